"use client";

import { type ComponentProps, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatQuantityParts } from "@/lib/cart/format-quantity";
import { interpolate } from "@/lib/i18n/interpolate";
import { type SellingRule, type StepOptions, parseQuantityInput } from "@/lib/rules/quantities/quantity";
import type { BlockedQuantity } from "./emit-blocked-quantity";
import styles from "./stepper.module.css";

const WHOLE_NUMBER = /^\d+$/;

type Props = {
  name: string;
  description: Pick<ComponentProps<"input">, "ref" | "aria-description">;
  rule: SellingRule;
  quantity: number;
  options: StepOptions;
  onChange: (quantity: number) => void;
  onBlocked: (blocked: BlockedQuantity) => void;
};

export function QuantityInput({ name, description, rule, quantity, options, onChange, onBlocked }: Props) {
  const messages = useMessages();
  const [inputValue, setInputValue] = useState<string | null>(null);
  if (rule.kind === "loose") {
    return (
      <span className={styles.weight}>
        {formatQuantityParts(rule, quantity, messages, getPageLocale()).main}
      </span>
    );
  }

  function commit(): void {
    if (inputValue === null) return;
    setInputValue(null);
    const typed = inputValue.trim();
    if (typed === "") return;
    const entry = parseQuantityInput(rule, WHOLE_NUMBER.test(typed) ? Number(typed) : NaN, options);
    if (!("blocked" in entry)) {
      if (entry.adjusted === "max") onBlocked({ blocked: "max", limit: entry.quantity });
      if (entry.adjusted === "multiple") onBlocked({ blocked: "multiple", quantity: entry.quantity });
      if (entry.quantity !== quantity) onChange(entry.quantity);
    } else if (entry.blocked !== "loose") onBlocked(entry);
  }

  return (
    <input
      {...description}
      className={styles.input}
      inputMode="numeric"
      autoComplete="off"
      aria-label={interpolate(messages.quantityOf, { name })}
      value={inputValue ?? String(quantity)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setInputValue(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          commit();
        }
        if (event.key === "Escape") setInputValue(null);
      }}
    />
  );
}
