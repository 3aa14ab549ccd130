"use client";

import type { ReactNode } from "react";
import { useSessionProduct } from "./session-products";

/** Shows the public price until the customer's own is loaded. */
export function PriceIsland({ id, children }: { id: number; children: ReactNode }) {
  return <div data-price-island={id}>{useSessionProduct(id)?.price ?? children}</div>;
}
