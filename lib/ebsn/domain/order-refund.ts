import type { OrderItem } from "./order";
import type { PageInfo } from "./page";

export type RefundItem = {
  orderItemId: number;
  quantity: number;
  amountCents: number | null;
  orderItem: OrderItem | null;
};

/** Amounts in cents, dates YYYY-MM-DD. */
export type OrderRefund = {
  refundId: number;
  orderId: number;
  statusId: number;
  optionId: number;
  reason: string;
  dateIso: string;
  amountCents: number | null;
  /** The part that was paid with meal vouchers and is given back as such. */
  mealVoucherCents?: number | null;
  /** The part that the delivery cost. */
  deliveryFeeCents?: number | null;
  items: RefundItem[];
  photos: string[];
  /** Instant of the withdrawal from the contract; null: a return. */
  withdrawnAt: string | null;
};

export type OrderRefundList = { refunds: OrderRefund[]; page: PageInfo };
