"use client";

import { type Ref, useEffect, useRef } from "react";
import { useMessages } from "@/components/ui/messages";
import { formatQuantity, quantityAndUnit } from "@/lib/cart/format-quantity";
import { interpolate } from "@/lib/i18n/interpolate";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { emit } from "@/lib/overlays/events";
import { openRemoveDialog } from "@/lib/overlays/overlay";
import type { SellingRule } from "@/lib/rules/quantities/quantity";
import { emitBlockedQuantity } from "./emit-blocked-quantity";
import { Stepper } from "./stepper";
import styles from "./stepper.module.css";

export type LineQuantityProps = {
  name: string;
  /** What tells the line from another of the same name; a card's own text if omitted. */
  details?: string;
  rule: SellingRule;
  /** Quantity in the cart, pending change included. */
  quantity: number;
  limit: number | null;
  isPending: boolean;
  ignoreMultiple?: boolean;
  onChange: (quantity: number) => void;
  /** The customer has confirmed it. */
  onRemove: () => void;
};

/** Of what is in the cart. */
export function LineQuantity({ ref, ...props }: LineQuantityProps & { ref?: Ref<HTMLDivElement> }) {
  const { name, details, rule, quantity, limit, isPending, ignoreMultiple, onChange, onRemove } = props;
  const messages = useMessages();

  const requested = useRef<number | null>(null);

  useEffect(() => {
    if (isPending || requested.current === null) return;
    const isAccepted = requested.current === quantity;
    requested.current = null;
    if (!isAccepted) return;
    const described = formatQuantity(rule, quantity, messages, getPageLocale());
    emit({ kind: "announce", text: interpolate(messages.inCart, { name, quantity: described }) });
  });

  async function handleChange(next: number): Promise<void> {
    if (next <= 0) {
      const inCart = quantityAndUnit(rule, quantity, messages, getPageLocale());
      if (await openRemoveDialog(name, inCart)) onRemove();
      return;
    }
    requested.current = next;
    onChange(next);
  }

  return (
    <div ref={ref} className={styles.box} data-pending={isPending || undefined}>
      <Stepper
        name={name}
        details={details}
        rule={rule}
        quantity={quantity}
        limit={limit}
        ignoreMultiple={ignoreMultiple}
        onChange={(next) => void handleChange(next)}
        onBlocked={(blocked) => emitBlockedQuantity(rule, blocked, messages)}
      />
    </div>
  );
}
