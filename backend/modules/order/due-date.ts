import { eq } from "drizzle-orm";
import { addDays } from "../../../lib/rules/shop-time";
import type { Db } from "../../db/client";
import { paymentDueDate, paymentType } from "../../db/schema";
import { romeDate } from "../../rome";
import type { OrderRow } from "./rows";

export async function recordDueDate(tx: Db, row: OrderRow, at: Date): Promise<void> {
  const [type] = await tx.select().from(paymentType).where(eq(paymentType.paymentTypeId, row.paymentTypeId));
  if (!type || type.dueInDays === null) return;
  const [existing] = await tx.select().from(paymentDueDate).where(eq(paymentDueDate.orderId, row.orderId));
  if (existing) return;
  await tx.insert(paymentDueDate).values({
    customerId: row.customerId,
    orderId: row.orderId,
    description: `${type.name}: ordine ${row.orderId}`,
    dueDate: addDays(romeDate(at), type.dueInDays),
    amountCents: row.chargedCents ?? row.totalCents,
  });
}
