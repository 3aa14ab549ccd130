import { eq, lt } from "drizzle-orm";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import { oneLine } from "../../../lib/rules/text/one-line";
import type { Db } from "../../db/client";
import { customer, mail, type StoredLink } from "../../db/schema";
import { asLanguage, type Language } from "../../languages";
import { getTranslator, type Translator } from "../lang/translator";

export const MAIL_RETENTION_MS = 7 * DAY_MS;

/** The link leads to the page that the email is about. */
export type EmailText = {
  subject: string;
  paragraphs: string[];
  link?: Omit<StoredLink, "language">;
};

/** Name and language default to those of the customer with this address. */
export type Email = {
  recipient: string;
  firstName?: string;
  language?: Language;
  write: (translator: Translator) => EmailText;
};

type Recipient = { firstName: string; language: Language };

async function findRecipient(db: Db, { recipient, firstName, language }: Email): Promise<Recipient> {
  if (firstName !== undefined && language !== undefined) return { firstName, language };
  const [known] = await db
    .select({ firstName: customer.firstName, language: customer.language })
    .from(customer)
    .where(eq(customer.email, recipient))
    .limit(1);
  return {
    firstName: firstName ?? known?.firstName ?? "",
    language: language ?? asLanguage(known?.language),
  };
}

/** Emails older than a week are deleted: some contain codes. */
export async function sendMail(db: Db, email: Email, now: Date): Promise<void> {
  const { firstName, language } = await findRecipient(db, email);
  const translator = getTranslator(language);
  const { subject, paragraphs, link } = email.write(translator);
  const greeting = firstName
    ? translator.t("greetingByName", { firstName: oneLine(firstName) })
    : translator.t("greeting");
  const body = [greeting, ...paragraphs, translator.t("signature")].join("\n\n");
  await db.delete(mail).where(lt(mail.sentAt, new Date(now.getTime() - MAIL_RETENTION_MS)));
  await db.insert(mail).values({
    recipient: email.recipient,
    subject: oneLine(subject),
    body,
    link: link ? { ...link, language } : null,
    sentAt: now,
  });
}
