"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { ListQuery } from "@/components/product/list-query";
import { useCart } from "@/lib/cart/use-cart";
import styles from "./personal-slider.module.css";

const PersonalSlider = lazy(() =>
  import("./personal-slider").then((file) => ({ default: file.PersonalSlider })),
);

type Props = { query: ListQuery; label: string; header: ReactNode };

/** Loads the slider for signed-in customers only. */
export function PersonalIsland(props: Props) {
  const { isSignedIn } = useCart();
  const placeholder = <div className={styles.placeholder} />;
  if (!isSignedIn) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <PersonalSlider {...props} />
    </Suspense>
  );
}
