"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useProductLine } from "@/lib/cart/use-cart";
import type { MultiBuy } from "@/lib/rules/multi-buy";
import styles from "./price-block.module.css";

/** Few products of a page are in the cart. */
const MultiBuyProgress = lazy(() =>
  import("@/components/cart/multi-buy-progress").then((file) => ({ default: file.MultiBuyProgress })),
);

type Props = {
  productId: number;
  offer: MultiBuy;
  /** Shown until a piece is in the cart. */
  children: ReactNode;
};

/** Follows the quantity in the cart. */
export function MultiBuyNote({ productId, offer, children }: Props) {
  const { quantity } = useProductLine(productId);
  return (
    <p className={styles.multiBuy}>
      {quantity > 0 ? (
        <Suspense fallback={children}>
          <MultiBuyProgress offer={offer} quantity={quantity} />
        </Suspense>
      ) : (
        children
      )}
    </p>
  );
}
