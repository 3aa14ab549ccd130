import type { OrderItem } from "./order";

export type WithdrawalLine = {
  item: OrderItem;
  isWithdrawable: boolean;
  /** Quantities that can still be withdrawn, ascending. */
  choices: number[];
};

/** Dates YYYY-MM-DD. */
export type WithdrawalOrder = { orderId: number; dateIso: string; endsOn: string; lines: WithdrawalLine[] };

/** `receivedAt` is an ISO instant. Prepared products come back, also those that cost nothing. */
export type Withdrawal = {
  refundId: number;
  email: string;
  receivedAt: string;
  amountCents: number | null;
  isPrepared?: boolean;
  isPaidLater?: boolean;
};
