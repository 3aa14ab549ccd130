import type { z } from "zod";
import type { Order, OrderItem, OrderList } from "../domain/order";
import type { orderItemSchema, orderListSchema, RawOrder } from "../schemas/order";
import { toCartTimeslot, toPaymentType } from "./cart";
import { toCents } from "./cents";
import { toAddress, toDeliveryService } from "./delivery";
import { toIsoDate } from "./iso-date";
import { toProduct } from "./product";

const cents = (euros: number | null) => toCents(euros) ?? 0;

function toOrderItem(raw: z.output<typeof orderItemSchema>): OrderItem {
  return {
    orderItemId: raw.orderItemId ?? 0,
    product: toProduct(raw.product),
    quantity: raw.quantity,
    weight: raw.weight,
    info: raw.orderItemInfo,
    grossCents: toCents(raw.grossTotal),
    discountCents: cents(raw.discountTotal),
    netCents: toCents(raw.netTotal ?? raw.grossTotal),
    variableWeight: raw.isVariableWeight,
  };
}

export function toOrder(raw: RawOrder): Order {
  return {
    orderId: raw.orderId,
    statusId: raw.orderStatusId,
    deliveryStatusId: raw.deliveryStatusId,
    dateIso: toIsoDate(raw.orderDateIso || raw.orderDate),
    address: raw.shippingAddress ? toAddress(raw.shippingAddress) : null,
    service: raw.deliveryService ? toDeliveryService(raw.deliveryService) : null,
    timeslot: toCartTimeslot(raw.timeslot),
    paymentType: raw.paymentType ? toPaymentType(raw.paymentType) : null,
    transactionStatusId: raw.paymentTransactionStatusId,
    totalItems: raw.totalItems,
    totals: {
      goods: cents(raw.goodsTotal),
      discount: cents(raw.discountTotal),
      packaging: cents(raw.packagingTotal),
      deliveryFee: cents(raw.deliveryFee),
      gross: cents(raw.grossTotal),
      prebilled: toCents(raw.prebilledAmount),
      variableWeight: cents(raw.variableWeightTotal),
    },
    canBeModified: raw.canBeModified,
    canBeCancelled: raw.canBeCancelled,
    canRetryPayment: raw.canRetryPayment,
    modifiableUntil: raw.modifiableUntil,
    payBefore: raw.payBefore,
    replacedByOrderId: raw.replacedByOrderId,
    items: raw.orderItems.map(toOrderItem),
  };
}

export function toOrderList(raw: z.output<typeof orderListSchema>): OrderList {
  const orders = raw.orders.map(toOrder);
  return {
    orders,
    page: {
      number: raw.page?.selPage ?? 1,
      count: raw.page?.totPages ?? 1,
      items: raw.page?.totItems ?? orders.length,
      size: raw.page?.itemsPerPage || orders.length,
    },
  };
}
