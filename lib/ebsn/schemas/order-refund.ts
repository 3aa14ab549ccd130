import { z } from "zod";
import { id, list, markup, number, optional, optionalId, optionalNumber, text } from "./lenient";
import { orderItemSchema } from "./order";
import { pageSchema } from "./product";

export const refundItemSchema = z.object({
  refundItemId: optionalId,
  orderItemId: id,
  quantity: number,
  /** What it comes to in euros at the price it was sold. */
  amount: optionalNumber,
  orderItem: optional(orderItemSchema),
});

/** A return; the calls are Madia's own (docs/decisions/returns.md). */
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
  refundItems: list(refundItemSchema),
  photos: list(z.object({ name: text })),
});

/** data of GET /order-refund/list. */
export const orderRefundListSchema = z.object({
  refunds: list(orderRefundSchema),
  page: optional(pageSchema),
});

/** data of GET /order-refund/view and POST /order-refund/add. */
export const orderRefundViewSchema = z.object({ refund: optional(orderRefundSchema) });

export type WireOrderRefund = z.input<typeof orderRefundSchema>;
export type RawOrderRefund = z.output<typeof orderRefundSchema>;
