"use client";

import { useLocale } from "next-intl";
import { ProductCard } from "@/components/product/product-card";
import { CardGrid } from "@/components/product/card-grid";
import { useCardMessages } from "@/components/product/use-card-messages";
import { browserToday } from "@/lib/browser-clock";
import type { WishlistItem } from "@/lib/ebsn/domain/list";
import { localizePath } from "@/lib/i18n/locale-path";

export function ListGrid({ items }: { items: WishlistItem[] }) {
  const messages = useCardMessages();
  const locale = useLocale();
  if (!messages) return null;
  const context = {
    messages,
    locale,
    today: browserToday(),
    href: localizePath(locale),
    authenticated: true,
  };
  return (
    <CardGrid>
      {items.map(({ itemId, product }) => (
        <ProductCard key={itemId} product={product} context={context} />
      ))}
    </CardGrid>
  );
}
