"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { reportMissingChunk } from "@/lib/navigation/report-missing-chunk";

export function ReorderButton({ orderId, isPrimary }: { orderId: number; isPrimary?: boolean }) {
  const [busy, setBusy] = useState(false);
  const messages = useDeferredMessages();
  if (!messages) return null;

  const handleClick = async (): Promise<void> => {
    setBusy(true);
    await import("@/lib/cart/reorder")
      .then(({ reorder }) => reorder(orderId, messages, getPageLocale()), reportMissingChunk)
      .finally(() => setBusy(false));
  };

  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      small={!isPrimary}
      busy={busy}
      onClick={() => void handleClick()}
    >
      <Icon name="cart" size={20} />
      {messages.buyAgain}
    </Button>
  );
}
