"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type CompactSelling, sellingRule } from "@/lib/cart/compact";
import { askBuying } from "@/lib/cart/ask";
import { quantityToBuy } from "@/lib/rules/recipe-amounts";
import { PortionStepper } from "./portion-stepper";
import { RecipeIngredient } from "./recipe-ingredient";
import styles from "./recipe-shopping.module.css";

export type ShoppingProduct = {
  id: number;
  name: string;
  href: string;
  pack: string;
  /** Packs, or kilograms, for the recipe's own portions. */
  quantity: number;
  s: CompactSelling;
  isOut: boolean;
};

export type ShoppingItem = { name: string; value?: number; unit?: string; buy?: ShoppingProduct };

export type ShoppingWords = Record<
  "title" | "portions" | "more" | "less" | "buyNamed" | "addAll" | "hint" | "unavailable",
  string
>;

type Props = { locale: string; portions: number; items: ShoppingItem[]; words: ShoppingWords };

export const amountOf = ({ value, unit = "" }: ShoppingItem) =>
  value === undefined ? null : { value, unit };

export function quantityOf(item: ShoppingItem, buy: ShoppingProduct, factor: number): number {
  const { quantity, pack: packSize, s } = buy;
  return quantityToBuy({ amount: amountOf(item), quantity, packSize, rule: sellingRule(s) }, factor);
}

/** Ingredients for as many as one likes, and one button that puts what one lacks in the cart. */
export function RecipeShopping({ locale, portions, items, words }: Props) {
  const [wanted, setWanted] = useState(portions);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const factor = wanted / portions;
  const wishes = new Map<number, number>();
  for (const item of items) {
    const { buy } = item;
    if (!buy || buy.isOut || left.has(buy.id)) continue;
    // Eggs and yolks may be the same eggs.
    wishes.set(buy.id, (wishes.get(buy.id) ?? 0) + quantityOf(item, buy, factor));
  }

  function toggle(id: number): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  async function addAll(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await askBuying({
      dialog: "addAll",
      wishes: [...wishes].map(([productId, quantity]) => ({ productId, quantity })),
    });
    setBusy(false);
  }

  return (
    <section className={styles.shopping}>
      <h2>{words.title}</h2>
      <PortionStepper value={wanted} onChange={setWanted} words={words} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <RecipeIngredient
            key={index}
            item={item}
            factor={factor}
            locale={locale}
            chosen={item.buy !== undefined && !left.has(item.buy.id)}
            onToggle={toggle}
            words={words}
          />
        ))}
      </ul>
      {items.some(({ buy }) => buy && !buy.isOut) && (
        <div className={styles.buy}>
          <Button wide busy={busy} disabled={wishes.size === 0} onClick={() => void addAll()}>
            {`${words.addAll} (${wishes.size})`}
          </Button>
          <p>{words.hint}</p>
        </div>
      )}
    </section>
  );
}
