import { z } from "zod";
import { flag, id, list, number, optional, optionalId, optionalNumber, text, texts } from "./lenient";
import { cartTimeslotSchema, paymentTypeSchema } from "./cart";
import { addressSchema, deliveryServiceSchema } from "./delivery";
import { personFiscalSchema } from "./invoice";
import { pageSchema, productSchema } from "./product";

export const orderItemSchema = z.object({
  orderItemId: optionalId,
  product: productSchema,
  quantity: number,
  weight: optionalNumber,
  orderItemInfo: texts,
  unitPrice: optionalNumber,
  grossTotal: optionalNumber,
  discountTotal: optionalNumber,
  netTotal: optionalNumber,
  isVariableWeight: flag,
});

export const orderSchema = z.object({
  orderId: id,
  orderStatusId: number,
  orderDate: text,
  orderDateIso: text,
  deliveryStatusId: optionalId,
  shippingAddress: optional(addressSchema),
  deliveryService: optional(deliveryServiceSchema),
  timeslot: optional(cartTimeslotSchema),
  paymentType: optional(paymentTypeSchema),
  /** 0 error, 1 in progress, 2 completed; null: nothing paid online. */
  paymentTransactionStatusId: optionalId,
  totalItems: number,
  goodsTotal: optionalNumber,
  discountTotal: optionalNumber,
  packagingTotal: optionalNumber,
  deliveryFee: optionalNumber,
  grossTotal: optionalNumber,
  prebilledAmount: optionalNumber,
  variableWeightTotal: optionalNumber,
  canBeModified: flag,
  canBeCancelled: flag,
  canRetryPayment: flag,
  modifiableUntil: text,
  /** the order it became when it was changed. */
  replacedByOrderId: optionalId,
  payBefore: text,
  /** Madia's own, of orders that wait for their payment: the ways in which they may be paid. */
  paymentTypes: list(paymentTypeSchema),
  /** Madia's own: the meal vouchers that pay for it, and what they leave to be paid on delivery. */
  mealVouchers: optional(z.object({ vouchers: number, voucherValue: number, covered: number, rest: number })),
  /** Whom its invoice is made out to, as it was when ordered. */
  personFiscal: optional(personFiscalSchema),
  /** Madia's own: what POST /order/reserve left. */
  reservation: optional(
    z.object({ reservationInfo: text, distance: optionalNumber, reservationDateIso: text }),
  ),
  /** opens the order without log-in through token-order/view; only its owner is told it. */
  accessToken: text,
  orderItems: list(orderItemSchema),
});

/** data of GET /order/list. */
export const orderListSchema = z.object({ orders: list(orderSchema), page: optional(pageSchema) });

/** data of GET /order/view. */
export const orderViewSchema = z.object({ order: optional(orderSchema) });

export type WireOrder = z.input<typeof orderSchema>;
export type WireOrderItem = z.input<typeof orderItemSchema>;
export type RawOrder = z.output<typeof orderSchema>;
