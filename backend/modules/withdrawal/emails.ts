import type { Language } from "../../languages";
import { romeClock, romeDate } from "../../rome";
import type { Email } from "../mail/outbox";
import { listReturned, type ReturnedLine } from "../refund/returned-lines";

type Acknowledgement = {
  name: string;
  email: string;
  language: Language;
  orderId: number;
  refundId: number;
  orderedOn: string;
  lines: ReturnedLine[];
  receivedAt: Date;
};

/** The acknowledgement on a durable medium that art. 54-bis Codice del consumo asks for. */
export const acknowledgementEmail = (withdrawal: Acknowledgement): Email => ({
  recipient: withdrawal.email,
  firstName: withdrawal.name,
  language: withdrawal.language,
  write({ t, day, quantity }) {
    const { name, orderId, refundId, orderedOn, lines, receivedAt } = withdrawal;
    const contract = t("withdrawal.contract", { orderId, orderedOn: day(orderedOn), name });
    return {
      subject: t("withdrawal.subject", { orderId }),
      paragraphs: [
        t("withdrawal.received", { day: day(romeDate(receivedAt)), time: romeClock(receivedAt), refundId }),
        [contract, ...listReturned(lines, { quantity })].join("\n"),
        t("withdrawal.refund"),
        t("withdrawal.keep"),
      ],
    };
  },
});
