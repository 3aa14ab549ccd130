"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { reportMissingChunk } from "@/lib/navigation/report-missing-chunk";

export function ReorderButton({ orderId, isPrimary }: { orderId: number; isPrimary?: boolean }) {
  const { isBusy, whileBusy } = useBusy();
  const messages = useDeferredMessages();
  if (!messages) return null;

  const addProducts = () =>
    import("@/lib/cart/reorder").then(
      ({ reorder }) => reorder(orderId, messages, getPageLocale()),
      reportMissingChunk,
    );

  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      small={!isPrimary}
      busy={isBusy}
      onClick={() => void whileBusy(addProducts)}
    >
      <Icon name="cart" size={20} />
      {messages.buyAgain}
    </Button>
  );
}
