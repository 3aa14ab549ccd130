"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { askBuying, askToConfirm } from "@/lib/cart/ask";
import { announce } from "@/lib/cart/events";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import type { Order } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

/** Opens an order again in the cart, or moves it to another slot, while that is possible. */
export function OrderChange({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTranslations("orders");
  const href = localPath(useLocale());
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { orderId } = order;

  async function modify(): Promise<void> {
    const confirmed = await askToConfirm({
      title: t("modifyTitle", { orderId }),
      text: t("modifyText"),
      confirm: t("modifyConfirm"),
    });
    if (!confirmed) return;
    setBusy(true);
    try {
      // The cart says that the order is being changed: no dialog over it.
      await writeCart("order/modify", { params: { order_id: orderId }, quiet: true });
      router.push(href(paths.cart()));
    } catch (cause) {
      announceFailure("orders.modifyFailed", cause);
      setBusy(false);
    }
  }

  async function move(): Promise<void> {
    const moved = await askBuying({ dialog: "moveOrder", order });
    if (!moved) return;
    announce({ kind: "done", key: "orders.moved" });
    onChanged();
  }

  return (
    <>
      <Button variant="secondary" small busy={busy} onClick={() => void modify()}>
        <Icon name="pencil" size={18} />
        {t("modify")}
      </Button>
      <Button variant="secondary" small onClick={() => void move()}>
        <Icon name="calendar" size={18} />
        {t("move")}
      </Button>
    </>
  );
}
