"use client";

import { describeByCard } from "@/components/ui/describe-by-card";
import { useBusy } from "@/components/ui/use-busy";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { comparedProductsStore, compareProduct } from "@/lib/catalogue/compared-products";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { useStore } from "@/lib/state/use-store";
import styles from "./compare.module.css";

export type CompareCardCheckboxProps = { id: number; name: string };

/** On cards, during selection. */
export function CompareCardCheckbox({ id, name }: CompareCardCheckboxProps) {
  const deferredMessages = useDeferredMessages();
  const compared = useStore(comparedProductsStore);
  const { isBusy, whileBusy } = useBusy();
  if (!compared || !deferredMessages) return null;
  const chosen = compared.find(({ productId }) => productId === id);

  async function add(): Promise<void> {
    try {
      const { slug } = await apiFetch<ProductDetail>(`products/${id}`);
      compareProduct({ productId: id, slug, name }, true);
    } catch (cause) {
      emitError("errors.generic", cause);
    }
  }

  function toggle(): void {
    if (chosen) compareProduct(chosen, false);
    else void whileBusy(add);
  }

  return (
    <label className={styles.choice}>
      <input
        ref={describeByCard}
        type="checkbox"
        checked={chosen !== undefined || isBusy}
        aria-label={`${deferredMessages.compareAdd} ${name}`}
        onChange={toggle}
      />
      {deferredMessages.compareAdd}
    </label>
  );
}
