import { REFUND_OPTION } from "../../../lib/rules/statuses";
import type { Email } from "../mail/outbox";

type Requested = {
  recipient: string;
  refundId: number;
  orderId: number;
  optionId: number;
  lines: { quantity: number; name: string }[];
};

export const requestedEmail = ({ recipient, refundId, orderId, optionId, lines }: Requested): Email => ({
  recipient,
  write: ({ t, quantity }) => ({
    subject: t("refund.requestedSubject", { refundId }),
    paragraphs: [
      [
        t("refund.requested", { refundId, orderId }),
        ...lines.map((line) => `- ${quantity(line.quantity)} × ${line.name}`),
      ].join("\n"),
      t(optionId === REFUND_OPTION.replacement ? "refund.replacement" : "refund.money"),
      t("refund.next"),
    ],
  }),
});
