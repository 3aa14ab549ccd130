import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, timeslot } from "../../db/schema";
import { readableName } from "../../../lib/rules/text/names";
import { plannedWeekDay } from "../../domain/opening-plan";
import { EbsnError, ebsnError } from "../../envelope";
import { findArticles } from "../cart/items";
import { lockNotice } from "../cart/notices";
import { getOrCreateCart } from "../cart/current-cart";
import { translatedMessage } from "../lang/translated-message";
import { releaseSlot, reserveSlot } from "../timeslot/capacity";
import { timeslotClosed, timeslotFull, timeslotNotFound } from "../timeslot/errors";
import { findSlot, isAtPoint, isClosed, getSlotDates, type Slot } from "../timeslot/slots";
import { sendOrderEmail } from "./emails";
import { findOrderItems } from "./find";
import type { OrderRow } from "./rows";
import { lockReopenableOrder } from "./reopen";
import { lockSlots } from "./replace";

export type DateChange = { orderId: number; date: string; timeslotId: number | undefined; now: Date };

const itemsNotDeliverable = (names: string[]) =>
  new EbsnError([
    translatedMessage("msg.cart.availability.errors", ({ t }) =>
      t("answer.notDeliverable", { names: names.join(", ") }),
    ),
  ]);
const alreadyModifying = () =>
  ebsnError(
    "error.order.already_modifying",
    "Stai modificando questo ordine: cambia la fascia dal carrello.",
  );

/** Without a timeslot id, the slot at the same hours on the new day. */
async function findTargetSlot(tx: Db, row: OrderRow, { date, timeslotId }: DateChange): Promise<Slot> {
  const deliveryServiceId = Number(row.deliveryService.deliveryServiceId);
  const rows = await tx
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.deliveryServiceId, deliveryServiceId), isAtPoint(row.slotPointId)));
  const weekDay = plannedWeekDay(date);
  const found = rows.find((one) =>
    timeslotId === undefined
      ? one.weekDay === weekDay && one.beginTime === row.beginTime && one.endTime === row.endTime
      : one.timeslotId === timeslotId,
  );
  const target = { date, pointId: row.slotPointId, deliveryServiceId };
  const slot = found ? await findSlot(tx, { ...target, timeslotId: found.timeslotId }) : null;
  if (!slot) throw timeslotNotFound();
  return slot;
}

/** Moves an order to another slot at its original delivery fee. */
export async function changeOrderDate(tx: Db, customerId: number, change: DateChange): Promise<void> {
  const { orderId, now } = change;
  const { reopenedOrderId } = await getOrCreateCart(tx, { customerId }, now, true);
  if (reopenedOrderId === orderId) throw alreadyModifying();
  const row = await lockReopenableOrder(tx, customerId, orderId, now);
  const slot = await findTargetSlot(tx, row, change);
  const { timeslotId, slotDate, slotPointId: pointId } = row;
  if (slot.row.timeslotId === timeslotId && slot.date === slotDate) return;
  if (!getSlotDates(now).includes(slot.date)) throw timeslotNotFound();
  if (isClosed(slot, now)) throw timeslotClosed();
  const items = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
  const articles = await findArticles(
    tx,
    items.map(({ productId }) => productId),
  );
  const destination = { deliveryServiceId: Number(row.deliveryService.deliveryServiceId), slot };
  const names = [...articles.values()].flatMap((article) =>
    article.kind === "product" && lockNotice({ ...article.row, stock: 1 }, destination, now)
      ? [readableName(article.row.name)]
      : [],
  );
  if (names.length > 0) throw itemsNotDeliverable(names);
  const previousSlot = { timeslotId, slotDate, pointId };
  await lockSlots(tx, [previousSlot, { timeslotId: slot.row.timeslotId, slotDate: slot.date, pointId }]);
  if (!(await reserveSlot(tx, slot))) throw timeslotFull();
  await releaseSlot(tx, previousSlot);
  const [moved] = await tx
    .update(order)
    .set({
      timeslotId: slot.row.timeslotId,
      slotDate: slot.date,
      beginTime: slot.row.beginTime,
      endTime: slot.row.endTime,
      cutoffAt: slot.cutoffAt,
    })
    .where(eq(order.orderId, orderId))
    .returning();
  if (moved) await sendOrderEmail(tx, "dateChanged", moved, now);
}
