"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useProductLine } from "@/lib/cart/use-cart";
import styles from "./price-block.module.css";

/** Few products of a page are in the cart. */
const MultiBuyProgress = lazy(() =>
  import("@/components/cart/multi-buy-progress").then((file) => ({ default: file.MultiBuyProgress })),
);

/** `children` until a piece is in the cart, then how many are missing. */
export function MultiBuyNote({ productId, children }: { productId: number; children: ReactNode }) {
  const { quantity } = useProductLine(productId);
  return (
    <p className={styles.multiBuy}>
      {quantity > 0 ? (
        <Suspense fallback={children}>
          <MultiBuyProgress productId={productId} quantity={quantity}>
            {children}
          </MultiBuyProgress>
        </Suspense>
      ) : (
        children
      )}
    </p>
  );
}
