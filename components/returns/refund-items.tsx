"use client";

import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { useMessages } from "@/components/ui/messages";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import type { RefundItem } from "@/lib/ebsn/domain/order-refund";
import { formatMoney } from "@/lib/money";
import orders from "@/components/orders/orders.module.css";

export function RefundItems({ items }: { items: RefundItem[] }) {
  const t = useTranslations("refunds");
  const messages = useMessages();
  const locale = useLocale();
  const knownItems = items.filter(({ orderItem }) => orderItem !== null);
  if (knownItems.length === 0) return null;
  return (
    <section aria-labelledby="refund-items-title">
      <h2 id="refund-items-title">{t("goods")}</h2>
      <ul className={orders.lines}>
        {knownItems.map(({ orderItemId, quantity, amountCents, orderItem }) => {
          if (!orderItem) return null;
          const { product } = orderItem;
          return (
            <li key={orderItemId} className={orders.line}>
              <Picture picture={product.picture} alt="" width={56} className={orders.thumb} />
              <span className={orders.details}>
                {product.name}
                <small>
                  {[
                    product.brand,
                    formatQuantity(getSellingRule(product.selling), quantity, messages, locale),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              {amountCents !== null && <b>{formatMoney(amountCents, locale)}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
