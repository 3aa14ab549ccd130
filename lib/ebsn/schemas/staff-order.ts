import { z } from "zod";
import { list, mainList, number, optional, optionalId, text } from "./lenient";
import { orderSchema } from "./order";
import { orderRefundSchema } from "./order-refund";
import { pageSchema } from "./product";

const staffCustomerSchema = z.object({ userId: optionalId, firstName: text, lastName: text, email: text });

const staffOrderSchema = orderSchema.extend({
  user: optional(staffCustomerSchema),
  nextStatusIds: list(number),
  /** To be paid after the delivery, and not received yet. */
  paymentDue: optional(z.object({ amount: number, dueDateIso: text })),
  /** Received after the delivery, and refunded in part or whole since. */
  refundedPayment: optional(z.object({ amount: number, refundedAmount: number })),
});

export const staffOrdersSchema = z.object({ orders: mainList(staffOrderSchema), page: optional(pageSchema) });

const staffRefundSchema = orderRefundSchema.extend({ user: optional(staffCustomerSchema) });

export const staffRefundsSchema = z.object({
  refunds: mainList(staffRefundSchema),
  page: optional(pageSchema),
});

export type RawStaffOrder = z.output<typeof staffOrderSchema>;
export type RawStaffRefund = z.output<typeof staffRefundSchema>;
export type WireStaffOrders = z.input<typeof staffOrdersSchema>;
export type WireStaffRefunds = z.input<typeof staffRefundsSchema>;
