import type { Order } from "./order";
import type { OrderRefund } from "./order-refund";

export type StaffCustomer = { name: string; email: string };

export type StaffOrder = {
  order: Order;
  customer: StaffCustomer;
  nextStatusIds: number[];
  /** What is to be paid after the delivery; null: nothing, or it has been received. */
  paymentDue: { amountCents: number; dueDateIso: string } | null;
  /** What was received after the delivery and refunded since; null: nothing was. */
  refundedPayment: { amountCents: number; refundedCents: number } | null;
};

export type StaffRefund = { refund: OrderRefund; customer: StaffCustomer };
