"use client";

import type { ReactNode } from "react";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { useServerCart } from "@/lib/cart/use-cart";
import { getCartItems } from "@/lib/cart/selectors";
import { isMultiBuy } from "@/lib/rules/multi-buy";
import { promoOffer } from "@/lib/rules/promo";
import { multiBuyText } from "./multi-buy-text";

type Props = {
  productId: number;
  quantity: number;
  /** Shown until the shop has answered with the product's line. */
  children: ReactNode;
};

export function MultiBuyProgress({ productId, quantity, children }: Props) {
  const messages = useDeferredMessages();
  const { cart } = useServerCart();
  const item = getCartItems(cart).find(({ product }) => product.productId === productId);
  const offer = item?.product.promo ? promoOffer(item.product.promo) : null;
  return messages && isMultiBuy(offer) ? multiBuyText(offer, quantity, messages) : children;
}
