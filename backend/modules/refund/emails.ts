import { REFUND_OPTION } from "../../../lib/rules/orders/statuses";
import type { Email } from "../mail/outbox";
import { listReturned, type ReturnedLine } from "./returned-lines";

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
  write: ({ t, quantity }) => ({
    subject: t("refund.requestedSubject", { refundId }),
    paragraphs: [
      [t("refund.requested", { refundId, orderId }), ...listReturned(lines, { quantity })].join("\n"),
      t(optionId === REFUND_OPTION.replacement ? "refund.replacement" : "refund.money"),
      t("refund.next"),
    ],
  }),
});
