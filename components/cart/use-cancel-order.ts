"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { Order } from "@/lib/ebsn/domain/order";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { isAmountHeld } from "@/lib/rules/statuses";

type CancellableOrder = Pick<Order, "orderId" | "statusId" | "transactionStatusId">;

export function useCancelOrder(order: CancellableOrder, onCancelled: () => void) {
  const t = useTranslations("orders");
  const [busy, setBusy] = useState(false);
  const { orderId } = order;

  async function cancel(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("cancelTitle", { orderId }),
      text: t(isAmountHeld(order) ? "cancelTextHeld" : "cancelText"),
      confirm: t("cancelConfirm"),
      dismiss: t("cancelDismiss"),
      danger: true,
    });
    if (!confirmed) return;
    setBusy(true);
    try {
      await apiFetch("order/delete", {
        method: "POST",
        params: { order_id: orderId },
        success: { key: "orders.cancelled", values: { orderId } },
      });
      onCancelled();
    } catch (cause) {
      emitError("orders.cancelFailed", cause);
    }
    setBusy(false);
  }

  return { busy, cancel };
}
