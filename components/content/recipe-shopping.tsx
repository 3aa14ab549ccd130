"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { awaitOverlay } from "@/lib/overlays/overlay";
import type { Allergen } from "@/lib/rules/food-facts";
import { withItem } from "@/lib/with-item";
import { PortionStepper } from "./portion-stepper";
import { RecipeIngredient } from "./recipe-ingredient";
import { RecipeSummary } from "./recipe-summary";
import { quantityOf, type ShoppingItem, type ShoppingMessages, type ShoppingProduct } from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = {
  locale: string;
  portions: number;
  items: ShoppingItem[];
  messages: ShoppingMessages;
  allergenNames: Readonly<Record<Allergen, string>>;
};

export function RecipeShopping({ locale, portions, items: ownItems, messages, allergenNames }: Props) {
  const [selectedPortions, setSelectedPortions] = useState(portions);
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [swapped, setSwapped] = useState<Readonly<Record<number, ShoppingProduct>>>({});
  const items = ownItems.map((item, index) => (swapped[index] ? { ...item, product: swapped[index] } : item));
  const factor = selectedPortions / portions;
  const quantityByProduct = new Map<number, number>();
  for (const item of items) {
    const { product } = item;
    if (!product || product.isOut || excluded.includes(product.id)) continue;
    // Several ingredients may need the same product.
    quantityByProduct.set(
      product.id,
      (quantityByProduct.get(product.id) ?? 0) + quantityOf(item, product, factor),
    );
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
            isChosen={item.product !== undefined && !excluded.includes(item.product.id)}
            onChoose={(id, isChosen) => setExcluded((ids) => withItem(ids, id, !isChosen))}
            onSwap={(product) => setSwapped({ ...swapped, [index]: product })}
            messages={messages}
          />
        ))}
      </ul>
      <RecipeSummary
        items={items.filter(({ product }) => product && !product.isOut && !excluded.includes(product.id))}
        portions={selectedPortions}
        factor={factor}
        locale={locale}
        messages={messages}
        allergenNames={allergenNames}
      />
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
