"use client";

import { lazy, Suspense } from "react";
import { useCart } from "@/lib/cart/use-cart";
import type { GiftCodesProps } from "./gift-codes";
import styles from "./gift-codes.module.css";

const GiftCodes = lazy(() => import("./gift-codes").then((file) => ({ default: file.GiftCodes })));

/** Loads the gift codes for signed-in customers only. */
export function GiftIsland(props: GiftCodesProps) {
  const { isSignedIn } = useCart();
  const placeholder = <div className={styles.placeholder} />;
  if (!isSignedIn) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <GiftCodes {...props} />
    </Suspense>
  );
}
