import { brand } from "../../../brand.config";
import { formatCardNumber } from "../../../lib/rules/fidelity";
import { composeEmail, shopLink } from "../mail/email";
import type { Email } from "../mail/outbox";
import type { NewMessage } from "../message/messages";

const CARDS_PATH = "/profile/fidelity";
const READY_SUBJECT = `La tua ${brand.cardName} è pronta`;

export const emails = {
  issued: (storefrontUrl: string, to: string, fidelityCard: string): Email =>
    composeEmail(
      to,
      READY_SUBJECT,
      `la tua carta è la n. ${formatCardNumber(fidelityCard)}: è già sul tuo account e raccoglie punti dalla prossima spesa.`,
      "Alla cassa basta il telefono: il codice a barre è qui.",
      shopLink(storefrontUrl, CARDS_PATH),
    ),
  issuedMessage: (fidelityCard: string): NewMessage => ({
    kind: "card",
    title: READY_SUBJECT,
    content: `La tua carta è la n. ${formatCardNumber(fidelityCard)} e raccoglie punti dalla prossima spesa.\nAlla cassa basta il telefono: il codice a barre è tra le tue carte.`,
    href: CARDS_PATH,
  }),
};
