import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { WireUserDetail } from "../../../lib/ebsn/schemas/profile";
import type { Db } from "../../db/client";
import { accountChange, customer } from "../../db/schema";
import { formatItalianDate } from "../../shop-dates";
import type { Customer } from "../session/session";

async function findPendingEmail(db: Db, customerId: number, now: Date): Promise<string> {
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

export async function loadUserDetail(db: Db, row: Customer, now: Date): Promise<WireUserDetail> {
  return {
    userId: row.customerId,
    login: row.login,
    email: row.email,
    newEmail: await findPendingEmail(db, row.customerId, now),
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    homePhone: row.homePhone,
    secondEmail: row.secondEmail,
    username: row.username ?? "",
    language: row.language,
    birthDate: row.birthDate ? formatItalianDate(row.birthDate) : "",
    postalcode: row.postalcode,
    fiscalCode: row.fiscalCode,
    fidelityCard: row.fidelityCard,
    personInfos: Object.entries(row.personInfos).map(([personInfoTypeId, value]) => ({
      personInfoTypeId: Number(personInfoTypeId),
      value,
    })),
  };
}

export async function updateCustomer(
  db: Db,
  customerId: number,
  changes: PgUpdateSetSource<typeof customer>,
): Promise<Customer> {
  const [row] = await db.update(customer).set(changes).where(eq(customer.customerId, customerId)).returning();
  if (!row) throw new Error(`customer ${customerId} not found`);
  return row;
}
