import { formatCardNumber } from "../../../lib/rules/fidelity";
import type { Letter } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";
import type { Words } from "../mail/words";
import type { NewMessage } from "../message/messages";
import type { Customer } from "../session/session";
import { agreementToken } from "./agreement-token";

const CARDS_PATH = "/profile/fidelity";

export const emails = {
  issued: (shop: Shop, recipient: string, fidelityCard: string): Letter => ({
    recipient,
    write: ({ text, language }) => ({
      subject: text("card.issued.subject"),
      paragraphs: [
        text("card.issued.text", { card: formatCardNumber(fidelityCard) }),
        text("card.issued.barcode"),
        shopLink(shop, language, CARDS_PATH),
      ],
    }),
  }),
  /** Of a card from the till, whose conditions were not accepted here. */
  agreement: (shop: Shop, owner: Customer): Letter => ({
    recipient: owner.email,
    write: ({ text, language }) => ({
      subject: text("card.agreement.subject"),
      paragraphs: [
        text("card.agreement.text", { card: formatCardNumber(owner.fidelityCard) }),
        shopLink(shop, language, "/registration/card-agreement", {
          email: owner.login,
          token: agreementToken(owner),
        }),
      ],
    }),
  }),
  issuedMessage: ({ text }: Words, fidelityCard: string): NewMessage => ({
    kind: "card",
    title: text("card.issued.subject"),
    content: text("card.issued.content", { card: formatCardNumber(fidelityCard) }),
    href: CARDS_PATH,
  }),
};
