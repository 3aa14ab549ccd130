import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, timeslot } from "../../db/schema";
import { weekDayOf } from "../../../lib/rules/rome-time";
import { fail } from "../../envelope";
import { findArticles } from "../cart/items";
import { lockNotice } from "../cart/notices";
import { openCart } from "../cart/open-cart";
import { SLOT_FULL } from "../cart/restrictions";
import { releaseSlot, takeSlot } from "../timeslot/capacity";
import { findSlot, isAt, isClosed, slotDates, type Slot } from "../timeslot/slots";
import { itemsOf } from "./find";
import type { OrderRow } from "./give-back";
import { lockReopenable } from "./reopen";
import { lockSlots } from "./replace";

export type DateChange = { orderId: number; date: string; timeslotId: number | undefined; now: Date };

const noSlot = () =>
  fail("error.timeslot.unknown", "In quel giorno non c'è una fascia per la tua consegna: scegline un'altra.");
const closed = () =>
  fail(
    "error.timeslot.closed",
    "Il tempo per ordinare in questa fascia oraria è scaduto: scegline un'altra.",
  );
const locked = (names: string[]) =>
  fail("msg.cart.availability.errors", `In quel momento non possiamo consegnare: ${names.join(", ")}.`);
const changing = () =>
  fail("error.order.already_modifying", "Stai modificando questo ordine: cambia la fascia dal carrello.");

/** The slot asked for; without its number the one at the same hours on the new day. */
async function wantedSlot(tx: Db, row: OrderRow, { date, timeslotId }: DateChange): Promise<Slot> {
  const deliveryServiceId = Number(row.deliveryService.deliveryServiceId);
  const rows = await tx
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.deliveryServiceId, deliveryServiceId), isAt(row.slotPointId)));
  const found = rows.find((one) =>
    timeslotId === undefined
      ? one.weekDay === weekDayOf(date) && one.beginTime === row.beginTime && one.endTime === row.endTime
      : one.timeslotId === timeslotId,
  );
  const wanted = { date, pointId: row.slotPointId, deliveryServiceId };
  const slot = found ? await findSlot(tx, { ...wanted, timeslotId: found.timeslotId }) : null;
  if (!slot) throw noSlot();
  return slot;
}

/** Moves an order to another slot at what it cost; its old place is free for others. */
export async function changeDate(tx: Db, customerId: number, asked: DateChange): Promise<void> {
  const { orderId, now } = asked;
  const { reopenedOrderId } = await openCart(tx, customerId, now, {}, true);
  if (reopenedOrderId === orderId) throw changing();
  const row = await lockReopenable(tx, customerId, orderId, now);
  const slot = await wantedSlot(tx, row, asked);
  const { timeslotId, slotDate, slotPointId: pointId } = row;
  if (slot.row.timeslotId === timeslotId && slot.date === slotDate) return;
  if (!slotDates(now).includes(slot.date)) throw noSlot();
  if (isClosed(slot, now)) throw closed();
  const items = (await itemsOf(tx, [orderId])).get(orderId) ?? [];
  const articles = await findArticles(
    tx,
    items.map(({ productId }) => productId),
  );
  const names = [...articles.values()].flatMap((article) =>
    article.kind === "product" && lockNotice({ ...article.row, stock: 1 }, slot, now)
      ? [article.row.name]
      : [],
  );
  if (names.length > 0) throw locked(names);
  const before = { timeslotId, slotDate, pointId };
  await lockSlots(tx, [before, { timeslotId: slot.row.timeslotId, slotDate: slot.date, pointId }]);
  if (!(await takeSlot(tx, slot))) throw fail(SLOT_FULL.code, SLOT_FULL.message);
  await releaseSlot(tx, before);
  await tx
    .update(order)
    .set({
      timeslotId: slot.row.timeslotId,
      slotDate: slot.date,
      beginTime: slot.row.beginTime,
      endTime: slot.row.endTime,
      cutoffAt: slot.cutoffAt,
    })
    .where(eq(order.orderId, orderId));
}
