import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, formerEmail } from "../../db/schema";
import type { Customer } from "../session/session";

export async function keepFormerEmail(tx: Db, customerId: number, email: string): Promise<void> {
  await tx.insert(formerEmail).values({ customerId, email }).onConflictDoNothing();
}

/** Addresses that the customer has had, without those that are another customer's own. */
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
