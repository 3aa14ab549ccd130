"use client";

import { useProductLine } from "@/lib/cart/client";
import { type CompactSelling, sellingRule } from "@/lib/cart/compact";
import { askBuying } from "@/lib/cart/ask";
import { removeProduct, setProduct } from "@/lib/cart/writes";
import { limitOf } from "./limit";
import { QuantityControl } from "./quantity-control";

type Props = {
  id: number;
  name: string;
  s: CompactSelling;
  a: number;
  /** packs chosen beside it. */
  packageNum?: number;
};

/** The buying leaf of a product card: everything heavy comes with the first click. */
export function CardBuy({ id, name, s, a, packageNum }: Props) {
  const { quantity, settling } = useProductLine(id);

  return (
    <QuantityControl
      name={name}
      rule={sellingRule(s)}
      quantity={quantity}
      limit={limitOf(s, a)}
      settling={settling}
      onAdd={(first) => askBuying({ dialog: "add", productId: id, quantity: first, packageNum })}
      onChange={(next) => setProduct(id, name, next)}
      onRemove={() => removeProduct(id, name)}
    />
  );
}
