import type { z } from "zod";
import type { Withdrawal, WithdrawalOrder } from "../domain/withdrawal";
import type { RawWithdrawalOrder, withdrawalSchema } from "../schemas/withdrawal";
import { toCents } from "./cents";
import { toIsoDate } from "./iso-date";
import { toOrderItem } from "./order";

export function toWithdrawalOrder(raw: RawWithdrawalOrder): WithdrawalOrder {
  return {
    orderId: raw.orderId,
    dateIso: toIsoDate(raw.orderDateIso) || toIsoDate(raw.orderDate),
    endsOn: toIsoDate(raw.withdrawalUntil),
    lines: raw.withdrawalItems.map(({ orderItem, isWithdrawable, quantities }) => ({
      item: toOrderItem(orderItem),
      isWithdrawable,
      choices: quantities,
    })),
  };
}

export const toWithdrawal = (raw: z.output<typeof withdrawalSchema>): Withdrawal => ({
  refundId: raw.refundId,
  email: raw.email,
  // An answer without a date has just been made.
  receivedAt: raw.insertDate || new Date().toISOString(),
  amountCents: toCents(raw.amount),
  isPrepared: raw.isPrepared,
  isPaidLater: raw.isPaidLater,
});
