"use client";

import { lazy, Suspense } from "react";
import { useCart } from "@/lib/cart/client";
import type { GiftWords } from "./gift-codes";
import styles from "./gift-codes.module.css";

const GiftCodes = lazy(() => import("./gift-codes").then((file) => ({ default: file.GiftCodes })));

/** The place of a customer's vouchers; what shows them is fetched for a signed-in customer alone. */
export function GiftSpot({ words }: { words: GiftWords }) {
  const { isSignedIn } = useCart();
  const place = <div className={styles.place} />;
  if (!isSignedIn) return place;
  return (
    <Suspense fallback={place}>
      <GiftCodes words={words} />
    </Suspense>
  );
}
