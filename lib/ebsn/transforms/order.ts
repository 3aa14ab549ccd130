import type { z } from "zod";
import { serviceKind } from "../../rules/delivery/delivery-services";
import { toInstant } from "../../rules/dates/instant";
import { HOLD_CONSENT, HOLD_CONSENT_DATE } from "../../rules/checkout/hold-consent";
import { LOTTERY_INFO } from "../../rules/checkout/lottery-code";
import { chargedPrices } from "../../rules/prices/price-line";
import type { Order, OrderItem, OrderList } from "../domain/order";
import type { Product } from "../domain/product";
import type { orderItemSchema, orderListSchema, RawOrder } from "../schemas/order";
import type { RawProduct } from "../schemas/product";
import { toAdjustment, toBaseTotals, toDelivery, toLine, toPaymentType, toSubstitution } from "./cart";
import { centsOrZero, toCents } from "./cents";
import { toIsoDate } from "./iso-date";
import { toProduct } from "./product";
import { toPageInfo } from "./page";

/** At the price that is charged, which may be the ordered product's. */
function toSubstitute(raw: RawProduct, quantity: number, netCents: number): Product {
  const product = toProduct(raw);
  const grossCents = Math.round((product.prices.list ?? 0) * quantity);
  return { ...product, prices: chargedPrices(product, { quantity, grossCents, netCents }) };
}

export function toOrderItem(raw: z.output<typeof orderItemSchema>): OrderItem {
  const { pickedQuantity, pickedTotal, substitute } = raw;
  const line = toLine(raw, raw.orderItemInfo);
  return {
    ...line,
    orderItemId: raw.orderItemId ?? 0,
    picked:
      pickedQuantity === null
        ? null
        : {
            quantity: pickedQuantity,
            cents: centsOrZero(pickedTotal),
            substitute: substitute && toSubstitute(substitute, pickedQuantity, centsOrZero(pickedTotal)),
            ...(raw.substituteRefused && { isRefused: true as const }),
            ...(raw.canRefuseSubstitute && { canRefuse: true as const }),
          },
    ...(raw.substitution && { substitution: toSubstitution(raw.substitution) }),
    ...(raw.isWithdrawable !== null && { isWithdrawable: raw.isWithdrawable }),
  };
}

function toHoldConsent(infos: Record<string, string>): Order["holdConsent"] {
  const cents = toCents(Number(infos[HOLD_CONSENT] ?? 0));
  return cents ? { cents, date: toInstant(infos[HOLD_CONSENT_DATE] ?? "") || null } : null;
}

export function toOrder(raw: RawOrder): Order {
  const items = raw.orderItems.map(toOrderItem);
  return {
    orderId: raw.orderId,
    statusId: raw.orderStatusId,
    deliveryStatusId: raw.deliveryStatusId,
    dateIso: toIsoDate(raw.orderDateIso) || toIsoDate(raw.orderDate),
    ...toDelivery(raw),
    paymentType: raw.paymentType ? toPaymentType(raw.paymentType) : null,
    mealVouchers: raw.mealVouchers && {
      vouchers: raw.mealVouchers.vouchers,
      value: centsOrZero(raw.mealVouchers.voucherValue),
      covered: centsOrZero(raw.mealVouchers.covered),
      rest: centsOrZero(raw.mealVouchers.rest),
    },
    invoice: raw.personFiscal,
    transactionStatusId: raw.paymentTransactionStatusId,
    totalItems: raw.totalItems,
    adjustments: (raw.orderAdjustmentSummary?.orderAdjustments ?? []).map(toAdjustment),
    totals: {
      ...toBaseTotals(raw, items),
      deliveryFee: toCents(raw.deliveryFee),
      prebilled: toCents(raw.prebilledAmount),
      charged: toCents(raw.chargedTotal),
    },
    canBeModified: raw.canBeModified,
    canBeCancelled: raw.canBeCancelled,
    canRetryPayment: raw.canRetryPayment,
    modifiableUntil: raw.modifiableUntil,
    payBefore: raw.payBefore,
    replacedByOrderId: raw.replacedByOrderId,
    pendingChangeOrderId: raw.pendingChangeOrderId,
    validOrderId: raw.validOrderId,
    replacedOrder: raw.replacedOrder && {
      orderId: raw.replacedOrder.orderId,
      releasedCents: toCents(raw.replacedOrder.releasedAmount),
    },
    paymentTypes: raw.paymentTypes.map(toPaymentType),
    reservation: raw.reservation && {
      info: raw.reservation.reservationInfo,
      distance: raw.reservation.distance,
      at: raw.reservation.reservationDateIso,
    },
    withdrawalUntil: raw.withdrawalUntil,
    ...(raw.arrival?.beginTime && raw.arrival.endTime ? { arrival: raw.arrival } : {}),
    lockerCode: raw.lockerCode,
    lotteryCode: raw.orderInfos[LOTTERY_INFO] ?? "",
    holdConsent: toHoldConsent(raw.orderInfos),
    accessToken: raw.accessToken,
    items,
  };
}

export function toOrderList(raw: z.output<typeof orderListSchema>): OrderList {
  const orders = raw.orders.map(toOrder);
  return { orders, page: toPageInfo(raw.page, orders.length) };
}

/** For holders of the link: no payment data, no actions, and of a home address only the city. */
export function toSharedOrder(raw: RawOrder): Order {
  const order = toOrder(raw);
  const kind = serviceKind(order.service?.deliveryServiceId);
  const isPickup = kind === "pickup" || kind === "locker";
  const { address } = order;
  const pickupAddress = address && { ...address, phone: "", floor: "", intercom: "", note: "" };
  const cityOnly = pickupAddress && {
    ...pickupAddress,
    addressName: "",
    address1: "",
    addressNumber: "",
    postalcode: "",
    latitude: null,
    longitude: null,
  };
  const items = order.items.map(({ isWithdrawable: _ownersRight, ...item }) => item);
  return {
    ...order,
    items,
    adjustments: order.adjustments.map((adjustment) => ({ ...adjustment, giftCode: "" })),
    address: isPickup ? pickupAddress : cityOnly,
    paymentType: null,
    mealVouchers: null,
    invoice: null,
    transactionStatusId: null,
    totals: { ...order.totals, prebilled: null },
    canBeModified: false,
    canBeCancelled: false,
    canRetryPayment: false,
    modifiableUntil: "",
    payBefore: "",
    replacedByOrderId: null,
    pendingChangeOrderId: null,
    validOrderId: null,
    replacedOrder: null,
    paymentTypes: [],
    reservation: null,
    withdrawalUntil: "",
    lockerCode: "",
    lotteryCode: "",
    holdConsent: null,
    accessToken: "",
  };
}
