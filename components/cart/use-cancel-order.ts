"use client";

import { useTranslations } from "next-intl";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { Order } from "@/lib/ebsn/domain/order";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { isAmountHeld } from "@/lib/rules/orders/statuses";

type CancellableOrder = Pick<Order, "orderId" | "statusId" | "transactionStatusId">;

/** `onChanged`: also where the shop refuses, as the order has moved on meanwhile. */
export function useCancelOrder(order: CancellableOrder, onChanged: () => void) {
  const t = useTranslations();
  const { isBusy, whileBusy } = useBusy();
  const { orderId } = order;

  async function confirmCancellation(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("orders.cancelTitle", { orderId }),
      text: t(isAmountHeld(order) ? "orders.cancelTextHeld" : "orders.cancelText"),
      confirm: t("orders.cancelConfirm"),
      dismiss: t("orders.cancelDismiss"),
      danger: true,
    });
    if (confirmed) await whileBusy(cancel);
  }

  async function cancel(): Promise<void> {
    try {
      await apiFetch("order/delete", {
        method: "POST",
        params: { order_id: orderId },
        success: { key: "orders.cancelled", values: { orderId } },
      });
    } catch (cause) {
      emitError("orders.cancelFailed", cause);
    }
    onChanged();
  }

  return { isBusy, confirmCancellation };
}
