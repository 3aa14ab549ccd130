import { z } from "zod";
import { id, mainList, number, optional, optionalId, optionalNumber, text } from "./lenient";
import { paymentTypeSchema } from "./cart";

const paymentDueDateSchema = z.object({
  paymentDueDateId: id,
  orderId: optionalId,
  description: text,
  dueDate: text,
  dueDateIso: text,
  amount: optionalNumber,
  /** Of a settled one: refunded since it was paid. */
  refundedAmount: optionalNumber,
  paymentType: optional(paymentTypeSchema),
  period: text,
  /** 1 expired, 2 expiring, 3 in progress, 4 settled. */
  paymentDueDateStatusId: number,
});

export const paymentDueDateListSchema = z.object({ paymentDueDates: mainList(paymentDueDateSchema) });

const paymentTransactionSchema = z.object({
  transactionId: id,
  orderId: optionalId,
  date: text,
  dateIso: text,
  amount: optionalNumber,
  paymentType: optional(paymentTypeSchema),
  /** 0 error, 1 in progress, 2 completed. */
  transactionStatusId: number,
  settlement: text,
});

export const paymentTransactionListSchema = z.object({ transactions: mainList(paymentTransactionSchema) });

export type WirePaymentDueDate = z.input<typeof paymentDueDateSchema>;
export type RawPaymentDueDate = z.output<typeof paymentDueDateSchema>;
export type WirePaymentTransaction = z.input<typeof paymentTransactionSchema>;
export type RawPaymentTransaction = z.output<typeof paymentTransactionSchema>;
