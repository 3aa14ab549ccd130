import type { z } from "zod";
import type { Withdrawal, WithdrawalOrder } from "../domain/withdrawal";
import type { RawWithdrawalOrder, withdrawalSchema } from "../schemas/withdrawal";
import { toCents } from "./cents";
import { isInstant, toIsoDate } from "./iso-date";
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

/** An answer without a date has just been made. */
const toInstant = (date: string): string => (isInstant(date) ? date : new Date().toISOString());

export const toWithdrawal = (raw: z.output<typeof withdrawalSchema>): Withdrawal => ({
  refundId: raw.refundId,
  email: raw.email,
  receivedAt: toInstant(raw.insertDate),
  amountCents: toCents(raw.amount),
  isPrepared: raw.isPrepared,
});
