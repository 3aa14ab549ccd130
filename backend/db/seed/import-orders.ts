import { and, eq, isNull } from "drizzle-orm";
import { ORDER_STATUS } from "../../domain/order-status";
import { addDays, weekDayOf } from "../../../lib/rules/shop-time";
import { addressWire, type AddressRow } from "../../modules/address/wire";
import { findPoint } from "../../modules/address/coverage";
import { findDeliveryFees } from "../../modules/cart/delivery";
import { hasVariableWeight } from "../../modules/cart/selling-rule";
import { computeCartTotals, type Totals } from "../../modules/cart/totals";
import { packagingWire, serviceWire } from "../../modules/cart/wire";
import { findProducts, type ProductRow } from "../../modules/catalogue/rows";
import { productWire } from "../../modules/catalogue/wire";
import { getOffer } from "../../modules/promotion/offer";
import { newToken } from "../../modules/session/token";
import { isAtPoint } from "../../modules/timeslot/slots";
import { romeDate, romeInstant } from "../../rome";
import { productBySlug } from "../../seed/catalogue";
import type { SeedPastOrder, SeedPerson } from "../../seed/types-people";
import type { Db } from "../client";
import {
  TRANSACTION_STATUS,
  address,
  deliveryService,
  order,
  orderItem,
  packaging,
  payment,
  timeslot,
} from "../schema";
import { HOME, LOCKER } from "../../domain/delivery-service";

const LOCKER_CODE = "482913";
const DELIVERED_STATUSES: number[] = [
  ORDER_STATUS.delivered,
  ORDER_STATUS.partiallyDelivered,
  ORDER_STATUS.receipted,
];
const ONLINE_PAYMENT_TYPES = [1, 12, 13, 24, 31];
const HOUR_MS = 60 * 60 * 1000;

type SoldProduct = { row: ProductRow; quantity: number };
type PackagingRow = typeof packaging.$inferSelect;

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

function computeTotals(
  soldProducts: SoldProduct[],
  packagingRow: PackagingRow,
  fees: Awaited<ReturnType<typeof findDeliveryFees>>,
): Totals {
  const productLines = soldProducts.map(({ row, quantity }, itemId) => {
    const offer = getOffer(row.promo);
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
  const packagingLine = {
    itemId: soldProducts.length,
    quantity: 1,
    unitCents: packagingRow.priceCents,
    offer: null,
    packaging: true,
    variableWeight: false,
    counted: true,
    reducible: false,
  };
  return computeCartTotals({ lines: [...productLines, packagingLine], fees, slotFeeCents: 0, gifts: [] });
}

const PICKED_STATUSES: number[] = [
  ORDER_STATUS.ready,
  ORDER_STATUS.outForDelivery,
  ORDER_STATUS.notCollected,
  ORDER_STATUS.failed,
  ORDER_STATUS.abandoned,
  ...DELIVERED_STATUSES,
];

const isPicked = ({ orderStatusId }: SeedPastOrder) => PICKED_STATUSES.includes(orderStatusId);

/** Picking results, derived from the seed. */
async function pickedValues(
  db: Db,
  pastOrder: SeedPastOrder,
  { row, quantity }: SoldProduct,
  { netCents }: { netCents: number },
  orderedAt: Date,
) {
  if (!isPicked(pastOrder)) return {};
  if (pastOrder.missing?.includes(row.slug)) return { pickedQuantity: 0, pickedCents: 0 };
  const substituteSlug = pastOrder.substitutes?.[row.slug];
  if (!substituteSlug) return { pickedQuantity: quantity, pickedCents: netCents };
  const [substitute] = await findProducts(db, [productBySlug(substituteSlug).productId]);
  if (!substitute) throw new Error(`order ${pastOrder.orderId}: no substitute ${substituteSlug}`);
  return {
    pickedQuantity: quantity,
    pickedCents: Math.min(netCents, Math.round((substitute.priceCents ?? 0) * quantity)),
    substitute: productWire(substitute, orderedAt),
  };
}

async function itemValues(
  db: Db,
  pastOrder: SeedPastOrder,
  soldProducts: SoldProduct[],
  packagingRow: PackagingRow,
  totals: Totals,
  orderedAt: Date,
) {
  const { orderId } = pastOrder;
  const lineTotals = (itemId: number) =>
    totals.lines.get(itemId) ?? { grossCents: 0, discountCents: 0, netCents: 0 };
  const productLines = await Promise.all(
    soldProducts.map(async (sold, itemId) => ({
      orderId,
      productId: sold.row.productId,
      product: productWire(sold.row, orderedAt),
      packaging: false,
      quantity: sold.quantity,
      infos: {},
      unitCents: sold.row.priceCents ?? 0,
      ...lineTotals(itemId),
      variableWeight: hasVariableWeight(sold.row.infos),
      ...(await pickedValues(db, pastOrder, sold, lineTotals(itemId), orderedAt)),
    })),
  );
  const bag = lineTotals(soldProducts.length);
  return [
    ...productLines,
    {
      orderId,
      productId: packagingRow.productId,
      product: packagingWire(packagingRow),
      packaging: true,
      quantity: 1,
      infos: {},
      unitCents: packagingRow.priceCents,
      ...bag,
      variableWeight: false,
      ...(isPicked(pastOrder) ? { pickedQuantity: 1, pickedCents: bag.netCents } : {}),
    },
  ];
}

async function importOrder(db: Db, person: SeedPerson, pastOrder: SeedPastOrder, now: Date): Promise<void> {
  const { orderId, deliveryServiceId, beginTime, endTime, orderStatusId, paymentTypeId } = pastOrder;
  const slotDate = addDays(romeDate(now), -pastOrder.deliveredDaysAgo);
  const lastDay = slotDate < romeDate(now) ? slotDate : romeDate(now);
  const orderedAt = romeInstant(addDays(lastDay, -1), "19:20");
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
    slots.find((row) => row.beginTime === beginTime && row.weekDay === weekDayOf(slotDate)) ?? slots[0];
  const [packagingRow] = await db.select().from(packaging).orderBy(packaging.productId).limit(1);
  if (!point || !service || !slot || !packagingRow)
    throw new Error(`order ${orderId}: no delivery point, service, slot or packaging`);
  const quantityByProductId = new Map(
    pastOrder.lines.map(({ slug, quantity }) => [productBySlug(slug).productId, quantity]),
  );
  const rows = await findProducts(db, [...quantityByProductId.keys()]);
  const soldProducts = rows.map((row) => ({ row, quantity: quantityByProductId.get(row.productId) ?? 1 }));
  const fees = await findDeliveryFees(db, deliveryServiceId);
  const totals = computeTotals(soldProducts, packagingRow, fees);
  const items = await itemValues(db, pastOrder, soldProducts, packagingRow, totals, orderedAt);
  const isDelivered = DELIVERED_STATUSES.includes(orderStatusId);
  const chargedCents = isPicked(pastOrder)
    ? items.reduce((cents, { pickedCents }) => cents + (pickedCents ?? 0), totals.deliveryFeeCents)
    : null;
  await db.insert(order).values({
    orderId,
    customerId: person.customerId,
    orderStatusId,
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
    cutoffAt: new Date(romeInstant(slotDate, beginTime).getTime() - slot.cutoffHours * HOUR_MS),
    paymentTypeId,
    productsCents: totals.productsCents,
    discountCents: totals.discountCents,
    packagingCents: totals.packagingCents,
    deliveryFeeCents: totals.deliveryFeeCents,
    totalCents: totals.totalCents,
    variableWeightCents: totals.variableWeightCents,
    prebilledCents: totals.totalCents,
    adjustments: [],
    personFiscal: pastOrder.invoice ?? null,
    accessToken: newToken(),
    preparedAt: chargedCents === null ? null : new Date(romeInstant(slotDate, beginTime).getTime() - HOUR_MS),
    deliveredAt: isDelivered ? romeInstant(slotDate, endTime) : null,
    chargedCents,
    lockerCode: orderStatusId === ORDER_STATUS.ready && deliveryServiceId === LOCKER ? LOCKER_CODE : "",
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
