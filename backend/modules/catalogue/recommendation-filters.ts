import { eq, type SQL, sql } from "drizzle-orm";
import type { LockSlot } from "../../../lib/rules/cart/locks";
import type { Db } from "../../db/client";
import { plannedWeekDay } from "../../domain/opening-plan";
import { cart, order, orderItem, productIndex, timeslot } from "../../db/schema";
import { currentCartOf } from "../cart/current-cart";
import { ownerOf } from "../cart/owner";
import type { Visitor } from "../session/session";
import { getSlotDates } from "../timeslot/slots";
import { productAvailability } from "./availability";
import type { ProductRow } from "./rows";

const NO_SLOT = { date: null, timeslotId: null };

export function purchasedBy(customerId: number): { filter: SQL; order: SQL } {
  const lines = sql`from ${orderItem} i join ${order} o on o.order_id = i.order_id
    where o.customer_id = ${customerId} and not i.packaging and i.product_id = ${productIndex.productId}`;
  return { filter: sql`exists (select 1 ${lines})`, order: sql`(select count(*) ${lines}) desc` };
}

async function findChosenSlot(db: Db, visitor: Visitor) {
  const owner = ownerOf(visitor);
  if (!owner) return NO_SLOT;
  const [row] = await db
    .select({ date: cart.slotDate, timeslotId: cart.timeslotId })
    .from(cart)
    .where(currentCartOf(owner));
  return row ?? NO_SLOT;
}

/** The visitor's chosen slot ("own"), or the next day a weekly slot recurs. */
export async function resolveSlot(
  db: Db,
  slotRef: "own" | number,
  visitor: Visitor,
  now: Date,
): Promise<LockSlot | null> {
  const chosen = await findChosenSlot(db, visitor);
  const timeslotId = slotRef === "own" ? chosen.timeslotId : slotRef;
  if (timeslotId === null) return null;
  const [row] = await db.select().from(timeslot).where(eq(timeslot.timeslotId, timeslotId));
  if (!row) return null;
  if (chosen.timeslotId === timeslotId && chosen.date)
    return { dateIso: chosen.date, beginTime: row.beginTime };
  const [, ...days] = getSlotDates(now);
  const dateIso = days.find((day) => plannedWeekDay(day) === row.weekDay);
  return dateIso ? { dateIso, beginTime: row.beginTime } : null;
}

export function isAvailableInSlot(row: ProductRow, slot: LockSlot, now: Date): boolean {
  return productAvailability(row, slot, now).available;
}
