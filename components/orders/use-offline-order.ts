import { useLocale } from "next-intl";
import { useEffect } from "react";
import { useMessages } from "@/components/ui/messages";
import { formatLineQuantity } from "@/lib/cart/format-quantity";
import type { Order } from "@/lib/ebsn/domain/order";
import { storeOrder } from "@/lib/offline/copy";

/** Keeps the order readable without a network. */
export function useOfflineOrder(order: Order | null): void {
  const messages = useMessages();
  const locale = useLocale();
  useEffect(() => {
    if (order)
      storeOrder(order, (product, quantity) => formatLineQuantity(product, quantity, messages, locale));
  }, [order, messages, locale]);
}
