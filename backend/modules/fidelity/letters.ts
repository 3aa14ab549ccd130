import { cardText } from "../../../lib/rules/fidelity";
import { letter, shopLink } from "../mail/letter";
import type { Letter } from "../mail/outbox";
import type { NewMessage } from "../message/messages";

const CARDS = "/profile/fidelity";
const READY = "La tua Carta Vantaggi è pronta";

/** What a customer is told about a new card; `shop` is the storefront's address. */
export const letters = {
  issued: (shop: string, to: string, fidelityCard: string): Letter =>
    letter(
      to,
      READY,
      `la tua carta è la n. ${cardText(fidelityCard)}: è già sul tuo account e raccoglie punti dalla prossima spesa.`,
      "Alla cassa basta il telefono: il codice a barre è qui.",
      shopLink(shop, CARDS),
    ),
  issuedMessage: (fidelityCard: string): NewMessage => ({
    kind: "card",
    title: READY,
    content: `La tua carta è la n. ${cardText(fidelityCard)} e raccoglie punti dalla prossima spesa.\nAlla cassa basta il telefono: il codice a barre è tra le tue carte.`,
    href: CARDS,
  }),
};
