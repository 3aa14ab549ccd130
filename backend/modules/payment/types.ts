import { asc } from "drizzle-orm";
import type { z } from "zod";
import type { paymentTypeSchema } from "../../../lib/ebsn/schemas/cart";
import type { Db } from "../../db/client";
import { paymentType } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { toEuros } from "../../euros";

export type PaymentTypeRow = typeof paymentType.$inferSelect;
export type WirePaymentType = z.input<typeof paymentTypeSchema>;

export function paymentTypeWire(row: PaymentTypeRow): WirePaymentType {
  const { paymentTypeId, name, descr, online, voucherCents, dueInDays } = row;
  return {
    paymentTypeId,
    name,
    descr,
    online,
    ...(dueInDays === null ? {} : { dueInDays }),
    ...(voucherCents.length > 0 ? { voucherValues: voucherCents.map(toEuros) } : {}),
  };
}

export async function findPaymentTypes(db: Db, deliveryServiceId: number): Promise<PaymentTypeRow[]> {
  const rows = await db.select().from(paymentType).orderBy(asc(paymentType.position));
  return rows.filter(({ serviceIds }) => serviceIds.includes(deliveryServiceId));
}

export async function requirePaymentType(
  db: Db,
  deliveryServiceId: number,
  paymentTypeId: number,
): Promise<PaymentTypeRow> {
  const types = await findPaymentTypes(db, deliveryServiceId);
  const found = types.find((type) => type.paymentTypeId === paymentTypeId);
  if (!found)
    throw ebsnError(
      "error.checkout.payment_type",
      "Questo tipo di pagamento non è disponibile per la consegna scelta.",
    );
  return found;
}
