"use client";

import { useProductLine } from "@/lib/cart/use-cart";
import { type CompactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { removeProduct, setProductQuantity } from "@/lib/cart/writes";
import { quantityLimit } from "./quantity-limit";
import { QuantityControl } from "./quantity-control";

type Props = {
  id: number;
  name: string;
  selling: CompactSelling;
  stock: number;
  packageNum?: number;
};

export function AddToCart({ id, name, selling, stock, packageNum }: Props) {
  const { quantity, isPending } = useProductLine(id);

  return (
    <QuantityControl
      name={name}
      rule={expandSellingRule(selling)}
      quantity={quantity}
      limit={quantityLimit(selling, stock)}
      isPending={isPending}
      onAdd={(first) => awaitOverlay({ dialog: "add", productId: id, quantity: first, packageNum })}
      onChange={(next) => setProductQuantity(id, name, next)}
      onRemove={() => removeProduct(id, name)}
    />
  );
}
