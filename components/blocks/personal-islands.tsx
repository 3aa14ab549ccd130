"use client";

import { type ComponentType, Suspense } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { useServerCart } from "@/lib/cart/use-cart";
import styles from "./placeholders.module.css";

type PersonalBlocks = typeof import("./personal-blocks");

function personalIsland<Props extends object>(
  placeholderClass: string | undefined,
  select: (blocks: PersonalBlocks) => ComponentType<Props>,
) {
  const Block: ComponentType<Props> = lazyOptional(() => import("./personal-blocks").then(select));
  return function PersonalIsland(props: Props) {
    const { isSignedIn } = useServerCart();
    const placeholder = <div className={placeholderClass} />;
    if (!isSignedIn) return placeholder;
    return (
      <Suspense fallback={placeholder}>
        <Block {...props} />
      </Suspense>
    );
  };
}

export const PersonalSlider = personalIsland(styles.slider, (blocks) => blocks.PersonalSlider);
export const GiftCodes = personalIsland(styles.gifts, (blocks) => blocks.GiftCodes);
export const HomepageWidget = personalIsland(styles.widget, (blocks) => blocks.HomepageWidget);
export const CartInfoCard = personalIsland(styles.cartInfo, (blocks) => blocks.CartInfoCard);
