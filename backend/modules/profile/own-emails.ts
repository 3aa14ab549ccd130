import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, formerEmail } from "../../db/schema";
import { MAIL_RETENTION_MS } from "../mail/outbox";
import type { Customer } from "../session/session";

export async function keepFormerEmail(
  tx: Db,
  { customerId, email }: Pick<Customer, "customerId" | "email">,
  givenUpAt: Date,
): Promise<void> {
  await tx
    .insert(formerEmail)
    .values({ customerId, email, givenUpAt })
    .onConflictDoUpdate({ target: [formerEmail.customerId, formerEmail.email], set: { givenUpAt } });
}

/** No email to these addresses is left. */
export async function pruneFormerEmails(db: Db, now: Date): Promise<void> {
  await db.delete(formerEmail).where(lt(formerEmail.givenUpAt, new Date(now.getTime() - MAIL_RETENTION_MS)));
}

/** Addresses that emails to the customer may have gone to, without those that are another customer's own. */
export async function findOwnEmails(
  tx: Db,
  { customerId, email, secondEmail, login }: Customer,
): Promise<string[]> {
  const former = await tx
    .select({ email: formerEmail.email })
    .from(formerEmail)
    .where(eq(formerEmail.customerId, customerId));
  const further = [secondEmail, ...former.map((row) => row.email)];
  const owners = await tx
    .select({ email: customer.email })
    .from(customer)
    .where(and(inArray(customer.email, further), ne(customer.customerId, customerId)));
  const others = new Set(owners.map((owner) => owner.email));
  return [email, login, ...further.filter((own) => !others.has(own))];
}
