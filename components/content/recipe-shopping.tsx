"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { PortionStepper } from "./portion-stepper";
import { RecipeIngredient } from "./recipe-ingredient";
import { quantityOf, type ShoppingItem, type ShoppingMessages } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = { locale: string; portions: number; items: ShoppingItem[]; messages: ShoppingMessages };

export function RecipeShopping({ locale, portions, items, messages }: Props) {
  const [selectedPortions, setSelectedPortions] = useState(portions);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const factor = selectedPortions / portions;
  const quantityByProduct = new Map<number, number>();
  for (const item of items) {
    const { product } = item;
    if (!product || product.isOut || excluded.has(product.id)) continue;
    // Several ingredients may need the same product.
    quantityByProduct.set(
      product.id,
      (quantityByProduct.get(product.id) ?? 0) + quantityOf(item, product, factor),
    );
  }

  function toggle(id: number): void {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    setExcluded(next);
  }

  async function addAll(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await awaitOverlay({
      dialog: "addAll",
      items: [...quantityByProduct].map(([productId, quantity]) => ({ productId, quantity })),
    });
    setIsBusy(false);
  }

  return (
    <section className={styles.shopping}>
      <h2>{messages.title}</h2>
      <PortionStepper value={selectedPortions} onChange={setSelectedPortions} messages={messages} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <RecipeIngredient
            key={index}
            item={item}
            factor={factor}
            locale={locale}
            isChosen={item.product !== undefined && !excluded.has(item.product.id)}
            onToggle={toggle}
            messages={messages}
          />
        ))}
      </ul>
      {items.some(({ product }) => product && !product.isOut) && (
        <div className={styles.buy}>
          <Button wide busy={isBusy} disabled={quantityByProduct.size === 0} onClick={() => void addAll()}>
            {`${messages.addAll} (${quantityByProduct.size})`}
          </Button>
          <p>{messages.hint}</p>
        </div>
      )}
    </section>
  );
}
