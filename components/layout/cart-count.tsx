"use client";

import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { fill } from "@/lib/i18n/fill";

/** How many products the cart holds, said as well as shown; nothing for none. */
export function CartCount({ className }: { className?: string }) {
  const { count } = useCart();
  const words = useWords();
  if (count === 0) return null;
  return (
    <b className={className}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{fill(words.productsInCart, { count })}</span>
    </b>
  );
}
