"use client";

import { HydrationSafeCheckbox } from "@/components/ui/hydration-safe-checkbox";
import {
  comparedProductsStore,
  compareProduct,
  type ComparedProduct,
} from "@/lib/catalogue/compared-products";
import { useStore } from "@/lib/state/use-store";
import { loadCompareComponents } from "./compare-components";
import styles from "./compare.module.css";

type Props = { product: ComparedProduct; label: string };

export function CompareProductCheckbox({ product, label }: Props) {
  const isChosen = useStore(
    comparedProductsStore,
    (compared) => compared?.some(({ productId }) => productId === product.productId) === true,
  );

  function choose(isTicked: boolean): void {
    compareProduct(product, isTicked);
    void loadCompareComponents();
  }

  return (
    <p className={`${styles.toggle} no-print`}>
      <label>
        <HydrationSafeCheckbox checked={isChosen} onChange={choose} />
        {label}
      </label>
    </p>
  );
}
