import type { OrderItem } from "./order";
import type { Page } from "./product";

export type RefundItem = {
  orderItemId: number;
  quantity: number;
  amountCents: number | null;
  /** The goods as they were sold; null when the shop does not say. */
  orderItem: OrderItem | null;
};

/** A return of goods of an order. Amounts in cents, days YYYY-MM-DD. */
export type OrderRefund = {
  refundId: number;
  orderId: number;
  statusId: number;
  optionId: number;
  reason: string;
  dateIso: string;
  amountCents: number | null;
  items: RefundItem[];
  /** Names of the files sent along. */
  photos: string[];
};

export type OrderRefundList = { refunds: OrderRefund[]; page: Page };
