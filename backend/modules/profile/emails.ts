import type { Letter } from "../mail/outbox";
import { type Shop, shopLink } from "../mail/shop-link";
import type { Customer } from "../session/session";
import { asLanguage } from "../../languages";

/** Account e-mails. */
export const emails = {
  newEmail: (shop: Shop, recipient: string, owner: Customer, token: string): Letter => ({
    recipient,
    firstName: owner.firstName,
    language: asLanguage(owner.language),
    write: ({ text, language }) => ({
      subject: text("account.newEmail.subject"),
      paragraphs: [
        text("account.newEmail.text"),
        shopLink(shop, language, "/profile/email-updated", { token }),
        text("notYou.ignore"),
      ],
    }),
  }),
  emailTaken: (recipient: string): Letter => ({
    recipient,
    write: ({ text }) => ({
      subject: text("account.emailTaken.subject"),
      paragraphs: [text("account.emailTaken.text"), text("notYou.ignore")],
    }),
  }),
  /** To the address they had before. */
  emailChanged: (previous: Customer, email: string): Letter => ({
    recipient: previous.email,
    firstName: previous.firstName,
    language: asLanguage(previous.language),
    write: ({ text }) => ({
      subject: text("account.emailChanged.subject"),
      paragraphs: [text("account.emailChanged.text", { email }), text("notYou.call")],
    }),
  }),
  passwordChanged: (recipient: string): Letter => ({
    recipient,
    write: ({ text }) => ({
      subject: text("account.passwordChanged.subject"),
      paragraphs: [text("account.passwordChanged.text"), text("notYou.call")],
    }),
  }),
  deletion: (shop: Shop, recipient: string, token: string): Letter => ({
    recipient,
    write: ({ text, language }) => ({
      subject: text("account.deletion.subject"),
      paragraphs: [
        text("account.deletion.text"),
        shopLink(shop, language, "/profile/account-deletion", { token }),
        text("notYou.ignore"),
      ],
    }),
  }),
  deleted: ({ email, firstName, language }: Customer): Letter => ({
    recipient: email,
    firstName,
    language: asLanguage(language),
    write: ({ text }) => ({
      subject: text("account.deleted.subject"),
      paragraphs: [text("account.deleted.text"), text("notYou.call")],
    }),
  }),
};
