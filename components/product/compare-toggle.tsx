"use client";

import { EarlyCheckbox } from "@/components/ui/early-checkbox";
import { comparedProducts, compareProduct, type ComparedProduct } from "@/lib/compared-products";
import { useStore } from "@/lib/use-store";
import { loadCompareParts } from "./compare-parts";
import styles from "./compare.module.css";

type Props = { product: ComparedProduct; label: string };

export function CompareToggle({ product, label }: Props) {
  const isCompared = (compared: readonly ComparedProduct[] | null) =>
    compared?.some(({ productId }) => productId === product.productId) === true;
  const isChosen = useStore(comparedProducts, isCompared);

  function choose(isTicked: boolean): void {
    if (isTicked !== isCompared(comparedProducts.get())) compareProduct(product);
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
