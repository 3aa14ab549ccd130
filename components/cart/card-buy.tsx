"use client";

import { useCart, useLines } from "@/lib/cart/client";
import { type CompactSelling, sellingRule } from "@/lib/cart/compact";
import { openBuying } from "@/lib/cart/events";
import { isSettling, keyOfProduct, shownOfProduct } from "@/lib/cart/lines";
import { removeProduct, setProduct } from "@/lib/cart/writes";
import { purchaseLimit } from "@/lib/rules/quantity";
import { QuantityControl } from "./quantity-control";

type Props = { id: number; name: string; s: CompactSelling; a: number };

/** Pieces from which a shop means "as many as you like". */
const UNLIMITED = 1_000_000;

function limitOf(s: CompactSelling, available: number): number | null {
  const own = purchaseLimit(sellingRule(s), s.c ? { max: s.c, unit: s.u ?? "pz" } : null);
  const stock = available >= UNLIMITED ? null : available;
  if (own === null || stock === null) return own ?? stock;
  return Math.min(own, stock);
}

/** The buying leaf of a product card: everything heavy comes with the first click. */
export function CardBuy({ id, name, s, a }: Props) {
  useCart();
  const lines = useLines();
  const quantity = shownOfProduct(lines, id);
  const key = keyOfProduct(lines, id);
  const settling = isSettling(lines) && (lines.pending.has(key) || lines.sending?.key === key);

  return (
    <QuantityControl
      name={name}
      rule={sellingRule(s)}
      quantity={quantity}
      limit={limitOf(s, a)}
      settling={settling}
      onAdd={(first) =>
        new Promise((settle) => openBuying({ dialog: "add", productId: id, quantity: first, settle }))
      }
      onChange={(next) => setProduct(id, name, next)}
      onRemove={() => removeProduct(id, name)}
    />
  );
}
