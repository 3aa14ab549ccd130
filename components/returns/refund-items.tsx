"use client";

import { useLocale, useTranslations } from "next-intl";
import { ContentText } from "@/components/ui/content-text";
import { ProductLineContent, ProductLine, ProductLines } from "@/components/ui/product-lines";
import { useMessages } from "@/components/ui/messages";
import { formatLineQuantity } from "@/lib/cart/format-quantity";
import type { RefundItem } from "@/lib/ebsn/domain/order-refund";
import { formatMoney } from "@/lib/money";
import { deliveredProduct } from "@/lib/rules/orders/picked";

export function RefundItems({ items }: { items: RefundItem[] }) {
  const t = useTranslations("refunds");
  const messages = useMessages();
  const locale = useLocale();
  const knownItems = items.filter(({ orderItem }) => orderItem !== null);
  if (knownItems.length === 0) return null;
  return (
    <section aria-labelledby="refund-items-title">
      <h2 id="refund-items-title">{t("products")}</h2>
      <ProductLines>
        {knownItems.map(({ orderItemId, quantity, amountCents, orderItem }) => {
          if (!orderItem) return null;
          const product = deliveredProduct(orderItem);
          const amount = formatLineQuantity(product, quantity, messages, locale);
          return (
            <ProductLine key={orderItemId}>
              <ProductLineContent
                picture={product.picture}
                name={<ContentText>{product.name}</ContentText>}
                details={[product.brand, product.packSize, amount]}
              />
              {amountCents !== null && <b>{formatMoney(amountCents, locale)}</b>}
            </ProductLine>
          );
        })}
      </ProductLines>
    </section>
  );
}
