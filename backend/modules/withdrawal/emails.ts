import { romeTime } from "../../../lib/rules/rome-time";
import type { Language } from "../../languages";
import type { Letter } from "../mail/outbox";

type Acknowledgement = {
  name: string;
  email: string;
  language: Language;
  orderId: number;
  refundId: number;
  orderedOn: string;
  lines: { quantity: number; name: string }[];
  receivedAt: Date;
};

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The acknowledgement on a durable medium that art. 54-bis Codice del consumo asks for. */
export const acknowledgementEmail = (withdrawal: Acknowledgement): Letter => ({
  recipient: withdrawal.email,
  firstName: withdrawal.name,
  language: withdrawal.language,
  write({ text, day, quantity }) {
    const { name, orderId, refundId, orderedOn, lines, receivedAt } = withdrawal;
    const { dateIso, minutes } = romeTime(receivedAt);
    const contract = text("withdrawal.contract", { orderId, orderedOn: day(orderedOn), name });
    return {
      subject: text("withdrawal.subject", { orderId }),
      paragraphs: [
        text("withdrawal.received", { day: day(dateIso), time: clockTime(minutes), refundId }),
        [contract, ...lines.map((line) => `- ${quantity(line.quantity)} × ${line.name}`)].join("\n"),
        text("withdrawal.refund"),
        text("withdrawal.keep"),
      ],
    };
  },
});
