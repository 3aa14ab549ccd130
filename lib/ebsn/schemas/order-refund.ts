import { z } from "zod";
import {
  id,
  instant,
  list,
  mainList,
  mainObject,
  markup,
  number,
  optional,
  optionalId,
  optionalNumber,
  text,
} from "./lenient";
import { orderItemSchema } from "./order";
import { pageSchema } from "./product";

const refundItemSchema = z.object({
  refundItemId: optionalId,
  orderItemId: id,
  quantity: number,
  amount: optionalNumber,
  orderItem: optional(orderItemSchema),
});

export const orderRefundSchema = z.object({
  refundId: id,
  orderId: id,
  /** 1 in approval, 3 approved, 10 cancelled. */
  refundStatusId: number,
  /** 6 refund, 7 replacement. */
  refundOptionId: number,
  reason: markup,
  refundDate: text,
  refundDateIso: text,
  amount: optionalNumber,
  /** The part of `amount` that was paid with meal vouchers. */
  mealVoucherAmount: optionalNumber,
  /** The part of `amount` that the delivery cost: of a withdrawal from the whole order. */
  deliveryFee: optionalNumber,
  refundItems: list(refundItemSchema),
  photos: list(z.object({ name: text })),
  withdrawal: optional(z.object({ name: text, insertDate: instant })),
});

export const orderRefundListSchema = z.object({
  refunds: mainList(orderRefundSchema),
  page: optional(pageSchema),
});

export const orderRefundViewSchema = z.object({ refund: mainObject(orderRefundSchema) });

export type WireOrderRefund = z.input<typeof orderRefundSchema>;
export type RawOrderRefund = z.output<typeof orderRefundSchema>;
