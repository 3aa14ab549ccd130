"use client";

import type { ReactNode } from "react";
import { useSessionProduct } from "./session-list";

/** Holds the price everybody sees until a signed-in customer's own takes its place. */
export function PriceSpot({ id, children }: { id: number; children: ReactNode }) {
  return <div data-spot="">{useSessionProduct(id)?.price ?? children}</div>;
}
