"use client";

import { useState } from "react";
import { usePendingValue } from "@/components/cart/use-pending-value";
import { getCartItems } from "@/lib/cart/selectors";
import { useServerCart } from "@/lib/cart/use-cart";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { awaitOverlay } from "@/lib/overlays/overlay";

type PackageNumState = {
  /** The product's newest line. */
  line: CartItem | undefined;
  packageNum: number;
  /** Only before the product is in the cart. */
  setPackageNum: (packageNum: number) => void;
  /** Saves it where the product has a line. */
  choosePackageNum: (packageNum: number) => void;
};

/** The number of packs that a product is split into. */
export function usePackageNum(productId: number): PackageNumState {
  const { cart } = useServerCart();
  const [chosen, setChosen] = useState(1);
  const line = getCartItems(cart).findLast(({ product }) => product.productId === productId);
  const ofLine = usePendingValue(Number(line?.info.package_num) || 1, (packageNum) =>
    awaitOverlay({ dialog: "split", productId, packageNum }),
  );

  return {
    line,
    packageNum: line ? ofLine.value : chosen,
    setPackageNum: setChosen,
    choosePackageNum: line ? (packageNum) => void ofLine.change(packageNum) : setChosen,
  };
}
