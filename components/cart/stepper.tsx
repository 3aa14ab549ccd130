"use client";

import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { pageLocale } from "@/lib/cart/page-locale";
import { quantityParts } from "@/lib/cart/quantity-text";
import { fill } from "@/lib/i18n/fill";
import { type SellingRule, stepDown, stepUp } from "@/lib/rules/quantity";
import { QuantityEntry } from "./quantity-entry";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  rule: SellingRule;
  quantity: number;
  limit: number | null;
  /** an item counted piece by piece towards a whole package. */
  ignoreMultiple?: boolean;
  /** 0 asks for removal. */
  onChange: (quantity: number) => void;
  onBlocked: (by: "min" | "max", limit: number) => void;
};

/** Minus, the quantity, plus; plus alone keeps its place when the quantity is 0, so that focus stays on it. */
export function Stepper({ name, rule, quantity, limit, ignoreMultiple, onChange, onBlocked }: Props) {
  const words = useWords();
  const options = { limit, ignoreMultiple };
  const up = stepUp(rule, quantity, options);
  const down = stepDown(rule, quantity, options);

  const go = (step: typeof up) =>
    "blocked" in step ? onBlocked(step.blocked, step.limit) : onChange(step.quantity);
  const removes = !("blocked" in down) && down.quantity === 0;
  const { about } = quantityParts(rule, quantity, words, pageLocale());
  const most = limit ? quantityParts(rule, limit, words, pageLocale()).main : "";

  return (
    <>
      <button
        key="less"
        type="button"
        className={styles.step}
        aria-label={fill(removes ? words.takeOut : words.less, { name })}
        onClick={() => go(down)}
      >
        <Icon name={removes ? "trash" : "minus"} size={20} />
      </button>
      <span key="amount" className={styles.amount}>
        <QuantityEntry
          name={name}
          rule={rule}
          quantity={quantity}
          options={options}
          onChange={onChange}
          onBlocked={onBlocked}
        />
        {(about || most) && (
          <small className={styles.note}>{about || fill(words.atMost, { max: most })}</small>
        )}
      </span>
      <button
        key="more"
        type="button"
        data-kept
        className={styles.step}
        aria-label={fill(words.more, { name })}
        aria-disabled={"blocked" in up || undefined}
        onClick={() => go(up)}
      >
        <Icon name="plus" size={20} />
      </button>
    </>
  );
}
