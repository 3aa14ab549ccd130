"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/emit-error";
import { openConfirmDialog } from "@/lib/overlays/overlay";

export function useCancelOrder(orderId: number, onCancelled: () => void) {
  const t = useTranslations("orders");
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("cancelTitle", { orderId }),
      text: t("cancelText"),
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
