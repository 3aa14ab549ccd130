import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireTimeslot, WireTimeslotList } from "../../../lib/ebsn/schemas/delivery";
import { isHomeDelivery } from "../../../lib/rules/delivery/delivery-services";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address } from "../../db/schema";
import { ok } from "../../envelope";
import { date } from "../../http/date";
import { parseFields, parseQuery } from "../../http/input";
import { formatItalianDate } from "../../shop-dates";
import { toEuros } from "../../euros";
import { int, optionalInt } from "../../http/number";
import { noAddress } from "../cart/require-delivery";
import { chooseDelivery } from "../cart/choose-delivery";
import { type Delivery, findDeliveryFees } from "../cart/delivery";
import { withoutOwnBooking } from "../cart/reopened";
import { readCart } from "../cart/read";
import { deliveryFeeFor } from "../cart/totals";
import { advanceOrdersOf } from "../order/advance-to-now";
import { getCustomerOrder } from "../order/find";
import type { OrderRow } from "../order/rows";
import { getVisitor, requireCustomer } from "../session/visitor";
import { timeslotClosed, timeslotFull, timeslotNotFound } from "./errors";
import { findSlot, isClosed, isFull, listSlots, getSlotDates, getSlotStatus, type Slot } from "./slots";
import { formatSlotName } from "./wire";

const listSchema = z.object({
  "show-closed": z.string().optional(),
  /** Nothing more to do: the slots of a locker count its own places. */
  "check-locker": z.string().optional(),
  delivery_service_id: optionalInt,
  order_id: optionalInt,
  /** List the slots of this store, whatever the visitor has chosen. */
  parent_warehouse_id: optionalInt,
});
const selectSchema = z.object({
  sel_date: date,
  timeslot_id: int,
});

function timeslotWire(slot: Slot, delivery: Delivery, productsNetCents: number, now: Date): WireTimeslot {
  const { row } = slot;
  const amount = deliveryFeeFor(delivery.fees, productsNetCents, row.feeCents);
  const { slotDate, timeslotId } = delivery.choice;
  return {
    timeslotId: row.timeslotId,
    beginTime: row.beginTime,
    endTime: row.endTime,
    name: formatSlotName(row),
    status: getSlotStatus(slot),
    selected: slotDate === slot.date && timeslotId === row.timeslotId && !isClosed(slot, now),
    active: isFull(slot) || isClosed(slot, now) ? 0 : 1,
    deliveryDayPeriodId: row.deliveryDayPeriodId,
    cutoff: slot.cutoffAt.toISOString(),
    ...(delivery.fees.length === 0
      ? {}
      : {
          deliveryFee: {
            amount: toEuros(amount),
            promoShortDescr: row.feeText,
            ...(row.feeClass ? { metaData: { delivery_fee: { css_class: row.feeClass } } } : {}),
          },
        }),
  };
}

const findPoints = (db: Db, serviceId: number) =>
  db
    .select({ addressId: address.addressId, warehouseId: address.warehouseId })
    .from(address)
    .where(and(eq(address.deliveryServiceId, serviceId), eq(address.deleted, false)))
    .orderBy(asc(address.addressId));

async function findStorePoint(db: Db, warehouseId: number, serviceId: number): Promise<number | null> {
  if (isHomeDelivery(serviceId)) return warehouseId;
  const points = await findPoints(db, serviceId);
  return points.find((point) => point.warehouseId === warehouseId)?.addressId ?? null;
}

/** Before an address is chosen: the default store, or its first point. */
async function findFallbackPoint(db: Db, { warehouse }: Delivery, serviceId: number): Promise<number | null> {
  if (isHomeDelivery(serviceId)) return warehouse?.warehouseId ?? null;
  const points = await findPoints(db, serviceId);
  const storePoint = points.find((point) => point.warehouseId === warehouse?.warehouseId);
  return (storePoint ?? points[0])?.addressId ?? null;
}

/** An order moves at its original fee, so its slots show none. */
function toOrderDelivery(cartDelivery: Delivery, row: OrderRow): Delivery {
  const { slotDate, timeslotId } = row;
  const deliveryServiceId = Number(row.deliveryService.deliveryServiceId);
  return {
    ...cartDelivery,
    fees: [],
    choice: { ...cartDelivery.choice, deliveryServiceId, slotDate, timeslotId },
  };
}

export async function timeslotRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/timeslot/list", async (request) => {
    const params = parseQuery(request, listSchema);
    const now = clock.now();
    const visitor = getVisitor(request);
    if (visitor.customer) await advanceOrdersOf(db, visitor.customer, now, request.log);
    const { delivery: cartDelivery, totals, customer, reopenedOrder } = await readCart(request, context);
    const movedOrder =
      params.order_id === undefined
        ? null
        : await getCustomerOrder(db, requireCustomer(request).customerId, params.order_id);
    const delivery = movedOrder ? toOrderDelivery(cartDelivery, movedOrder) : cartDelivery;
    const serviceId = params.delivery_service_id ?? delivery.choice.deliveryServiceId;
    const chosenPointId =
      serviceId === delivery.choice.deliveryServiceId ? delivery.point?.pointId : undefined;
    const ofService =
      serviceId === delivery.choice.deliveryServiceId
        ? delivery
        : { ...delivery, fees: await findDeliveryFees(db, serviceId) };
    const pointId =
      params.parent_warehouse_id === undefined
        ? (movedOrder?.slotPointId ?? chosenPointId ?? (await findFallbackPoint(db, delivery, serviceId)))
        : await findStorePoint(db, params.parent_warehouse_id, serviceId);
    const days = pointId === null ? [] : await listSlots(db, serviceId, pointId, now);
    const showClosed = params["show-closed"] === "true";
    return ok<WireTimeslotList>({
      userId: customer?.customerId ?? -1,
      timetable: days.map(({ date, slots }) => ({
        date: formatItalianDate(date),
        dateIso: date,
        selected: date === delivery.choice.slotDate,
        timeslots: slots
          .filter((slot) => showClosed || slot.beginsAt > now)
          .map((slot) =>
            timeslotWire(
              withoutOwnBooking(slot, movedOrder ?? reopenedOrder),
              ofService,
              totals.productsNetCents,
              now,
            ),
          ),
      })),
    });
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/timeslot/select",
    handler: async (request, reply) => {
      const { sel_date: date, timeslot_id: timeslotId } = parseFields(request, selectSchema);
      return chooseDelivery(request, reply, context, async ({ db: tx, now, current, reopenedOrder }) => {
        if (!current.point) throw noAddress();
        const { pointId } = current.point;
        const { deliveryServiceId } = current.choice;
        const slot = await findSlot(tx, { timeslotId, date, pointId, deliveryServiceId });
        if (!slot || !getSlotDates(now).includes(date)) throw timeslotNotFound();
        if (isClosed(slot, now)) throw timeslotClosed();
        if (isFull(withoutOwnBooking(slot, reopenedOrder))) throw timeslotFull();
        return { slotDate: date, timeslotId };
      });
    },
  });
}
