import type { Email } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";
import type { Customer } from "../session/session";
import { asLanguage } from "../../languages";

export const emails = {
  newEmail: (shop: Shop, recipient: string, owner: Customer, token: string): Email => ({
    recipient,
    firstName: owner.firstName,
    language: asLanguage(owner.language),
    write: ({ t, language }) => ({
      subject: t("account.newEmail.subject"),
      paragraphs: [
        t("account.newEmail.text"),
        shopLink(shop, language, "/profile/email-updated", { token }),
        t("notYou.ignore"),
      ],
    }),
  }),
  emailTaken: (recipient: string): Email => ({
    recipient,
    write: ({ t }) => ({
      subject: t("account.emailTaken.subject"),
      paragraphs: [t("account.emailTaken.text"), t("notYou.ignore")],
    }),
  }),
  emailChanged: (previous: Customer, email: string): Email => ({
    recipient: previous.email,
    firstName: previous.firstName,
    language: asLanguage(previous.language),
    write: ({ t }) => ({
      subject: t("account.emailChanged.subject"),
      paragraphs: [t("account.emailChanged.text", { email }), t("notYou.call")],
    }),
  }),
  usernameChanged: (recipient: string, username: string): Email => ({
    recipient,
    write: ({ t }) => ({
      subject: t("account.usernameChanged.subject"),
      paragraphs: [t("account.usernameChanged.text", { username }), t("notYou.call")],
    }),
  }),
  secondEmailChanged: (recipient: string, secondEmail: string): Email => ({
    recipient,
    write: ({ t }) => ({
      subject: t("account.secondEmailChanged.subject"),
      paragraphs: [t("account.secondEmailChanged.text", { secondEmail }), t("notYou.call")],
    }),
  }),
  passwordChanged: (recipient: string): Email => ({
    recipient,
    write: ({ t }) => ({
      subject: t("account.passwordChanged.subject"),
      paragraphs: [t("account.passwordChanged.text"), t("notYou.call")],
    }),
  }),
  deletion: (shop: Shop, recipient: string, token: string): Email => ({
    recipient,
    write: ({ t, language }) => ({
      subject: t("account.deletion.subject"),
      paragraphs: [
        t("account.deletion.text"),
        shopLink(shop, language, "/profile/account-deletion", { token }),
        t("notYou.ignore"),
      ],
    }),
  }),
  deleted: ({ email, firstName, language }: Customer): Email => ({
    recipient: email,
    firstName,
    language: asLanguage(language),
    write: ({ t }) => ({
      subject: t("account.deleted.subject"),
      paragraphs: [t("account.deleted.text"), t("notYou.call")],
    }),
  }),
};
