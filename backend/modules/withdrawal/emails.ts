import { elides } from "../../../lib/rules/text/elision";
import type { Language } from "../../languages";
import { shopClock, shopDate } from "../../shop-dates";
import type { Translator } from "../lang/translator";
import type { Email } from "../mail/outbox";
import { refundPath } from "../mail/shop-link";
import { listReturned, type ReturnedLine } from "../refund/returned-lines";

type Acknowledgement = {
  name: string;
  email: string;
  language: Language;
  orderId: number;
  refundId: number;
  orderedOn: string;
  lines: ReturnedLine[];
  /** Once it is picked: what is refunded, or not to be paid later. Before: its new total, null when it is cancelled. */
  outcome: { refundedCents: number; isPaidLater: boolean } | { totalCents: number | null; isHeld: boolean };
  receivedAt: Date;
};

function outcomeText({ t, price }: Translator, outcome: Acknowledgement["outcome"]): string {
  if ("refundedCents" in outcome) {
    const { refundedCents, isPaidLater } = outcome;
    const text = t(isPaidLater ? "withdrawal.due" : "withdrawal.refund", { amount: price(refundedCents) });
    return `${refundedCents > 0 ? `${text} ` : ""}${t("withdrawal.bringBack")}`;
  }
  const { totalCents, isHeld } = outcome;
  return totalCents === null
    ? t("withdrawal.cancelled", { isHeld: isHeld ? "yes" : "no" })
    : t("withdrawal.takenOut", { total: price(totalCents) });
}

/** The acknowledgement on a durable medium that art. 54-bis Codice del consumo asks for. */
export const acknowledgementEmail = (withdrawal: Acknowledgement): Email => ({
  recipient: withdrawal.email,
  firstName: withdrawal.name,
  language: withdrawal.language,
  write(translator) {
    const { t, day, quantity } = translator;
    const { name, orderId, refundId, orderedOn, lines, receivedAt } = withdrawal;
    const orderDay = day(orderedOn);
    const receivedDay = day(shopDate(receivedAt));
    const contract = t("withdrawal.contract", {
      orderId,
      orderedOn: orderDay,
      elides: elides(orderDay),
      name,
    });
    return {
      subject: t("withdrawal.subject", { orderId }),
      paragraphs: [
        t("withdrawal.received", {
          day: receivedDay,
          elides: elides(receivedDay),
          time: shopClock(receivedAt),
          refundId,
        }),
        [contract, ...listReturned(lines, { quantity })].join("\n"),
        outcomeText(translator, withdrawal.outcome),
        t("withdrawal.keep"),
      ],
      link: { path: refundPath(refundId), label: t("withdrawal.view", { refundId }) },
    };
  },
});
