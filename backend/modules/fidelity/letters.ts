import { cardText } from "../../../lib/rules/fidelity";
import type { Letter } from "../mail/outbox";
import type { NewMessage } from "../message/messages";

const CARDS = "/profile/fidelity";

/** What a customer is told about a new card; `shop` is the storefront's address. */
export const letters = {
  issued: (shop: string, to: string, fidelityCard: string): Letter => ({
    recipient: to,
    subject: "La tua Carta Vantaggi è pronta",
    body: [
      `la tua carta è la n. ${cardText(fidelityCard)}: è già sul tuo account e raccoglie punti dalla prossima spesa.`,
      "Alla cassa basta il telefono: il codice a barre è qui.",
      `${shop.replace(/\/+$/, "")}${CARDS}`,
      "A presto,\nMadia",
    ].join("\n\n"),
  }),
  issuedMessage: (fidelityCard: string): NewMessage => ({
    kind: "card",
    title: "La tua Carta Vantaggi è pronta",
    content: `La tua carta è la n. ${cardText(fidelityCard)} e raccoglie punti dalla prossima spesa.\nAlla cassa basta il telefono: il codice a barre è tra le tue carte.`,
    href: CARDS,
  }),
};
