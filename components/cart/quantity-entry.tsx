"use client";

import { useState } from "react";
import { useWords } from "@/components/ui/words";
import { pageLocale } from "@/lib/cart/page-locale";
import { quantityParts } from "@/lib/cart/quantity-text";
import { fill } from "@/lib/i18n/fill";
import { type SellingRule, type StepOptions, enterQuantity } from "@/lib/rules/quantity";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  rule: SellingRule;
  quantity: number;
  options: StepOptions;
  onChange: (quantity: number) => void;
  onBlocked: (by: "min" | "max", limit: number) => void;
};

/** Pieces and packages may be typed; a weight is only shown. */
export function QuantityEntry({ name, rule, quantity, options, onChange, onBlocked }: Props) {
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  if (rule.kind === "loose") {
    return <span className={styles.weight}>{quantityParts(rule, quantity, words, pageLocale()).main}</span>;
  }

  function commit(): void {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === "") return;
    const entry = enterQuantity(rule, Number(typed.replace(",", ".")), options);
    if (!("blocked" in entry)) {
      if (entry.adjusted === "max") onBlocked("max", entry.quantity);
      if (entry.quantity !== quantity) onChange(entry.quantity);
    } else if (entry.blocked === "min" || entry.blocked === "max") onBlocked(entry.blocked, entry.limit);
  }

  return (
    <input
      className={styles.entry}
      inputMode="numeric"
      autoComplete="off"
      aria-label={fill(words.quantityOf, { name })}
      value={typed ?? String(quantity)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          commit();
        }
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}
