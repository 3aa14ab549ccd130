"use client";

import { useState } from "react";

type PendingValue<T> = { value: T; change: (value: T) => Promise<void> };

/** The customer's value until it is saved; `save` handles its own errors. */
export function usePendingValue<T>(savedValue: T, save: (value: T) => Promise<unknown>): PendingValue<T> {
  const [pending, setPending] = useState<{ value: T } | null>(null);
  async function change(value: T): Promise<void> {
    const entry = { value };
    setPending(entry);
    await save(value);
    // A later change may have replaced this one.
    setPending((current) => (current === entry ? null : current));
  }
  return { value: pending ? pending.value : savedValue, change };
}
