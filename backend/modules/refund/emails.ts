import { REFUND_OPTION } from "../../../lib/rules/orders/statuses";
import type { Translator } from "../lang/translator";
import type { Email, EmailText } from "../mail/outbox";
import { refundPath } from "../mail/shop-link";
import { listReturned, type ReturnedLine } from "./returned-lines";

const linkTo = (refundId: number, { t }: Translator): EmailText["link"] => ({
  path: refundPath(refundId),
  label: t("refund.view", { refundId }),
});

type RefundEmailInput = {
  recipient: string;
  refundId: number;
  orderId: number;
  optionId: number;
  lines: ReturnedLine[];
};

export const requestedEmail = ({
  recipient,
  refundId,
  orderId,
  optionId,
  lines,
}: RefundEmailInput): Email => ({
  recipient,
  write(translator) {
    const { t, quantity } = translator;
    return {
      subject: t("refund.requestedSubject", { refundId }),
      paragraphs: [
        [t("refund.requested", { refundId, orderId }), ...listReturned(lines, { quantity })].join("\n"),
        t(optionId === REFUND_OPTION.replacement ? "refund.replacement" : "refund.money"),
        t("refund.next"),
      ],
      link: linkTo(refundId, translator),
    };
  },
});

type Decision = { refundId: number; orderId: number; isApproved: boolean };

export const decidedText = (
  translator: Translator,
  { refundId, orderId, isApproved }: Decision,
): EmailText => ({
  subject: translator.t("refund.subject", { refundId }),
  paragraphs: [translator.t(isApproved ? "refund.approved" : "refund.rejected", { refundId, orderId })],
  link: linkTo(refundId, translator),
});
