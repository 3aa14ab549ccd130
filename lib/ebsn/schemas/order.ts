import { z } from "zod";
import {
  flag,
  id,
  instant,
  list,
  mainList,
  mainObject,
  number,
  optional,
  optionalId,
  optionalNumber,
  text,
  textRecord,
} from "./lenient";
import { adjustmentSchema, cartTimeslotSchema, paymentTypeSchema, substitutionSchema } from "./cart";
import { addressSnapshotSchema, deliveryServiceSchema } from "./delivery";
import { personFiscalSchema } from "./invoice";
import { embeddedProductSchema, pageSchema, productSchema } from "./product";

export const orderItemSchema = z.object({
  orderItemId: optionalId,
  product: embeddedProductSchema,
  quantity: number,
  weight: optionalNumber,
  orderItemInfo: textRecord,
  unitPrice: optionalNumber,
  grossTotal: optionalNumber,
  discountTotal: optionalNumber,
  netTotal: optionalNumber,
  isVariableWeight: flag,
  pickedQuantity: optionalNumber,
  pickedTotal: optionalNumber,
  substitute: optional(productSchema),
  substituteRefused: flag,
  canRefuseSubstitute: flag,
  isWithdrawable: optional(z.boolean()),
  substitution: optional(substitutionSchema),
});

export const orderSchema = z.object({
  orderId: id,
  orderStatusId: number,
  orderDate: text,
  orderDateIso: text,
  deliveryStatusId: optionalId,
  shippingAddress: optional(addressSnapshotSchema),
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
  orderAdjustmentSummary: optional(z.object({ orderAdjustments: list(adjustmentSchema) })),
  canBeModified: flag,
  canBeCancelled: flag,
  canRetryPayment: flag,
  modifiableUntil: instant,
  replacedByOrderId: optionalId,
  /** The change of this order that waits for its payment; this order is still valid. */
  pendingChangeOrderId: optionalId,
  /** The order that stays valid until this one is paid. */
  validOrderId: optionalId,
  /** The order that this one took the place of. */
  replacedOrder: optional(z.object({ orderId: id, releasedAmount: optionalNumber })),
  payBefore: instant,
  paymentTypes: list(paymentTypeSchema),
  /** `rest` is paid on delivery. */
  mealVouchers: optional(z.object({ vouchers: number, voucherValue: number, covered: number, rest: number })),
  personFiscal: optional(personFiscalSchema),
  reservation: optional(
    z.object({ reservationInfo: text, distance: optionalNumber, reservationDateIso: instant }),
  ),
  withdrawalUntil: text,
  chargedTotal: optionalNumber,
  /** Once the van is on its way: when it comes, "HH:mm", and how many are before. */
  /** With the day where it is not that of the timeslot. */
  arrival: optional(z.object({ dateIso: text, beginTime: text, endTime: text, stopsBefore: optionalNumber })),
  lockerCode: text,
  accessToken: text,
  orderInfos: textRecord,
  orderItems: list(orderItemSchema),
});

export const orderListSchema = z.object({ orders: mainList(orderSchema), page: optional(pageSchema) });

export const orderViewSchema = z.object({ order: mainObject(orderSchema) });

export type WireOrder = z.input<typeof orderSchema>;
export type WireOrderItem = z.input<typeof orderItemSchema>;
export type RawOrder = z.output<typeof orderSchema>;
