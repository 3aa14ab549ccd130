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

type Decision = {
  refundId: number;
  orderId: number;
  optionId: number;
  isApproved: boolean;
  isPaidLater: boolean;
  cents: number;
};

export function decidedText(translator: Translator, decision: Decision): EmailText {
  const { t, price } = translator;
  const { refundId, orderId, optionId, isApproved, cents } = decision;
  const isPaidLater = decision.isPaidLater ? "yes" : "no";
  return {
    subject: t("refund.subject", { refundId }),
    paragraphs: isApproved
      ? [
          t("refund.approved", { refundId, orderId }),
          optionId === REFUND_OPTION.replacement
            ? t("refund.willReplace")
            : t("refund.willPay", { amount: price(cents), isPaidLater }),
        ]
      : [t("refund.rejected", { refundId, orderId })],
    link: linkTo(refundId, translator),
  };
}
