"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import { useCart } from "@/lib/cart/use-cart";
import type { PersonalSlider as Slider } from "./personal-slider";
import styles from "./personal-slider.module.css";

const PersonalSlider = lazy(() =>
  import("./personal-slider").then((file) => ({ default: file.PersonalSlider })),
);

/** Loads the slider for signed-in customers only. */
export function PersonalIsland(props: ComponentProps<typeof Slider>) {
  const { isSignedIn } = useCart();
  const placeholder = <div className={styles.placeholder} />;
  if (!isSignedIn) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <PersonalSlider {...props} />
    </Suspense>
  );
}
