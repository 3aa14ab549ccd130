"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { ListQuery } from "@/components/product/session-list";
import { useCart } from "@/lib/cart/client";
import styles from "./personal-slider.module.css";

const PersonalSlider = lazy(() =>
  import("./personal-slider").then((file) => ({ default: file.PersonalSlider })),
);

type Props = { query: ListQuery; label: string; head: ReactNode };

/** The place of goods chosen for who looks; others neither see it nor fetch what fills it. */
export function PersonalSpot(props: Props) {
  const { isSignedIn } = useCart();
  const place = <div className={styles.place} />;
  if (!isSignedIn) return place;
  return (
    <Suspense fallback={place}>
      <PersonalSlider {...props} />
    </Suspense>
  );
}
