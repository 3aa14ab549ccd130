"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { openRemoveDialog } from "@/lib/overlays/overlay";
import { emit } from "@/lib/overlays/events";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { formatLimit, formatQuantity, splitQuantity } from "@/lib/cart/format-quantity";
import { interpolate } from "@/lib/i18n/interpolate";
import { type SellingRule, stepUp } from "@/lib/rules/quantity";
import { AddButton } from "./add-button";
import { Stepper } from "./stepper";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  rule: SellingRule;
  /** Quantity in the cart, pending change included. */
  quantity: number;
  limit: number | null;
  isPending?: boolean;
  ignoreMultiple?: boolean;
  /** Replaces the lazy button that was clicked: adds the product on mount. */
  isAdding?: boolean;
  isCompact?: boolean;
  /** Resolves when the line was queued or the customer cancelled. */
  onAdd: (quantity: number) => Promise<unknown>;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

export function QuantityControl(props: Props) {
  const { name, rule, quantity, limit, isPending, ignoreMultiple, isCompact } = props;
  const messages = useMessages();
  const [busy, setBusy] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const shouldRestoreFocus = useRef(props.isAdding ?? false);
  const shouldAddOnMount = useRef(props.isAdding ?? false);
  const isInCart = quantity > 0;
  const describeQuantity = (amount: number) => formatQuantity(rule, amount, messages, getPageLocale());

  useLayoutEffect(() => {
    // The pressed button was replaced: its replacement takes focus.
    if (shouldRestoreFocus.current && (!document.activeElement || document.activeElement === document.body)) {
      containerRef.current?.querySelector<HTMLElement>("[data-restore-focus]")?.focus();
    }
    shouldRestoreFocus.current = false;
  }, [isInCart]);

  async function handleChange(next: number): Promise<void> {
    const isRemoval = next <= 0;
    const inCart = splitQuantity(rule, quantity, messages, getPageLocale());
    if (isRemoval && !(await openRemoveDialog(name, inCart))) return;
    shouldRestoreFocus.current = true;
    if (isRemoval) return props.onRemove();
    props.onChange(next);
    emit({
      kind: "announce",
      text: interpolate(messages.inCart, { name, quantity: describeQuantity(next) }),
    });
  }

  function handleBlocked(bound: "min" | "max", maximum: number): void {
    if (bound === "min") emit({ kind: "failed", key: "errors.minAcq", messages: [] });
    else
      emit({
        kind: "limit",
        text: maximum > 0 ? formatLimit(rule, maximum, messages, getPageLocale()) : messages.unavailable,
      });
  }

  async function handleAdd(): Promise<void> {
    if (busy) return;
    const step = stepUp(rule, 0, { limit, ignoreMultiple });
    if ("blocked" in step) return handleBlocked(step.blocked, step.limit);
    shouldRestoreFocus.current = true;
    setBusy(true);
    await props.onAdd(step.quantity).finally(() => setBusy(false));
  }

  useEffect(() => {
    if (!shouldAddOnMount.current) return;
    shouldAddOnMount.current = false;
    if (!isInCart) queueMicrotask(() => void handleAdd());
  });

  return (
    <div
      ref={containerRef}
      className={isInCart ? styles.box : undefined}
      data-pending={isPending || undefined}
    >
      {isInCart ? (
        <Stepper
          name={name}
          rule={rule}
          quantity={quantity}
          limit={limit}
          ignoreMultiple={ignoreMultiple}
          onChange={(next) => void handleChange(next)}
          onBlocked={handleBlocked}
        />
      ) : (
        <AddButton name={name} isCompact={isCompact} isBusy={busy} onClick={() => void handleAdd()} />
      )}
    </div>
  );
}
