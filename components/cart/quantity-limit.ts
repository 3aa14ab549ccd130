import { type CompactSelling, compactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import type { Product } from "@/lib/ebsn/domain/product";
import { purchaseLimit } from "@/lib/rules/quantities/quantity";
import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";

export function quantityLimit(selling: CompactSelling, available: number): number | null {
  const ruleLimit = purchaseLimit(
    expandSellingRule(selling),
    selling.c ? { max: selling.c, unit: selling.u ?? "pz" } : null,
  );
  const stock = available >= UNLIMITED ? null : available;
  return ruleLimit === null || stock === null ? (ruleLimit ?? stock) : Math.min(ruleLimit, stock);
}

export function productQuantityLimit({ selling, classMax, available }: Product): number | null {
  return quantityLimit(compactSelling(selling, classMax), available);
}
