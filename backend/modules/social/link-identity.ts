import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, socialIdentity, type SocialProfile } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { sendMail } from "../mail/outbox";
import { hashPassword } from "../session/password";
import type { Customer } from "../session/session";
import { STAFF_USER_TYPE } from "../session/staff";

export const INCOMPLETE_LEVEL = 1;

const staffAccount = () =>
  ebsnError("error.social.staff", "Questa e-mail è di chi lavora nel negozio: accedi con la password.");

/** Subject of the stand-in provider, derived from the e-mail. */
export const subjectOf = (provider: string, email: string) =>
  createHash("sha256").update(`${provider} ${email}`).digest("hex");

const findByLogin = async (tx: Db, login: string): Promise<Customer | undefined> =>
  (await tx.select().from(customer).where(eq(customer.login, login)))[0];

/** undefined: another request has created the account in the meantime. */
async function createCustomer(tx: Db, { email, firstName, lastName }: SocialProfile, now: Date) {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64"));
  const [row] = await tx
    .insert(customer)
    .values({
      login: email,
      email,
      passwordHash,
      firstName,
      lastName,
      profileLevel: INCOMPLETE_LEVEL,
      profileConfirmed: false,
      createdAt: now,
    })
    .onConflictDoNothing({ target: customer.login })
    .returning();
  return row;
}

/** Links by the e-mail, which the provider has verified; an existing customer is told by email. */
export async function findOrLink(tx: Db, profile: SocialProfile, now: Date): Promise<Customer> {
  const { provider, subject, email } = profile;
  const [linked] = await tx
    .select({ row: customer })
    .from(socialIdentity)
    .innerJoin(customer, eq(customer.customerId, socialIdentity.customerId))
    .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)));
  if (linked) return linked.row;
  const created = (await findByLogin(tx, email)) ? undefined : await createCustomer(tx, profile, now);
  const row = created ?? (await findByLogin(tx, email));
  if (!row) throw new Error("customer not created");
  if (row.userTypeId === STAFF_USER_TYPE) throw staffAccount();
  const added = await tx
    .insert(socialIdentity)
    .values({ provider, subject, customerId: row.customerId, linkedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!created && added.length > 0)
    await sendMail(
      tx,
      {
        recipient: email,
        write: ({ t }) => ({
          subject: t("account.socialLogin.subject"),
          paragraphs: [t("account.socialLogin.text"), t("notYou.call")],
        }),
      },
      now,
    );
  return row;
}
