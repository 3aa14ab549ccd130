"use client";

import { type ComponentType, Suspense } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { useServerCart } from "@/lib/cart/use-cart";
import styles from "./placeholders.module.css";

function personalIsland<Props extends object>(
  placeholderClass: string | undefined,
  load: () => Promise<ComponentType<Props>>,
) {
  const Block: ComponentType<Props> = lazyOptional(load);
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

export const PersonalSlider = personalIsland(styles.slider, () =>
  import("./personal-slider").then((file) => file.PersonalSlider),
);
export const GiftCodes = personalIsland(styles.gifts, () =>
  import("./gift-codes").then((file) => file.GiftCodes),
);
export const HomepageWidget = personalIsland(styles.widget, () =>
  import("./homepage-widget").then((file) => file.HomepageWidget),
);
export const CartInfoCard = personalIsland(styles.cartInfo, () =>
  import("./cart-info-card").then((file) => file.CartInfoCard),
);
