"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { loadLateMessages } from "@/lib/i18n/late-messages";
import { getPageLocale } from "@/lib/i18n/page-locale";

export function ReorderButton({ orderId, isPrimary }: { orderId: number; isPrimary?: boolean }) {
  const [busy, setBusy] = useState(false);
  const messages = useMessages();

  async function handleClick(): Promise<void> {
    setBusy(true);
    const [{ reorder }, late] = await Promise.all([import("@/lib/cart/reorder"), loadLateMessages()]);
    await reorder(orderId, late, getPageLocale()).finally(() => setBusy(false));
  }

  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      small
      busy={busy}
      onClick={() => void handleClick()}
    >
      <Icon name="repeat" size={18} />
      {messages.buyAgain}
    </Button>
  );
}
