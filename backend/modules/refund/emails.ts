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
  isPaidLater: boolean;
  lines: ReturnedLine[];
};

export const requestedEmail = ({
  recipient,
  refundId,
  orderId,
  optionId,
  isPaidLater,
  lines,
}: RefundEmailInput): Email => ({
  recipient,
  write(translator) {
    const { t, quantity } = translator;
    return {
      subject: t("refund.requestedSubject", { refundId }),
      paragraphs: [
        [t("refund.requested", { refundId, orderId }), ...listReturned(lines, { quantity })].join("\n"),
        optionId === REFUND_OPTION.replacement
          ? t("refund.replacement")
          : t("refund.money", { isPaidLater: isPaidLater ? "yes" : "no" }),
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
