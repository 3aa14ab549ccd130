import type { PaymentType } from "./cart";

/** Amounts in cents, dates YYYY-MM-DD. */
export type PaymentDueDate = {
  paymentDueDateId: number;
  orderId: number | null;
  description: string;
  paymentType: PaymentType | null;
  /** YYYY-MM of a summary invoice. */
  period: string;
  dueDateIso: string;
  amountCents: number | null;
  /** Since it was paid. */
  refundedCents: number | null;
  statusId: number;
};

export type PaymentTransaction = {
  transactionId: number;
  orderId: number | null;
  dateIso: string;
  amountCents: number | null;
  paymentType: PaymentType | null;
  statusId: number;
  settlement: "held" | "charged" | "released" | null;
};
