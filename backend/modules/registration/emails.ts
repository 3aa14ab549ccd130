import type { Language } from "../../languages";
import type { Letter } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";

type Registrant = { login: string; firstName: string; language: Language };

/** Registration and password reset e-mails. */
export const emails = {
  confirm: (shop: Shop, { login, firstName, language }: Registrant, code: string): Letter => ({
    recipient: login,
    firstName,
    language,
    write: ({ text }) => ({
      subject: text("account.confirm.subject"),
      paragraphs: [
        text("account.confirm.text"),
        shopLink(shop, language, "/registration/confirm", { e_mail: login, reg_control_code: code }),
        text("account.confirm.notYou"),
      ],
    }),
  }),
  alreadyCustomer: (shop: Shop, recipient: string): Letter => ({
    recipient,
    write: ({ text, language }) => ({
      subject: text("account.alreadyCustomer.subject"),
      paragraphs: [
        text("account.alreadyCustomer.text"),
        shopLink(shop, language, "/login"),
        text("account.alreadyCustomer.forgotten"),
        shopLink(shop, language, "/reset-password-request"),
      ],
    }),
  }),
  passwordReset: (shop: Shop, recipient: string, token: string): Letter => ({
    recipient,
    write: ({ text, language }) => ({
      subject: text("account.passwordReset.subject"),
      paragraphs: [
        text("account.passwordReset.text"),
        shopLink(shop, language, "/reset-password-confirm", { e_mail: recipient, token }),
        text("account.passwordReset.notYou"),
      ],
    }),
  }),
  passwordChanged: (shop: Shop, recipient: string): Letter => ({
    recipient,
    write: ({ text, language }) => ({
      subject: text("account.passwordWasReset.subject"),
      paragraphs: [
        text("account.passwordWasReset.text"),
        text("notYou.newPassword"),
        shopLink(shop, language, "/reset-password-request"),
      ],
    }),
  }),
};
