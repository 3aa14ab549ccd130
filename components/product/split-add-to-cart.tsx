"use client";

import { useCallback, useState } from "react";
import { useServerCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import styles from "./buy-box.module.css";
import { CardActions, type ActionProps } from "./card-actions";

type Props = ActionProps & {
  label: string;
  /** Labels of 1, 2, 3 … packs. */
  choices: string[];
};

export function SplitAddToCart({ label, choices, ...actions }: Props) {
  const { cart } = useServerCart();
  const [chosenCount, setChosenCount] = useState<number | null>(null);
  const lines = cart?.sectors.flatMap(({ items }) => items) ?? [];
  const line = lines.findLast(({ product }) => product.productId === actions.id);
  const packageNum = chosenCount ?? (Number(line?.info.package_num) || 1);

  /** Keeps a choice made before hydration. */
  const readInitialValue = useCallback((select: HTMLSelectElement | null) => {
    if (select && select.value !== "1") setChosenCount(Number(select.value));
  }, []);

  function choose(next: number): void {
    setChosenCount(next);
    if (line) openOverlay({ dialog: "split", productId: actions.id, packageNum: next });
  }

  return (
    <>
      <label className={styles.split}>
        {label}
        <select
          ref={readInitialValue}
          value={packageNum}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {choices.map((choiceLabel, index) => (
            <option key={choiceLabel} value={index + 1}>
              {choiceLabel}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.buy}>
        <CardActions {...actions} packageNum={packageNum} isWide />
      </div>
    </>
  );
}
