"use client";

import { type ReactNode, Suspense } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { useProductLine } from "@/lib/cart/use-cart";

/** Few products of a page are in the cart. */
const MultiBuyProgress = lazyOptional(
  () => import("@/components/cart/multi-buy-progress").then((file) => file.MultiBuyProgress),
  ({ children }) => children,
);

/** `children` until a piece is in the cart, then how many are missing. */
export function MultiBuyNote({ productId, children }: { productId: number; children: ReactNode }) {
  const { quantity } = useProductLine(productId);
  return quantity > 0 ? (
    <Suspense fallback={children}>
      <MultiBuyProgress productId={productId}>{children}</MultiBuyProgress>
    </Suspense>
  ) : (
    children
  );
}
