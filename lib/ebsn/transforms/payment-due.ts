import type { PaymentDueDate, PaymentTransaction } from "../domain/payment-due";
import type { RawPaymentDueDate, RawPaymentTransaction } from "../schemas/payment-due";
import { toPaymentType } from "./cart";
import { toCents } from "./cents";
import { toIsoDate } from "./iso-date";

const SETTLEMENTS = ["held", "charged", "released"] as const;

const PERIOD = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function toPaymentDueDate(raw: RawPaymentDueDate): PaymentDueDate {
  return {
    paymentDueDateId: raw.paymentDueDateId,
    orderId: raw.orderId,
    description: raw.description,
    paymentType: raw.paymentType && toPaymentType(raw.paymentType),
    period: PERIOD.test(raw.period) ? raw.period : "",
    dueDateIso: toIsoDate(raw.dueDateIso) || toIsoDate(raw.dueDate),
    amountCents: toCents(raw.amount),
    refundedCents: toCents(raw.refundedAmount),
    statusId: raw.paymentDueDateStatusId,
  };
}

export function toPaymentTransaction(raw: RawPaymentTransaction): PaymentTransaction {
  return {
    transactionId: raw.transactionId,
    orderId: raw.orderId,
    dateIso: toIsoDate(raw.dateIso) || toIsoDate(raw.date),
    amountCents: toCents(raw.amount),
    paymentType: raw.paymentType && toPaymentType(raw.paymentType),
    statusId: raw.transactionStatusId,
    settlement: SETTLEMENTS.find((name) => name === raw.settlement) ?? null,
  };
}
