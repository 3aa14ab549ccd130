"use client";

import type { ReactNode } from "react";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { useOptimisticLines, useServerCart } from "@/lib/cart/use-cart";
import { displayedQuantity, itemKey } from "@/lib/cart/optimistic-lines";
import { getCartItems } from "@/lib/cart/selectors";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { takesPromotion } from "@/lib/rules/prices/declined-promo";
import { isMultiBuy } from "@/lib/rules/prices/multi-buy";
import { promoOffer } from "@/lib/rules/prices/promo";
import { formatMultiBuy } from "./format-multi-buy";

type Props = {
  productId: number;
  /** Shown until the shop has answered with a line that takes the promotion. */
  children: ReactNode;
};

export function MultiBuyProgress({ productId, children }: Props) {
  const messages = useDeferredMessages();
  const { cart } = useServerCart();
  const lines = useOptimisticLines();
  const items = getCartItems(cart).filter(
    ({ product, info }) => product.productId === productId && takesPromotion(info),
  );
  const promo = items[0]?.product.promo;
  const offer = promo ? promoOffer(promo) : null;
  if (!messages || !isMultiBuy(offer)) return children;
  const quantity = items.reduce((sum, { itemId }) => sum + displayedQuantity(lines, itemKey(itemId)), 0);
  return formatMultiBuy(offer, quantity, messages, getPageLocale());
}
