"use client";

import { useLocale } from "next-intl";
import { ProductCard } from "@/components/product/product-card";
import grid from "@/components/product/product-grid.module.css";
import { useWords } from "@/components/ui/words";
import { dayInItaly } from "@/lib/dates";
import type { WishlistItem } from "@/lib/ebsn/domain/list";
import { localPath } from "@/lib/i18n/local-path";

/** Goods of a list as the cards of the shop, with the prices of the customer who looks. */
export function ListGrid({ items }: { items: WishlistItem[] }) {
  const words = useWords();
  const locale = useLocale();
  const context = {
    words,
    locale,
    today: dayInItaly(new Date()),
    href: localPath(locale),
    authenticated: true,
  };
  return (
    <ul className={grid.grid}>
      {items.map(({ itemId, product }) => (
        <ProductCard key={itemId} product={product} context={context} />
      ))}
    </ul>
  );
}
