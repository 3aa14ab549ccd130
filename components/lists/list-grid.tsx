"use client";

import { ProductCard } from "@/components/product/product-card";
import { CardGrid } from "@/components/product/card-grid";
import { useCardContext } from "@/components/product/use-card-context";
import type { WishlistItem } from "@/lib/ebsn/domain/list";

export function ListGrid({ items }: { items: WishlistItem[] }) {
  const context = useCardContext();
  if (!context) return null;
  return (
    <CardGrid>
      {items.map(({ itemId, product }) => (
        <ProductCard key={itemId} product={product} context={context} />
      ))}
    </CardGrid>
  );
}
