"use client";

import { useProductLine } from "@/lib/cart/use-cart";
import type { AddRequest } from "@/lib/cart/add-to-cart";
import { type CompactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import { emitError, removeProduct, setProductQuantity } from "@/lib/cart/writes";
import { quantityLimit } from "./quantity-limit";
import { QuantityControl } from "./quantity-control";

type Props = {
  id: number;
  name: string;
  selling: CompactSelling;
  stock: number;
  packageNum?: number;
  /** Chosen beforehand: parameter → key. */
  options?: Record<string, string>;
  /** A round button that becomes the stepper in place. */
  isCompact?: boolean;
};

/** What asks for options, login or delivery is loaded with the first product added. */
async function add(request: AddRequest): Promise<void> {
  try {
    const { addToCart } = await import("@/lib/cart/add-to-cart");
    await addToCart(request);
  } catch (cause) {
    emitError("cart.productAddError", cause);
  }
}

export function AddToCart({ id, name, selling, stock, packageNum, options, isCompact }: Props) {
  const { quantity, isPending } = useProductLine(id);

  return (
    <QuantityControl
      name={name}
      rule={expandSellingRule(selling)}
      quantity={quantity}
      limit={quantityLimit(selling, stock)}
      isPending={isPending}
      isCompact={isCompact}
      onAdd={(first) => add({ productId: id, quantity: first, packageNum, options })}
      onChange={(next) => setProductQuantity(id, name, next)}
      onRemove={() => removeProduct(id, name)}
    />
  );
}
