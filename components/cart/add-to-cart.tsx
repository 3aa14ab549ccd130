"use client";

import { useEffect, useState } from "react";
import { optimisticLinesStore } from "@/lib/cart/optimistic-lines-store";
import { displayedProductQuantity } from "@/lib/cart/optimistic-lines";
import { emit } from "@/lib/overlays/events";
import { useStore } from "@/lib/state/use-store";
import { AddButton } from "./add-button";
import { loadProductQuantity, productQuantityModuleStore } from "./load-product-quantity";
import type { AddToCartProps } from "./product-quantity";

const preloadQuantity = () => void loadProductQuantity().catch(() => undefined);

/** Only the button is in the first load. */
export function AddToCart(props: AddToCartProps) {
  const { id, name, isCompact } = props;
  const [isAdding, setAdding] = useState(false);
  const [hasBeenInCart, setHasBeenInCart] = useState(false);
  const isInCart = useStore(optimisticLinesStore, (lines) => displayedProductQuantity(lines, id) > 0);
  if (isInCart && !hasBeenInCart) setHasBeenInCart(true);
  const isNeeded = isInCart || hasBeenInCart || isAdding;
  const quantityModule = useStore(productQuantityModuleStore, (module) => (isNeeded ? module : null));

  useEffect(() => {
    if (!isNeeded) return;
    loadProductQuantity().catch(() => {
      const key = navigator.onLine ? "cart.productAddError" : "errors.network";
      if (isAdding) emit({ kind: "failed", key, messages: [] });
      setAdding(false);
    });
  }, [isNeeded, isAdding]);

  if (quantityModule) return <quantityModule.ProductQuantity {...props} isAdding={isAdding} />;
  return (
    <div>
      <AddButton
        name={name}
        isCompact={isCompact}
        isBusy={isAdding}
        onClick={() => setAdding(true)}
        onIntent={preloadQuantity}
      />
    </div>
  );
}
