"use client";

import { useState } from "react";
import { useLateMessages } from "@/components/ui/use-late-messages";
import { apiFetch } from "@/lib/api/api-fetch";
import { comparedProducts, compareProduct } from "@/lib/compared-products";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { useStore } from "@/lib/use-store";
import styles from "./compare.module.css";

export type CompareChoiceProps = { id: number; name: string };

/** On cards, during selection. */
export function CompareChoice({ id, name }: CompareChoiceProps) {
  const late = useLateMessages();
  const compared = useStore(comparedProducts);
  const [isBusy, setIsBusy] = useState(false);
  if (!compared || !late) return null;
  const chosen = compared.find(({ productId }) => productId === id);

  async function toggle(): Promise<void> {
    if (chosen) return compareProduct(chosen, false);
    setIsBusy(true);
    try {
      const { slug } = await apiFetch<ProductDetail>(`products/${id}`);
      compareProduct({ productId: id, slug, name }, true);
    } catch {
      // Not selected then.
    }
    setIsBusy(false);
  }

  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={chosen !== undefined || isBusy}
        aria-label={`${late.compareAdd} ${name}`}
        onChange={() => !isBusy && void toggle()}
      />
      {late.compareAdd}
    </label>
  );
}
