import { and, eq, isNull } from "drizzle-orm";
import { HOUR_MS } from "../../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { addressWire, type AddressRow } from "../../modules/address/wire";
import { findPoint, type Point } from "../../modules/address/coverage";
import { findDeliveryFees } from "../../modules/cart/delivery";
import { serviceWire } from "../../modules/cart/wire";
import { orderTotals } from "../../modules/checkout/write-order";
import { newToken } from "../../modules/session/token";
import { cutoffOf } from "../../modules/timeslot/cutoff";
import { isAtPoint } from "../../modules/timeslot/slots";
import { shopDate, shopInstant } from "../../shop-dates";
import type { SeedPastOrder, SeedPerson } from "../../seed/types-people";
import type { Db } from "../client";
import { address, deliveryService, order, orderItem, packaging, payment, timeslot } from "../schema";
import { isDelivered, TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { HOME, LOCKER } from "../../domain/delivery-service";
import { plannedWeekDay } from "../../domain/opening-plan";
import { computeTotals, type DeliveryFees, findSoldProducts, isPicked, itemValues } from "./order-items";

const LOCKER_CODE = "482913";
const ONLINE_PAYMENT_TYPES = [1, 12, 13, 24, 31];

async function findOrderAddress(db: Db, person: SeedPerson, serviceId: number): Promise<AddressRow> {
  const candidates = await db
    .select()
    .from(address)
    .where(
      and(
        eq(address.deliveryServiceId, serviceId),
        serviceId === HOME ? eq(address.customerId, person.customerId) : isNull(address.customerId),
      ),
    )
    .orderBy(address.addressId);
  for (const row of candidates) if ((await findPoint(db, row))?.storeId === person.storeId) return row;
  const [first] = candidates;
  if (!first) throw new Error(`no address of service ${serviceId} for ${person.login}`);
  return first;
}

type OrderDelivery = {
  slotDate: string;
  orderedAt: Date;
  addressRow: AddressRow;
  point: Point;
  service: typeof deliveryService.$inferSelect;
  slot: typeof timeslot.$inferSelect;
};

async function findDelivery(
  db: Db,
  person: SeedPerson,
  { orderId, deliveryServiceId, beginTime, deliveredDaysAgo }: SeedPastOrder,
  now: Date,
): Promise<OrderDelivery> {
  const slotDate = addDays(shopDate(now), -deliveredDaysAgo);
  const lastDay = slotDate < shopDate(now) ? slotDate : shopDate(now);
  const orderedAt = shopInstant(addDays(lastDay, -1), "19:20");
  const addressRow = await findOrderAddress(db, person, deliveryServiceId);
  const point = await findPoint(db, addressRow);
  const [service] = await db
    .select()
    .from(deliveryService)
    .where(eq(deliveryService.deliveryServiceId, deliveryServiceId));
  const slots = await db
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.deliveryServiceId, deliveryServiceId), isAtPoint(point?.pointId ?? 0)));
  const slot =
    slots.find((row) => row.beginTime === beginTime && row.weekDay === plannedWeekDay(slotDate)) ?? slots[0];
  if (!point || !service || !slot) throw new Error(`order ${orderId}: no delivery point, service or slot`);
  return { slotDate, orderedAt, addressRow, point, service, slot };
}

function deliveryValues({ beginTime, endTime }: SeedPastOrder, delivery: OrderDelivery, fees: DeliveryFees) {
  const { slotDate, orderedAt, addressRow, point, service, slot } = delivery;
  return {
    orderedAt,
    storeId: point.storeId,
    warehouseId: point.warehouseId,
    deliveryService: serviceWire(service, fees),
    shippingAddress: addressWire(addressRow),
    addressId: addressRow.addressId,
    timeslotId: slot.timeslotId,
    slotDate,
    slotPointId: point.pointId,
    beginTime,
    endTime,
    cutoffAt: cutoffOf(slotDate, { beginTime, cutoffHours: slot.cutoffHours }),
  };
}

function fulfilmentValues(
  { orderStatusId, deliveryServiceId, beginTime, endTime }: SeedPastOrder,
  slotDate: string,
  chargedCents: number | null,
) {
  const hasLockerCode = orderStatusId === ORDER_STATUS.ready && deliveryServiceId === LOCKER;
  return {
    preparedAt: chargedCents === null ? null : new Date(shopInstant(slotDate, beginTime).getTime() - HOUR_MS),
    deliveredAt: isDelivered(orderStatusId) ? shopInstant(slotDate, endTime) : null,
    chargedCents,
    lockerCode: hasLockerCode ? LOCKER_CODE : "",
  };
}

async function importOrder(db: Db, person: SeedPerson, pastOrder: SeedPastOrder, now: Date): Promise<void> {
  const { orderId, deliveryServiceId, orderStatusId, paymentTypeId } = pastOrder;
  const delivery = await findDelivery(db, person, pastOrder, now);
  const { slotDate, orderedAt } = delivery;
  const [packagingRow] = await db.select().from(packaging).orderBy(packaging.productId).limit(1);
  if (!packagingRow) throw new Error(`order ${orderId}: no packaging`);
  const soldProducts = await findSoldProducts(db, pastOrder);
  const fees = await findDeliveryFees(db, deliveryServiceId);
  const totals = computeTotals(soldProducts, packagingRow, fees);
  const items = await itemValues(db, pastOrder, soldProducts, packagingRow, totals, orderedAt);
  const chargedCents = isPicked(pastOrder)
    ? items.reduce((cents, { pickedCents }) => cents + (pickedCents ?? 0), totals.deliveryFeeCents)
    : null;
  await db.insert(order).values({
    orderId,
    customerId: person.customerId,
    orderStatusId,
    paymentTypeId,
    ...deliveryValues(pastOrder, delivery, fees),
    ...orderTotals(totals),
    prebilledCents: totals.totalCents,
    ...fulfilmentValues(pastOrder, slotDate, chargedCents),
    personFiscal: pastOrder.invoice ?? null,
    accessToken: newToken(),
  });
  await db.insert(orderItem).values(items);
  if (!ONLINE_PAYMENT_TYPES.includes(paymentTypeId)) return;
  await db.insert(payment).values({
    orderId,
    tokenHash: newToken(),
    paymentTypeId,
    amountCents: totals.totalCents,
    transactionStatusId: TRANSACTION_STATUS.completed,
    createdAt: orderedAt,
    decidedAt: orderedAt,
    chargedCents,
  });
}

export async function importOrders(db: Db, person: SeedPerson, now: Date): Promise<void> {
  for (const pastOrder of person.orders) await importOrder(db, person, pastOrder, now);
}
