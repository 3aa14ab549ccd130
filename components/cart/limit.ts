import { type CompactSelling, compactSelling, sellingRule } from "@/lib/cart/compact";
import type { Product } from "@/lib/ebsn/domain/product";
import { purchaseLimit } from "@/lib/rules/quantity";

/** Pieces from which a shop means "as many as you like". */
const UNLIMITED = 1_000_000;

/** The most a customer may have: by the product, by its class, by what is left. */
export function limitOf(s: CompactSelling, available: number): number | null {
  const own = purchaseLimit(sellingRule(s), s.c ? { max: s.c, unit: s.u ?? "pz" } : null);
  const stock = available >= UNLIMITED ? null : available;
  return own === null || stock === null ? (own ?? stock) : Math.min(own, stock);
}

export function limitOfProduct({ selling, classMax, available }: Product): number | null {
  return limitOf(compactSelling(selling, classMax), available);
}
