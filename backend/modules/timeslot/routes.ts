import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireTimeslot, WireTimeslotList } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields, query } from "../../http/input";
import { italianDate, readDate } from "../../rome";
import { HOME } from "../address/coverage";
import { int, optionalInt } from "../address/query";
import { noAddress } from "../cart/ready";
import { chooseDelivery } from "../cart/choose";
import type { Delivery } from "../cart/delivery";
import { SLOT_FULL } from "../cart/restrictions";
import { withOwnPlace } from "../cart/reopened";
import { readCart } from "../cart/read";
import { deliveryFeeFor } from "../cart/totals";
import { euros } from "../cart/wire";
import { releaseExpired } from "../order/expiry";
import { ownOrder } from "../order/find";
import type { OrderRow } from "../order/give-back";
import { customerOf } from "../session/visitor";
import { findSlot, isClosed, isFull, listSlots, slotDates, slotStatus, type Slot } from "./slots";
import { slotName } from "./wire";

const listSchema = z.object({
  "show-closed": z.string().optional(),
  delivery_service_id: optionalInt,
  /** The slots an order could move to. */
  order_id: optionalInt,
  /** Slots of that store, whatever the visitor has chosen. */
  parent_warehouse_id: optionalInt,
});
const selectSchema = z.object({
  sel_date: z.string().transform((text, check) => {
    const date = readDate(text);
    if (date) return date;
    check.addIssue({ code: "custom", message: "no date" });
    return z.NEVER;
  }),
  timeslot_id: int,
});

function timeslotWire(slot: Slot, delivery: Delivery, goodsCents: number, now: Date): WireTimeslot {
  const { row } = slot;
  const amount = deliveryFeeFor(delivery.fees, goodsCents, row.feeCents);
  const { slotDate, timeslotId } = delivery.choice;
  return {
    timeslotId: row.timeslotId,
    beginTime: row.beginTime,
    endTime: row.endTime,
    name: slotName(row),
    status: slotStatus(slot),
    selected: slotDate === slot.date && timeslotId === row.timeslotId,
    active: isFull(slot) || isClosed(slot, now) ? 0 : 1,
    deliveryDayPeriodId: row.deliveryDayPeriodId,
    cutoff: slot.cutoffAt.toISOString(),
    ...(delivery.fees.length === 0
      ? {}
      : {
          deliveryFee: {
            amount: euros(amount),
            promoShortDescr: row.feeText,
            ...(row.feeClass ? { metaData: { delivery_fee: { css_class: row.feeClass } } } : {}),
          },
        }),
  };
}

const pointsOf = (db: Db, serviceId: number) =>
  db
    .select({ addressId: address.addressId, warehouseId: address.warehouseId })
    .from(address)
    .where(and(eq(address.deliveryServiceId, serviceId), eq(address.deleted, false)))
    .orderBy(asc(address.addressId));

/** Where a store hands the goods of a service over; null: it does not. */
async function pointOfStore(db: Db, warehouseId: number, serviceId: number): Promise<number | null> {
  if (serviceId === HOME) return warehouseId;
  const points = await pointsOf(db, serviceId);
  return points.find((point) => point.warehouseId === warehouseId)?.addressId ?? null;
}

/** Where slots are shown for before an address is chosen: the default store, or its first point. */
async function fallbackPoint(db: Db, { warehouse }: Delivery, serviceId: number): Promise<number | null> {
  if (serviceId === HOME) return warehouse?.warehouseId ?? null;
  const points = await pointsOf(db, serviceId);
  const own = points.find((point) => point.warehouseId === warehouse?.warehouseId);
  return (own ?? points[0])?.addressId ?? null;
}

/** The slots of an order, which moves at what it cost: no fee is said of any. */
function deliveryOfOrder(own: Delivery, row: OrderRow): Delivery {
  const { slotDate, timeslotId } = row;
  const deliveryServiceId = Number(row.deliveryService.deliveryServiceId);
  return { ...own, fees: [], choice: { ...own.choice, deliveryServiceId, slotDate, timeslotId } };
}

const noSuchSlot = () =>
  fail("error.timeslot.unknown", "Questa fascia oraria non esiste più: scegline un'altra.");
const slotClosed = () =>
  fail(
    "error.timeslot.closed",
    "Il tempo per ordinare in questa fascia oraria è scaduto: scegline un'altra.",
  );

export async function timeslotRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/timeslot/list", async (request) => {
    const asked = query(request, listSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    const { delivery: own, totals, customer, held } = await readCart(request, context);
    const moved =
      asked.order_id === undefined
        ? null
        : await ownOrder(db, customerOf(request).customerId, asked.order_id);
    const delivery = moved ? deliveryOfOrder(own, moved) : own;
    const serviceId = asked.delivery_service_id ?? delivery.choice.deliveryServiceId;
    const chosen = serviceId === delivery.choice.deliveryServiceId ? delivery.point?.pointId : undefined;
    const pointId =
      asked.parent_warehouse_id === undefined
        ? (moved?.slotPointId ?? chosen ?? (await fallbackPoint(db, delivery, serviceId)))
        : await pointOfStore(db, asked.parent_warehouse_id, serviceId);
    const days = pointId === null ? [] : await listSlots(db, serviceId, pointId, now);
    const showClosed = asked["show-closed"] === "true";
    return ok<WireTimeslotList>({
      userId: customer?.customerId ?? -1,
      timetable: days.map(({ date, slots }) => ({
        date: italianDate(date),
        dateIso: date,
        selected: date === delivery.choice.slotDate,
        timeslots: slots
          .filter((slot) => showClosed || slot.beginsAt > now)
          .map((slot) =>
            timeslotWire(withOwnPlace(slot, moved ?? held), delivery, totals.goodsNetCents, now),
          ),
      })),
    });
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/timeslot/select",
    handler: async (request, reply) => {
      const { sel_date: date, timeslot_id: timeslotId } = fields(request, selectSchema);
      return chooseDelivery(request, reply, context, async ({ db: tx, now, current, held }) => {
        if (!current.address || !current.point) throw noAddress();
        const { pointId } = current.point;
        const { deliveryServiceId } = current.choice;
        const slot = await findSlot(tx, { timeslotId, date, pointId, deliveryServiceId });
        if (!slot || !slotDates(now).includes(date)) throw noSuchSlot();
        if (isClosed(slot, now)) throw slotClosed();
        if (isFull(withOwnPlace(slot, held))) throw fail(SLOT_FULL.code, SLOT_FULL.message);
        return { slotDate: date, timeslotId };
      });
    },
  });
}
