import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { availability, type LockSlot } from "../../../lib/rules/locks";
import { addDays, weekDayOf } from "../../../lib/rules/rome-time";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_REOPENED, cart, order, orderItem, productIndex, timeslot } from "../../db/schema";
import { romeDate } from "../../rome";
import type { Visitor } from "../session/session";
import type { ProductRow } from "./rows";

const DAYS_PER_WEEK = 7;

export function purchasedBy(customerId: number): { filter: SQL; order: SQL } {
  const lines = sql`from ${orderItem} i join ${order} o on o.order_id = i.order_id
    where o.customer_id = ${customerId} and not i.packaging and i.product_id = ${productIndex.productId}`;
  return { filter: sql`exists (select 1 ${lines})`, order: sql`(select count(*) ${lines}) desc` };
}

async function findChosenSlot(db: Db, { customer, choice }: Visitor) {
  if (!customer) return { date: choice.slotDate ?? null, timeslotId: choice.timeslotId ?? null };
  const [row] = await db
    .select({ date: cart.slotDate, timeslotId: cart.timeslotId })
    .from(cart)
    .where(
      and(eq(cart.customerId, customer.customerId), inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED])),
    );
  return row ?? { date: null, timeslotId: null };
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
  const today = romeDate(now);
  const days = Array.from({ length: DAYS_PER_WEEK }, (_day, index) => addDays(today, index + 1));
  const dateIso = days.find((day) => weekDayOf(day) === row.weekDay);
  return dateIso ? { dateIso, beginTime: row.beginTime } : null;
}

export function isAvailableInSlot(row: ProductRow, slot: LockSlot, now: Date): boolean {
  return availability(
    {
      available: row.stock ?? 1,
      dayLock: row.dayLock,
      leadTimeHours: Number(row.infos.LEAD_TIME) || 0,
      lockCutoff: row.infos.PRODUCT_LOCK_CUTOFF ?? "",
    },
    slot,
    now,
  ).available;
}
