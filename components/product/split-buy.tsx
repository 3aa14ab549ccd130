"use client";

import { useCallback, useState } from "react";
import { useCart } from "@/lib/cart/client";
import { openBuying } from "@/lib/cart/events";
import styles from "./buy-box.module.css";
import { CardActions, type ActionProps } from "./card-actions";

type Props = ActionProps & {
  label: string;
  /** the words of 1, 2, 3 … packs. */
  choices: string[];
};

/** Into how many packs goods are split, asked beside the button that adds them. */
export function SplitBuy({ label, choices, ...actions }: Props) {
  const { cart } = useCart();
  const [chosen, setChosen] = useState<number | null>(null);
  const lines = cart?.sectors.flatMap(({ items }) => items) ?? [];
  const line = lines.findLast(({ product }) => product.productId === actions.id);
  const packageNum = chosen ?? (Number(line?.info.package_num) || 1);

  /** A choice made before the page came alive counts. */
  const readEarly = useCallback((select: HTMLSelectElement | null) => {
    if (select && select.value !== "1") setChosen(Number(select.value));
  }, []);

  function choose(next: number): void {
    setChosen(next);
    if (line) openBuying({ dialog: "split", productId: actions.id, packageNum: next });
  }

  return (
    <>
      <label className={styles.split}>
        {label}
        <select ref={readEarly} value={packageNum} onChange={(event) => choose(Number(event.target.value))}>
          {choices.map((words, index) => (
            <option key={words} value={index + 1}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.buy}>
        <CardActions {...actions} packageNum={packageNum} />
      </div>
    </>
  );
}
