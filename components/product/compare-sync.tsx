"use client";

import { useEffect } from "react";
import { type ComparedProduct, syncCompared } from "@/lib/catalogue/compared-products";

/** Deselects products removed from the comparison in lists. */
export function CompareSync({ products }: { products: ComparedProduct[] }) {
  const chosen = JSON.stringify(products.map(({ productId, slug, name }) => ({ productId, slug, name })));
  useEffect(() => syncCompared(JSON.parse(chosen) as ComparedProduct[]), [chosen]);
  return null;
}
