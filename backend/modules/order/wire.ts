import { inArray, sql } from "drizzle-orm";
import type { WireOrder, WireOrderItem } from "../../../lib/ebsn/schemas/order";
import type { Db } from "../../db/client";
import { ORDER, PAYMENT, orderItem, orderReservation, paymentType } from "../../db/schema";
import { italianDate, romeDate } from "../../rome";
import { euros, lineGrams } from "../cart/wire";
import type { PaymentRow } from "../payment/settle";
import { paymentTypeWire, type PaymentTypeRow } from "../payment/types";
import { slotName } from "../timeslot/wire";
import { itemsOf, paymentsOf } from "./find";
import type { OrderItemRow, OrderRow } from "./give-back";
import { isReopenable } from "./reopen";
import { deliveryStatusOf, isChangeable, statusAt } from "./status";

export function itemWire(item: OrderItemRow): WireOrderItem {
  const infos = Object.fromEntries(
    Object.entries(item.product.productInfos ?? {}).map(([key, value]) => [key, String(value ?? "")]),
  );
  const weight = item.packaging ? undefined : lineGrams(infos, item.quantity);
  return {
    orderItemId: item.orderItemId,
    product: item.product,
    quantity: item.quantity,
    ...(weight === undefined ? {} : { weight }),
    orderItemInfo: item.infos,
    unitPrice: euros(item.unitCents),
    grossTotal: euros(item.grossCents),
    discountTotal: euros(item.discountCents),
    netTotal: euros(item.netCents),
    isVariableWeight: item.variableWeight,
  };
}

function slotOf(row: OrderRow) {
  return {
    timeslotId: row.timeslotId,
    date: italianDate(row.slotDate),
    dateIso: row.slotDate,
    beginTime: row.beginTime,
    endTime: row.endTime,
    name: slotName(row),
    cutoff: row.cutoffAt.toISOString(),
    autoAssigned: false,
  };
}

/** The newest outcome at the bank; null when nothing was tried there. */
function transactionOf(payments: PaymentRow[]): number | null {
  const told = payments.filter(({ decidedAt, pendingSince }) => decidedAt !== null || pendingSince !== null);
  const completed = told.find(({ transactionStatusId }) => transactionStatusId === PAYMENT.completed);
  return (completed ?? told.at(-1))?.transactionStatusId ?? null;
}

const isPending = ({ pendingSince, transactionStatusId }: PaymentRow) =>
  pendingSince !== null && transactionStatusId === PAYMENT.progress;

type ReservationRow = typeof orderReservation.$inferSelect;

const reservationWire = ({ info, distance, reservedAt }: ReservationRow) => ({
  reservationInfo: info,
  distance,
  reservationDateIso: reservedAt.toISOString(),
});

function mealVouchersWire({ mealVouchers }: OrderRow) {
  if (!mealVouchers) return {};
  const { vouchers, voucherCents, coveredCents, restCents } = mealVouchers;
  return {
    mealVouchers: {
      vouchers,
      voucherValue: euros(voucherCents),
      covered: euros(coveredCents),
      rest: euros(restCents),
    },
  };
}

/** The ways in which an order that waits for its payment may be paid, in their order; vouchers only pay for a cart. */
function payableBy(row: OrderRow, types: PaymentTypeRow[]) {
  const serviceId = Number(row.deliveryService.deliveryServiceId);
  return types
    .filter(({ serviceIds, voucherCents }) => serviceIds.includes(serviceId) && voucherCents.length === 0)
    .sort((one, other) => one.position - other.position)
    .map(paymentTypeWire);
}

type Parts = {
  items: OrderItemRow[] | null;
  lineCount: number;
  payments: PaymentRow[];
  type: PaymentTypeRow | undefined;
  types: PaymentTypeRow[];
  reservation: ReservationRow | undefined;
};

function orderWire(row: OrderRow, parts: Parts, now: Date): WireOrder {
  const { items, lineCount, payments, type, types, reservation } = parts;
  const statusId = statusAt(row, now);
  const changeable = isChangeable(row, now);
  const unpaid = row.orderStatusId === ORDER.unpaid && row.payBefore !== null && row.payBefore > now;
  const payable = unpaid && !payments.some(isPending);
  return {
    orderId: row.orderId,
    orderStatusId: statusId,
    orderDate: italianDate(romeDate(row.orderedAt)),
    orderDateIso: row.orderedAt.toISOString(),
    deliveryStatusId: deliveryStatusOf(statusId),
    shippingAddress: row.shippingAddress,
    deliveryService: row.deliveryService,
    timeslot: slotOf(row),
    ...(type ? { paymentType: paymentTypeWire(type) } : {}),
    ...mealVouchersWire(row),
    ...(row.personFiscal ? { personFiscal: row.personFiscal } : {}),
    paymentTransactionStatusId: transactionOf(payments),
    totalItems: lineCount,
    goodsTotal: euros(row.goodsCents),
    discountTotal: euros(row.discountCents),
    packagingTotal: euros(row.packagingCents),
    deliveryFee: euros(row.deliveryFeeCents),
    grossTotal: euros(row.totalCents),
    prebilledAmount: euros(row.prebilledCents),
    variableWeightTotal: euros(row.variableWeightCents),
    canBeModified: isReopenable(row, now),
    canBeCancelled: changeable,
    canRetryPayment: payable,
    ...(payable ? { paymentTypes: payableBy(row, types) } : {}),
    ...(reservation ? { reservation: reservationWire(reservation) } : {}),
    modifiableUntil: changeable ? row.cutoffAt.toISOString() : "",
    replacedByOrderId: row.replacedById,
    payBefore: unpaid && row.payBefore ? row.payBefore.toISOString() : "",
    ...(items ? { orderItems: items.map(itemWire) } : {}),
  };
}

async function countLines(db: Db, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderItem.orderId, lines: sql<number>`count(*)::int` })
    .from(orderItem)
    .where(sql`${orderItem.orderId} in ${orderIds} and not ${orderItem.packaging}`)
    .groupBy(orderItem.orderId);
  return new Map(rows.map(({ orderId, lines }) => [orderId, lines]));
}

async function reservationsOf(db: Db, orderIds: number[]): Promise<ReservationRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(orderReservation).where(inArray(orderReservation.orderId, orderIds));
}

/** Orders on the wire, with their goods when `detail` is asked for. */
export async function ordersWire(db: Db, rows: OrderRow[], detail: boolean, now: Date): Promise<WireOrder[]> {
  const ids = rows.map(({ orderId }) => orderId);
  const items = detail ? await itemsOf(db, ids) : null;
  const lines = await countLines(db, ids);
  const payments = await paymentsOf(db, ids);
  const types = await db.select().from(paymentType);
  const reservations = await reservationsOf(db, ids);
  return rows.map((row) =>
    orderWire(
      row,
      {
        items: items ? (items.get(row.orderId) ?? []) : null,
        lineCount: lines.get(row.orderId) ?? 0,
        payments: payments.get(row.orderId) ?? [],
        type: types.find(({ paymentTypeId }) => paymentTypeId === row.paymentTypeId),
        types,
        reservation: reservations.find(({ orderId }) => orderId === row.orderId),
      },
      now,
    ),
  );
}
