import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { availability, type LockSlot } from "../../../lib/rules/locks";
import { addDays, weekDayOf } from "../../../lib/rules/rome-time";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_REOPENED, cart, order, orderItem, productIndex, timeslot } from "../../db/schema";
import { romeDate } from "../../rome";
import type { Visitor } from "../session/session";
import type { ProductRow } from "./rows";

const WEEK = 7;

/** What a customer has bought, most often first. */
export function boughtBy(customerId: number): { filter: SQL; order: SQL } {
  const lines = sql`from ${orderItem} i join ${order} o on o.order_id = i.order_id
    where o.customer_id = ${customerId} and not i.packaging and i.product_id = ${productIndex.productId}`;
  return { filter: sql`exists (select 1 ${lines})`, order: sql`(select count(*) ${lines}) desc` };
}

async function chosenSlot(db: Db, { customer, choice }: Visitor) {
  if (!customer) return { date: choice.slotDate ?? null, timeslotId: choice.timeslotId ?? null };
  const [row] = await db
    .select({ date: cart.slotDate, timeslotId: cart.timeslotId })
    .from(cart)
    .where(
      and(eq(cart.customerId, customer.customerId), inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED])),
    );
  return row ?? { date: null, timeslotId: null };
}

/** The slot a shelf is made for: the visitor's own ("own"), or the next day on which a slot returns; null: none. */
export async function slotFor(
  db: Db,
  wanted: "own" | number,
  visitor: Visitor,
  now: Date,
): Promise<LockSlot | null> {
  const own = await chosenSlot(db, visitor);
  const timeslotId = wanted === "own" ? own.timeslotId : wanted;
  if (timeslotId === null) return null;
  const [row] = await db.select().from(timeslot).where(eq(timeslot.timeslotId, timeslotId));
  if (!row) return null;
  if (own.timeslotId === timeslotId && own.date) return { dateIso: own.date, beginTime: row.beginTime };
  const today = romeDate(now);
  const days = Array.from({ length: WEEK }, (_day, ahead) => addDays(today, ahead + 1));
  const dateIso = days.find((day) => weekDayOf(day) === row.weekDay);
  return dateIso ? { dateIso, beginTime: row.beginTime } : null;
}

/** Whether goods can be had in the slot. */
export function isHadIn(row: ProductRow, slot: LockSlot, now: Date): boolean {
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
