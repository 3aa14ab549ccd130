"use client";

import { Link } from "@/components/ui/link";
import { comparedProducts, compareProduct, type ComparedProduct } from "@/lib/compared-products";
import { withQueryList } from "@/lib/paths";
import { useStore } from "@/lib/use-store";
import styles from "./compare.module.css";

type Props = {
  product: ComparedProduct;
  texts: { label: string; go: string };
  path: string;
};

export function CompareToggle({ product, texts, path }: Props) {
  const chosen = useStore(comparedProducts);
  const isChosen = chosen.some(({ slug }) => slug === product.slug);
  return (
    <p className={`${styles.toggle} no-print`}>
      <label>
        <input type="checkbox" checked={isChosen} onChange={() => compareProduct(product)} />
        {texts.label}
      </label>
      {chosen.length > 1 && (
        <Link
          href={withQueryList(
            path,
            "p",
            chosen.map(({ slug }) => slug),
          )}
        >
          {texts.go} ({chosen.length})
        </Link>
      )}
    </p>
  );
}
