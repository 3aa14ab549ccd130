import type { z } from "zod";
import type { OrderRefund, OrderRefundList } from "../domain/order-refund";
import type { orderRefundListSchema, RawOrderRefund } from "../schemas/order-refund";
import { toCents } from "./cents";
import { toIsoDate } from "./iso-date";
import { toOrderItem } from "./order";
import { toPageInfo } from "./page";

export function toOrderRefund(raw: RawOrderRefund): OrderRefund {
  return {
    refundId: raw.refundId,
    orderId: raw.orderId,
    statusId: raw.refundStatusId,
    optionId: raw.refundOptionId,
    reason: raw.reason,
    dateIso: toIsoDate(raw.refundDateIso) || toIsoDate(raw.refundDate),
    amountCents: toCents(raw.amount),
    mealVoucherCents: toCents(raw.mealVoucherAmount),
    deliveryFeeCents: toCents(raw.deliveryFee),
    items: raw.refundItems.map(({ orderItemId, quantity, amount, orderItem }) => ({
      orderItemId,
      quantity,
      amountCents: toCents(amount),
      orderItem: orderItem && toOrderItem(orderItem),
    })),
    photos: raw.photos.map(({ name }) => name).filter(Boolean),
    withdrawnAt: raw.withdrawal?.insertDate ?? null,
  };
}

export function toOrderRefundList(raw: z.output<typeof orderRefundListSchema>): OrderRefundList {
  const refunds = raw.refunds.map(toOrderRefund);
  return { refunds, page: toPageInfo(raw.page, refunds.length) };
}
