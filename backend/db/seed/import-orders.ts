import { and, eq, isNull } from "drizzle-orm";
import { addDays, weekDayOf } from "../../../lib/rules/rome-time";
import { addressWire, type AddressRow } from "../../modules/address/wire";
import { pointOf } from "../../modules/address/coverage";
import { feesOf } from "../../modules/cart/delivery";
import { hasVariableWeight } from "../../modules/cart/selling-rule";
import { cartTotals, type Totals } from "../../modules/cart/totals";
import { packagingWire, serviceWire } from "../../modules/cart/wire";
import { findProducts, type ProductRow } from "../../modules/catalogue/rows";
import { productWire } from "../../modules/catalogue/wire";
import { offerOf } from "../../modules/promotion/offer";
import { newToken } from "../../modules/session/token";
import { isAt } from "../../modules/timeslot/slots";
import { romeDate, romeInstant } from "../../rome";
import { productBySlug } from "../../seed/catalogue";
import type { SeedPastOrder, SeedPerson } from "../../seed/types-people";
import type { Db } from "../client";
import { PAYMENT, address, deliveryService, order, orderItem, packaging, payment, timeslot } from "../schema";

const HOME = 2;
const HOUR_MS = 60 * 60 * 1000;

type Sold = { row: ProductRow; quantity: number };
type PackagingRow = typeof packaging.$inferSelect;

async function addressOf(db: Db, person: SeedPerson, serviceId: number): Promise<AddressRow> {
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
  for (const row of candidates) if ((await pointOf(db, row))?.storeId === person.storeId) return row;
  const [first] = candidates;
  if (!first) throw new Error(`no address of service ${serviceId} for ${person.login}`);
  return first;
}

function totalsOf(sold: Sold[], bag: PackagingRow, fees: Awaited<ReturnType<typeof feesOf>>): Totals {
  const goods = sold.map(({ row, quantity }, itemId) => {
    const offer = offerOf(row.promo);
    return {
      itemId,
      quantity,
      unitCents: row.priceCents ?? 0,
      offer:
        offer && row.promo && !row.promo.selectable ? { promoId: row.promo.warehousePromoId, offer } : null,
      packaging: false,
      variableWeight: hasVariableWeight(row.infos),
      counted: true,
      reducible: true,
    };
  });
  const bags = {
    itemId: sold.length,
    quantity: 1,
    unitCents: bag.priceCents,
    offer: null,
    packaging: true,
    variableWeight: false,
    counted: true,
    reducible: false,
  };
  return cartTotals({ lines: [...goods, bags], fees, slotFeeCents: 0, gifts: [] });
}

function itemValues(orderId: number, sold: Sold[], bag: PackagingRow, totals: Totals, orderedAt: Date) {
  const cents = (itemId: number) =>
    totals.lines.get(itemId) ?? { grossCents: 0, discountCents: 0, netCents: 0 };
  const goods = sold.map(({ row, quantity }, itemId) => ({
    orderId,
    productId: row.productId,
    product: productWire(row, orderedAt),
    packaging: false,
    quantity,
    infos: {},
    unitCents: row.priceCents ?? 0,
    ...cents(itemId),
    variableWeight: hasVariableWeight(row.infos),
  }));
  return [
    ...goods,
    {
      orderId,
      productId: bag.productId,
      product: packagingWire(bag),
      packaging: true,
      quantity: 1,
      infos: {},
      unitCents: bag.priceCents,
      ...cents(sold.length),
      variableWeight: false,
    },
  ];
}

async function importOrder(db: Db, person: SeedPerson, past: SeedPastOrder, now: Date): Promise<void> {
  const { orderId, deliveryServiceId, beginTime, endTime, orderStatusId, paymentTypeId } = past;
  const slotDate = addDays(romeDate(now), -past.deliveredDaysAgo);
  const orderedAt = romeInstant(addDays(slotDate, -1), "19:20");
  const where = await addressOf(db, person, deliveryServiceId);
  const point = await pointOf(db, where);
  const [service] = await db
    .select()
    .from(deliveryService)
    .where(eq(deliveryService.deliveryServiceId, deliveryServiceId));
  const slots = await db
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.deliveryServiceId, deliveryServiceId), isAt(point?.pointId ?? 0)));
  const slot =
    slots.find((row) => row.beginTime === beginTime && row.weekDay === weekDayOf(slotDate)) ?? slots[0];
  const [bag] = await db.select().from(packaging).orderBy(packaging.productId).limit(1);
  if (!point || !service || !slot || !bag) throw new Error(`order ${orderId} has nowhere to go`);
  const wanted = new Map(past.lines.map(({ slug, quantity }) => [productBySlug(slug).productId, quantity]));
  const rows = await findProducts(db, [...wanted.keys()]);
  const sold = rows.map((row) => ({ row, quantity: wanted.get(row.productId) ?? 1 }));
  const fees = await feesOf(db, deliveryServiceId);
  const totals = totalsOf(sold, bag, fees);
  await db.insert(order).values({
    orderId,
    customerId: person.customerId,
    orderStatusId,
    orderedAt,
    storeId: point.storeId,
    warehouseId: point.warehouseId,
    deliveryService: serviceWire(service, fees),
    shippingAddress: addressWire(where),
    addressId: where.addressId,
    timeslotId: slot.timeslotId,
    slotDate,
    slotPointId: point.pointId,
    beginTime,
    endTime,
    cutoffAt: new Date(romeInstant(slotDate, beginTime).getTime() - slot.cutoffHours * HOUR_MS),
    paymentTypeId,
    goodsCents: totals.goodsCents,
    discountCents: totals.discountCents,
    packagingCents: totals.packagingCents,
    deliveryFeeCents: totals.deliveryFeeCents,
    totalCents: totals.totalCents,
    variableWeightCents: totals.variableWeightCents,
    prebilledCents: totals.totalCents,
    adjustments: [],
    accessToken: newToken(),
  });
  await db.insert(orderItem).values(itemValues(orderId, sold, bag, totals, orderedAt));
  await db.insert(payment).values({
    orderId,
    tokenHash: newToken(),
    paymentTypeId,
    amountCents: totals.totalCents,
    transactionStatusId: PAYMENT.completed,
    createdAt: orderedAt,
    decidedAt: orderedAt,
  });
}

/** What a demo customer has had delivered in the last weeks, at the prices of today. */
export async function importOrders(db: Db, person: SeedPerson, now: Date): Promise<void> {
  for (const past of person.orders) await importOrder(db, person, past, now);
}
