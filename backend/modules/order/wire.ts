import { inArray, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WireOrder, WireOrderItem } from "../../../lib/ebsn/schemas/order";
import type { Db } from "../../db/client";
import { type OrderAdjustment, orderItem, orderReservation, paymentType } from "../../db/schema";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { formatItalianDate, shopClock, shopDate } from "../../shop-dates";
import { toEuros } from "../../euros";
import { estimateArrival } from "../../domain/arrival";
import { canRefuseSubstitutes } from "../../domain/refuse-substitutes";
import { findSubstituteNames, substitutionWire } from "../cart/substitution";
import { lineGrams } from "../cart/wire";
import { paymentTypeWire, type PaymentTypeRow } from "../payment/types";
import { bookedSlotWire } from "../timeslot/wire";
import { findReturnedQuantities } from "../refund/returned";
import { findItemsToReturn, getWithdrawalEnd } from "../withdrawal/withdrawable";
import { findOrderItems, findOrderPayments } from "./find";
import { orderedInfos } from "./ordered-infos";
import { chargedCents, deliveredQuantity } from "./picked";
import { toProgress } from "./progress";
import { findReplacedOrders, type ReplacedOrder, replacedOrderWire } from "./replaced-orders";
import type { OrderItemRow, OrderRow, PaymentRow } from "./rows";
import { getDeliveryStatus, getOrderStatus, isChangeable, isOnStandby, isReopenable } from "./status";

export function orderItemWire(item: OrderItemRow): WireOrderItem {
  const weight = item.packaging ? undefined : lineGrams(orderedInfos(item.product), item.quantity);
  return {
    orderItemId: item.orderItemId,
    product: item.product,
    quantity: item.quantity,
    ...(weight === undefined ? {} : { weight }),
    orderItemInfo: item.infos,
    unitPrice: toEuros(item.unitCents),
    grossTotal: toEuros(item.grossCents),
    discountTotal: toEuros(item.discountCents),
    netTotal: toEuros(item.netCents),
    isVariableWeight: item.variableWeight,
    ...(item.pickedQuantity === null
      ? {}
      : { pickedQuantity: item.pickedQuantity, pickedTotal: toEuros(chargedCents(item)) }),
    ...(item.substitute ? { substitute: item.substitute } : {}),
    ...(item.substituteRefusedAt ? { substituteRefused: true } : {}),
  };
}

type OwnItemContext = {
  canRefuse: boolean;
  returned: ReadonlyMap<number, number>;
  substituteNames: ReadonlyMap<number, string>;
  /** null: the right of withdrawal is over, or was never. */
  withdrawable: ReadonlySet<number> | null;
};

function ownItemWire(item: OrderItemRow, context: OwnItemContext): WireOrderItem {
  const { returned, substituteNames, withdrawable } = context;
  const canRefuse =
    context.canRefuse && item.substitute && !item.substituteRefusedAt && !returned.has(item.orderItemId);
  return {
    ...orderItemWire(item),
    ...(canRefuse ? { canRefuseSubstitute: true } : {}),
    ...(item.packaging ? {} : { substitution: substitutionWire(item.infos, substituteNames) }),
    ...(withdrawable && !item.packaging && deliveredQuantity(item) > 0
      ? { isWithdrawable: withdrawable.has(item.orderItemId) }
      : {}),
  };
}

/** Null when no payment was attempted. */
function getTransactionStatus(payments: PaymentRow[]): number | null {
  const attempted = payments.filter(
    ({ decidedAt, pendingSince }) => decidedAt !== null || pendingSince !== null,
  );
  const completed = attempted.find(
    ({ transactionStatusId }) => transactionStatusId === TRANSACTION_STATUS.completed,
  );
  return (completed ?? attempted.at(-1))?.transactionStatusId ?? null;
}

const isPending = ({ pendingSince, transactionStatusId }: PaymentRow) =>
  pendingSince !== null && transactionStatusId === TRANSACTION_STATUS.inProgress;

const orderAdjustmentWire = ({
  description,
  amountCents,
  giftCode,
  reducesDelivery = false,
}: OrderAdjustment) => ({
  description,
  amount: toEuros(amountCents),
  reducesDelivery,
  giftCertificate: { description, giftCode },
});

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
      voucherValue: toEuros(voucherCents),
      covered: toEuros(coveredCents),
      rest: toEuros(restCents),
    },
  };
}

/** Meal vouchers and later payment are for carts only. */
function getPayableTypes(row: OrderRow, types: PaymentTypeRow[]) {
  const serviceId = Number(row.deliveryService.deliveryServiceId);
  return types
    .filter(
      ({ serviceIds, voucherCents, dueInDays }) =>
        serviceIds.includes(serviceId) && voucherCents.length === 0 && dueInDays === null,
    )
    .sort((a, b) => a.position - b.position)
    .map(paymentTypeWire);
}

function arrivalWire(row: OrderRow, statusId: number, now: Date): Pick<WireOrder, "arrival"> {
  const { slotBegins, slotEnds } = toProgress(row);
  const arrival = estimateArrival({ orderId: row.orderId, statusId, slotBegins, slotEnds }, now);
  if (!arrival) return {};
  const { from, to, stopsBefore } = arrival;
  const day = shopDate(from);
  return {
    arrival: {
      ...(day === row.slotDate && day === shopDate(now) ? {} : { dateIso: day }),
      beginTime: shopClock(from),
      endTime: shopClock(to),
      stopsBefore,
    },
  };
}

type OrderParts = {
  items: OrderItemRow[] | null;
  lineCount: number;
  payments: PaymentRow[];
  type: PaymentTypeRow | undefined;
  types: PaymentTypeRow[];
  reservation: ReservationRow | undefined;
  replaced: ReplacedOrder | undefined;
  withdrawable: ReadonlySet<number>;
  returned: ReadonlyMap<number, number>;
  substituteNames: ReadonlyMap<number, string>;
};

function paymentWire(row: OrderRow, { payments, type, types }: OrderParts, now: Date) {
  const isUnpaid = row.orderStatusId === ORDER_STATUS.unpaid && row.payBefore !== null && row.payBefore > now;
  const canPay = isUnpaid && !payments.some(isPending);
  return {
    ...(type ? { paymentType: paymentTypeWire(type) } : {}),
    ...(type?.online ? { prebilledAmount: toEuros(row.prebilledCents) } : {}),
    ...mealVouchersWire(row),
    paymentTransactionStatusId: getTransactionStatus(payments),
    canRetryPayment: canPay,
    ...(canPay ? { paymentTypes: getPayableTypes(row, types) } : {}),
    payBefore: isUnpaid && row.payBefore ? row.payBefore.toISOString() : "",
  };
}

function replacementWire(row: OrderRow, { replaced }: OrderParts) {
  const onStandby = isOnStandby(row);
  return {
    replacedByOrderId: onStandby ? null : row.replacedById,
    pendingChangeOrderId: onStandby ? row.replacedById : null,
    validOrderId: replaced?.isStandby ? replaced.orderId : null,
    ...(replaced && !replaced.isStandby ? { replacedOrder: replacedOrderWire(replaced) } : {}),
  };
}

function orderWire(row: OrderRow, parts: OrderParts, now: Date): WireOrder {
  const { items, lineCount, reservation, returned, substituteNames } = parts;
  const statusId = getOrderStatus(row, now);
  const deliveryServiceId = Number(row.deliveryService.deliveryServiceId);
  const canRefuse = canRefuseSubstitutes({ ...row, statusId, deliveryServiceId }, now);
  const withdrawalEnd = getWithdrawalEnd(row, now);
  const withdrawable = withdrawalEnd === null ? null : parts.withdrawable;
  const canWithdraw = items?.some(({ orderItemId }) => withdrawable?.has(orderItemId));
  const canChange = isChangeable(row, now);
  return {
    orderId: row.orderId,
    orderStatusId: statusId,
    orderDate: formatItalianDate(shopDate(row.orderedAt)),
    orderDateIso: row.orderedAt.toISOString(),
    deliveryStatusId: getDeliveryStatus(row, now),
    shippingAddress: row.shippingAddress,
    deliveryService: row.deliveryService,
    timeslot: bookedSlotWire(row),
    ...(row.personFiscal ? { personFiscal: row.personFiscal } : {}),
    ...paymentWire(row, parts, now),
    totalItems: lineCount,
    goodsTotal: toEuros(row.productsCents),
    discountTotal: toEuros(row.discountCents),
    packagingTotal: toEuros(row.packagingCents),
    deliveryFee: toEuros(row.deliveryFeeCents),
    grossTotal: toEuros(row.totalCents),
    variableWeightTotal: toEuros(row.variableWeightCents),
    orderAdjustmentSummary: { orderAdjustments: row.adjustments.map(orderAdjustmentWire) },
    canBeModified: isReopenable(row, now),
    canBeCancelled: canChange && row.replacedById === null,
    ...(reservation ? { reservation: reservationWire(reservation) } : {}),
    modifiableUntil: canChange ? row.cutoffAt.toISOString() : "",
    ...replacementWire(row, parts),
    withdrawalUntil: (canWithdraw && withdrawalEnd) || "",
    ...arrivalWire(row, statusId, now),
    lockerCode: row.lockerCode,
    orderInfos: row.infos,
    ...(row.chargedCents === null ? {} : { chargedTotal: toEuros(row.chargedCents) }),
    ...(items
      ? {
          orderItems: items.map((item) =>
            ownItemWire(item, { canRefuse, returned, substituteNames, withdrawable }),
          ),
        }
      : {}),
  };
}

async function countLines(db: Db, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderItem.orderId, lines: sql<number>`count(*)::int` })
    .from(orderItem)
    .where(
      sql`${orderItem.orderId} in ${orderIds} and not ${orderItem.packaging} and ${orderItem.quantity} > 0`,
    )
    .groupBy(orderItem.orderId);
  return new Map(rows.map(({ orderId, lines }) => [orderId, lines]));
}

async function findReservations(db: Db, orderIds: number[]): Promise<ReservationRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(orderReservation).where(inArray(orderReservation.orderId, orderIds));
}

export async function ordersWire(
  db: Db,
  rows: OrderRow[],
  withItems: boolean,
  now: Date,
): Promise<WireOrder[]> {
  const ids = rows.map(({ orderId }) => orderId);
  const items = withItems ? await findOrderItems(db, ids) : null;
  const lines = await countLines(db, ids);
  const payments = await findOrderPayments(db, ids);
  const types = await db.select().from(paymentType);
  const reservations = await findReservations(db, ids);
  const replacedOrders = await findReplacedOrders(db, ids);
  const withdrawable = await findItemsToReturn(db, items ?? new Map());
  const allItems = items ? [...items.values()].flat() : [];
  const hasSubstitute = allItems.some(({ substitute }) => substitute);
  const returned = hasSubstitute ? await findReturnedQuantities(db, ...ids) : new Map<number, number>();
  const substituteNames = await findSubstituteNames(
    db,
    allItems.map(({ infos }) => infos),
  );
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
        replaced: replacedOrders.get(row.orderId),
        returned,
        substituteNames,
        withdrawable,
      },
      now,
    ),
  );
}
