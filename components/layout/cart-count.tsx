"use client";

import { useMessages } from "@/components/ui/messages";
import { useLayoutCart } from "@/lib/cart/use-cart";
import { interpolate } from "@/lib/i18n/interpolate";

export function CartCount({ className }: { className?: string }) {
  const { count } = useLayoutCart();
  const messages = useMessages();
  if (count === 0) return null;
  return (
    <b className={className}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{interpolate(messages.productsInCart, { count })}</span>
    </b>
  );
}
