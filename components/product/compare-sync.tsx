"use client";

import { useEffect } from "react";
import { type ComparedProduct, syncCompared } from "@/lib/compared-products";

/** A product taken out of the comparison is no longer chosen in the lists. */
export function CompareSync({ products }: { products: ComparedProduct[] }) {
  const chosen = JSON.stringify(products.map(({ productId, slug, name }) => ({ productId, slug, name })));
  useEffect(() => syncCompared(JSON.parse(chosen) as ComparedProduct[]), [chosen]);
  return null;
}
