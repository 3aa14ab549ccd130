import { z } from "zod";
import { flag, id, instant, list, mainObject, number, optionalNumber, text } from "./lenient";
import { orderItemSchema } from "./order";

const withdrawalOrderSchema = z.object({
  orderId: id,
  orderDate: text,
  orderDateIso: text,
  withdrawalUntil: text,
  withdrawalItems: list(
    z.object({ orderItem: orderItemSchema, isWithdrawable: flag, quantities: list(number) }),
  ),
});

export const withdrawalOrderViewSchema = z.object({ order: mainObject(withdrawalOrderSchema) });

export const withdrawalSchema = z.object({
  refundId: id,
  email: text,
  insertDate: instant,
  amount: optionalNumber,
  isPrepared: flag,
  isPaidLater: flag,
});

export type WireWithdrawalOrder = z.input<typeof withdrawalOrderSchema>;
export type RawWithdrawalOrder = z.output<typeof withdrawalOrderSchema>;
export type WireWithdrawal = z.input<typeof withdrawalSchema>;
