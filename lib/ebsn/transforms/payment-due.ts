import type { PaymentDueDate, PaymentTransaction } from "../domain/payment-due";
import type { RawPaymentDueDate, RawPaymentTransaction } from "../schemas/payment-due";
import { toCents } from "./cents";
import { toIsoDate } from "./iso-date";

const SETTLEMENTS = ["held", "charged", "released"] as const;

export function toPaymentDueDate(raw: RawPaymentDueDate): PaymentDueDate {
  return {
    paymentDueDateId: raw.paymentDueDateId,
    orderId: raw.orderId,
    description: raw.description,
    dueDateIso: toIsoDate(raw.dueDateIso || raw.dueDate),
    amountCents: toCents(raw.amount),
    statusId: raw.paymentDueDateStatusId,
  };
}

export function toPaymentTransaction(raw: RawPaymentTransaction): PaymentTransaction {
  return {
    transactionId: raw.transactionId,
    orderId: raw.orderId,
    dateIso: toIsoDate(raw.dateIso || raw.date),
    amountCents: toCents(raw.amount),
    paymentType: raw.paymentType?.name ?? "",
    statusId: raw.transactionStatusId,
    settlement: SETTLEMENTS.find((name) => name === raw.settlement) ?? null,
  };
}
