"use client";

import { EarlyCheckbox } from "@/components/ui/early-checkbox";
import { comparedProducts, compareProduct, type ComparedProduct } from "@/lib/compared-products";
import { useStore } from "@/lib/use-store";
import { loadCompareParts } from "./compare-parts";
import styles from "./compare.module.css";

type Props = { product: ComparedProduct; label: string };

export function CompareToggle({ product, label }: Props) {
  const isChosen = useStore(
    comparedProducts,
    (compared) => compared?.some(({ productId }) => productId === product.productId) === true,
  );

  function choose(isTicked: boolean): void {
    compareProduct(product, isTicked);
    void loadCompareParts();
  }

  return (
    <p className={`${styles.toggle} no-print`}>
      <label>
        <EarlyCheckbox checked={isChosen} onChange={choose} />
        {label}
      </label>
    </p>
  );
}
