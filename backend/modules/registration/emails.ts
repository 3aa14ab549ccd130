import type { Language } from "../../languages";
import type { Email } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";

type Registrant = { login: string; firstName: string; language: Language };

export const emails = {
  confirm: (shop: Shop, { login, firstName, language }: Registrant, code: string): Email => ({
    recipient: login,
    firstName,
    language,
    write: ({ t }) => ({
      subject: t("account.confirm.subject"),
      paragraphs: [
        t("account.confirm.text"),
        shopLink(shop, language, "/registration/confirm", { e_mail: login, reg_control_code: code }),
        t("account.confirm.notYou"),
      ],
    }),
  }),
  choosePassword: (shop: Shop, { login, language }: Omit<Registrant, "firstName">, token: string): Email => ({
    recipient: login,
    firstName: "",
    language,
    write: ({ t }) => ({
      subject: t("account.choosePassword.subject"),
      paragraphs: [
        t("account.choosePassword.text"),
        shopLink(shop, language, "/reset-password-confirm", { e_mail: login, token }),
        t("account.choosePassword.ownData"),
        t("account.confirm.notYou"),
      ],
    }),
  }),
  alreadyCustomer: (shop: Shop, recipient: string): Email => ({
    recipient,
    write: ({ t, language }) => ({
      subject: t("account.alreadyCustomer.subject"),
      paragraphs: [
        t("account.alreadyCustomer.text"),
        shopLink(shop, language, "/login"),
        t("account.alreadyCustomer.forgotten"),
        shopLink(shop, language, "/reset-password-request"),
      ],
    }),
  }),
  passwordReset: (shop: Shop, recipient: string, token: string): Email => ({
    recipient,
    write: ({ t, language }) => ({
      subject: t("account.passwordReset.subject"),
      paragraphs: [
        t("account.passwordReset.text"),
        shopLink(shop, language, "/reset-password-confirm", { e_mail: recipient, token }),
        t("account.passwordReset.notYou"),
      ],
    }),
  }),
  passwordChanged: (shop: Shop, recipient: string): Email => ({
    recipient,
    write: ({ t, language }) => ({
      subject: t("account.passwordWasReset.subject"),
      paragraphs: [
        t("account.passwordWasReset.text"),
        t("notYou.newPassword"),
        shopLink(shop, language, "/reset-password-request"),
      ],
    }),
  }),
};
