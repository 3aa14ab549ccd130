"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";
import { useServerCart } from "@/lib/cart/use-cart";
import { awaitOverlay } from "@/lib/overlays/overlay";
import type { Allergen } from "@/lib/rules/products/food-facts";
import { withItem } from "@/lib/state/with-item";
import { PortionStepper } from "./portion-stepper";
import { RecipeIngredient } from "./recipe-ingredient";
import { RecipeSummary } from "./recipe-summary";
import {
  canBuy,
  quantitiesToBuy,
  type ShoppingItem,
  type ShoppingMessages,
  type ShoppingProduct,
} from "./shopping-item";
import styles from "./recipe-shopping.module.css";

type Props = {
  locale: string;
  portions: number;
  items: ShoppingItem[];
  messages: ShoppingMessages;
  allergenNames: Readonly<Record<Allergen, string>>;
};

/** Shown once, by the first ingredient that needs the product. */
function quantityInRow(
  items: readonly ShoppingItem[],
  index: number,
  quantities: ReadonlyMap<number, number>,
): number | null {
  const id = items[index]?.product?.id;
  if (id === undefined || items.findIndex(({ product }) => product?.id === id) < index) return null;
  return quantities.get(id) ?? null;
}

export function RecipeShopping({ locale, portions, items: ownItems, messages, allergenNames }: Props) {
  const [selectedPortions, setSelectedPortions] = useState(portions);
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const { isBusy, whileBusy } = useBusy();
  const [swapped, setSwapped] = useState<Readonly<Record<number, ShoppingProduct>>>({});
  const { isSignedIn } = useServerCart();
  const items = ownItems.map((item, index) => (swapped[index] ? { ...item, product: swapped[index] } : item));
  const factor = selectedPortions / portions;
  const quantities = quantitiesToBuy(items, factor);
  const chosenItems = items.filter(
    ({ product }) => product && canBuy(product, isSignedIn) && !excluded.includes(product.id),
  );
  const chosenIds = [...new Set(chosenItems.map(({ product }) => product?.id ?? 0))];

  const addAll = () =>
    awaitOverlay({
      dialog: "addAll",
      items: chosenIds.map((productId) => ({ productId, quantity: quantities.get(productId) ?? 1 })),
    });

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
            quantity={quantityInRow(items, index, quantities)}
            locale={locale}
            isChosen={item.product !== undefined && !excluded.includes(item.product.id)}
            onChoose={(id, isChosen) => setExcluded((ids) => withItem(ids, id, !isChosen))}
            onSwap={(product) => setSwapped({ ...swapped, [index]: product })}
            messages={messages}
          />
        ))}
      </ul>
      <RecipeSummary
        items={chosenItems}
        portions={selectedPortions}
        factor={factor}
        locale={locale}
        messages={messages}
        allergenNames={allergenNames}
      />
      {items.some(({ product }) => product && canBuy(product, isSignedIn)) && (
        <div className={styles.buy}>
          <Button wide busy={isBusy} disabled={chosenIds.length === 0} onClick={() => void whileBusy(addAll)}>
            {`${messages.addAll} (${chosenIds.length})`}
          </Button>
          <p>{messages.hint}</p>
        </div>
      )}
    </section>
  );
}
