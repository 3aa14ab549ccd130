"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { askToConfirm } from "@/lib/cart/ask";
import { announceFailure, writeCart } from "@/lib/cart/writes";

/** Empties the cart, asked once. */
export function EmptyCart() {
  const t = useTranslations("cart");
  const [busy, setBusy] = useState(false);

  async function empty(): Promise<void> {
    const confirmed = await askToConfirm({
      title: t("emptyAsk"),
      text: t("emptyAskText"),
      confirm: t("emptyConfirm"),
      danger: true,
    });
    if (!confirmed) return;
    setBusy(true);
    await writeCart("cart/empty").catch((cause: unknown) => announceFailure("cart.emptyFailed", cause));
    setBusy(false);
  }

  return (
    <Button variant="quiet" small busy={busy} onClick={() => void empty()}>
      <Icon name="trash" size={18} />
      {t("emptyAction")}
    </Button>
  );
}
