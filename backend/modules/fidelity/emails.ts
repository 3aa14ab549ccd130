import { formatCardNumber } from "../../../lib/rules/account/fidelity";
import type { Email } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";
import type { Translator } from "../lang/translator";
import type { NewMessage } from "../message/messages";
import type { Customer } from "../session/session";
import { agreementToken } from "./agreement-token";

const CARDS_PATH = "/profile/fidelity";

export const emails = {
  issued: (shop: Shop, recipient: string, fidelityCard: string): Email => ({
    recipient,
    write: ({ t, language }) => ({
      subject: t("card.issued.subject"),
      paragraphs: [
        t("card.issued.text", { card: formatCardNumber(fidelityCard) }),
        t("card.issued.barcode"),
        shopLink(shop, language, CARDS_PATH),
      ],
    }),
  }),
  /** For a card from the till, whose conditions were not accepted online. */
  agreement: (shop: Shop, owner: Customer): Email => ({
    recipient: owner.email,
    write: ({ t, language }) => ({
      subject: t("card.agreement.subject"),
      paragraphs: [
        t("card.agreement.text", { card: formatCardNumber(owner.fidelityCard) }),
        shopLink(shop, language, "/registration/card-agreement", {
          email: owner.login,
          token: agreementToken(owner),
        }),
      ],
    }),
  }),
  issuedMessage: ({ t }: Translator, fidelityCard: string): NewMessage => ({
    kind: "card",
    title: t("card.issued.subject"),
    content: t("card.issued.content", { card: formatCardNumber(fidelityCard) }),
    href: CARDS_PATH,
  }),
};
