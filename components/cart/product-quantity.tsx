"use client";

import { addToCart } from "@/lib/cart/add-to-cart";
import { type CompactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import { useProductLine } from "@/lib/cart/use-cart";
import { removeProduct, setProductQuantity } from "@/lib/cart/change-lines";
import { quantityLimit } from "./quantity-limit";
import { QuantityControl } from "./quantity-control";

export type AddToCartProps = {
  id: number;
  name: string;
  selling: CompactSelling;
  stock: number;
  packageNum?: number;
  /** Chosen beforehand: parameter → key. */
  options?: Record<string, string>;
  isCompact?: boolean;
};

/** `isAdding`: the product is added at once. */
export function ProductQuantity({
  id,
  name,
  selling,
  stock,
  packageNum,
  options,
  isCompact,
  isAdding,
}: AddToCartProps & { isAdding: boolean }) {
  const { quantity, isPending } = useProductLine(id);

  return (
    <QuantityControl
      name={name}
      rule={expandSellingRule(selling)}
      quantity={quantity}
      limit={quantityLimit(selling, stock)}
      isPending={isPending}
      isAdding={isAdding}
      isCompact={isCompact}
      onAdd={(first) => addToCart({ productId: id, quantity: first, packageNum, options })}
      onChange={(next) => setProductQuantity(id, name, next)}
      onRemove={() => removeProduct(id, name)}
    />
  );
}
