"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { askToRemove } from "@/lib/cart/ask";
import { announce } from "@/lib/cart/events";
import { pageLocale } from "@/lib/cart/page-locale";
import { quantityText } from "@/lib/cart/quantity-text";
import { fill } from "@/lib/i18n/fill";
import { type SellingRule, stepUp } from "@/lib/rules/quantity";
import { Stepper } from "./stepper";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  rule: SellingRule;
  /** what the cart holds, the customer's newest wish included. */
  quantity: number;
  limit: number | null;
  settling?: boolean;
  ignoreMultiple?: boolean;
  /** the first quantity is wished; resolves when it is in the cart or the customer gave up. */
  onAdd: (quantity: number) => Promise<unknown>;
  onChange: (quantity: number) => void;
  /** the customer wants none of it any more, and has been asked. */
  onRemove: () => void;
};

/** "Aggiungi" until there is some in the cart, then the stepper; tells the new quantity to those who listen. */
export function QuantityControl(props: Props) {
  const { name, rule, quantity, limit, settling, ignoreMultiple } = props;
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const on = quantity > 0;
  const told = (amount: number) => quantityText(rule, amount, words, pageLocale());

  useLayoutEffect(() => {
    // The button just pressed has gone: its successor takes the focus.
    if (acted.current && (!document.activeElement || document.activeElement === document.body)) {
      box.current?.querySelector<HTMLElement>("[data-kept]")?.focus();
    }
    acted.current = false;
  }, [on]);

  async function change(next: number): Promise<void> {
    const removes = next <= 0;
    if (removes && !(await askToRemove(name, told(quantity)))) return;
    acted.current = true;
    if (removes) return props.onRemove();
    props.onChange(next);
    announce({ kind: "say", text: fill(words.inCart, { name, quantity: told(next) }) });
  }

  function blocked(by: "min" | "max", at: number): void {
    if (by === "min") announce({ kind: "failed", key: "errors.minAcq", messages: [] });
    else
      announce({ kind: "limit", text: at > 0 ? fill(words.atMost, { max: told(at) }) : words.unavailable });
  }

  async function add(): Promise<void> {
    if (busy) return;
    const first = stepUp(rule, 0, { limit, ignoreMultiple });
    if ("blocked" in first) return blocked(first.blocked, first.limit);
    acted.current = true;
    setBusy(true);
    await props.onAdd(first.quantity).finally(() => setBusy(false));
  }

  return (
    <div ref={box} className={on ? styles.box : undefined} data-settling={settling || undefined}>
      {on ? (
        <Stepper
          name={name}
          rule={rule}
          quantity={quantity}
          limit={limit}
          ignoreMultiple={ignoreMultiple}
          onChange={(next) => void change(next)}
          onBlocked={blocked}
        />
      ) : (
        <button
          type="button"
          data-kept
          className={styles.add}
          aria-label={fill(words.addNamed, { name })}
          aria-busy={busy || undefined}
          onClick={() => void add()}
        >
          <Icon name="plus" size={18} />
          {words.add}
        </button>
      )}
    </div>
  );
}
