import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { WireUserDetail } from "../../../lib/ebsn/schemas/profile";
import type { Db } from "../../db/client";
import { accountChange, customer } from "../../db/schema";
import { italianDate } from "../../rome";
import type { Customer } from "../session/session";

/** The address a customer asked to change to and has not confirmed yet; "" without one. */
async function newEmailOf(db: Db, customerId: number, now: Date): Promise<string> {
  const [row] = await db
    .select({ value: accountChange.value })
    .from(accountChange)
    .where(
      and(
        eq(accountChange.customerId, customerId),
        eq(accountChange.kind, "email"),
        isNull(accountChange.usedAt),
        gt(accountChange.expiresAt, now),
      ),
    )
    .orderBy(desc(accountChange.createdAt))
    .limit(1);
  return row?.value ?? "";
}

/** A customer with everything they may see and change of themselves. */
export async function userDetail(db: Db, row: Customer, now: Date): Promise<WireUserDetail> {
  return {
    userId: row.customerId,
    login: row.login,
    email: row.email,
    newEmail: await newEmailOf(db, row.customerId, now),
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    birthDate: row.birthDate ? italianDate(row.birthDate) : "",
    postalcode: row.postalcode,
    fiscalCode: row.fiscalCode,
    fidelityCard: row.fidelityCard,
    personInfos: Object.entries(row.personInfos).map(([personInfoTypeId, value]) => ({
      personInfoTypeId: Number(personInfoTypeId),
      value,
    })),
  };
}

/** Changes a customer and answers them as they are from now on. */
export async function changeCustomer(
  db: Db,
  customerId: number,
  changes: Partial<typeof customer.$inferInsert>,
): Promise<Customer> {
  const [row] = await db.update(customer).set(changes).where(eq(customer.customerId, customerId)).returning();
  if (!row) throw new Error(`customer ${customerId} is gone`);
  return row;
}
