"use client";

import { useState } from "react";
import { getCartItems } from "@/lib/cart/selectors";
import { useServerCart } from "@/lib/cart/use-cart";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { openOverlay } from "@/lib/overlays/events";

type PackageNumState = {
  /** The product's newest line. */
  line: CartItem | undefined;
  packageNum: number;
  setPackageNum: (packageNum: number) => void;
  /** Of a product in the cart, asks whether its line changes. */
  choosePackageNum: (packageNum: number) => void;
};

/** The number of packs that a product is split into. */
export function usePackageNum(productId: number): PackageNumState {
  const { cart } = useServerCart();
  const [chosen, setChosen] = useState<number>();
  const line = getCartItems(cart).findLast(({ product }) => product.productId === productId);

  function choosePackageNum(packageNum: number): void {
    setChosen(packageNum);
    if (line) openOverlay({ dialog: "split", productId, packageNum });
  }

  return {
    line,
    packageNum: chosen ?? (Number(line?.info.package_num) || 1),
    setPackageNum: setChosen,
    choosePackageNum,
  };
}
