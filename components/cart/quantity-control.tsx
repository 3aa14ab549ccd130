"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { AddButton } from "./add-button";
import { LineQuantity, type LineQuantityProps } from "./line-quantity";
import { useAddProduct } from "./use-add-product";

type Props = LineQuantityProps & {
  /** Replaces the lazy button that was clicked: adds the product on mount. */
  isAdding?: boolean;
  isCompact?: boolean;
  /** Resolves when the line was queued or the customer cancelled. */
  onAdd: (quantity: number) => Promise<unknown>;
};

/** The add button until the product is in the cart, then its quantity. */
export function QuantityControl({ isAdding = false, isCompact, onAdd, ...line }: Props) {
  const { name, rule, quantity, limit, isPending, ignoreMultiple } = line;
  const containerRef = useRef<HTMLDivElement>(null);
  const shouldRestoreFocus = useRef(isAdding);
  const shouldAddOnMount = useRef(isAdding);
  const isInCart = quantity > 0;

  useLayoutEffect(() => {
    // The pressed button was replaced: its replacement takes focus from what is around it (body, in Safari the content).
    if (shouldRestoreFocus.current && document.activeElement?.contains(containerRef.current)) {
      containerRef.current?.querySelector<HTMLElement>("[data-restore-focus]")?.focus();
    }
    shouldRestoreFocus.current = false;
  }, [isInCart]);

  function handleRemove(): void {
    shouldRestoreFocus.current = true;
    line.onRemove();
  }

  const { add, isBusy } = useAddProduct({
    rule,
    limit,
    ignoreMultiple,
    onAdd(first) {
      shouldRestoreFocus.current = true;
      return onAdd(first);
    },
  });

  useEffect(() => {
    if (!shouldAddOnMount.current) return;
    shouldAddOnMount.current = false;
    if (!isInCart) queueMicrotask(() => void add());
  });

  if (isInCart) return <LineQuantity {...line} ref={containerRef} onRemove={handleRemove} />;
  return (
    <div ref={containerRef} data-pending={isPending || undefined}>
      <AddButton name={name} isCompact={isCompact} isBusy={isBusy} onClick={() => void add()} />
    </div>
  );
}
