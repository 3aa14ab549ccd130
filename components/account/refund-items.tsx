"use client";

import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { useWords } from "@/components/ui/words";
import { ruleOf } from "@/lib/cart/compact";
import { quantityText } from "@/lib/cart/quantity-text";
import type { RefundItem } from "@/lib/ebsn/domain/order-refund";
import { formatMoney } from "@/lib/money";
import orders from "./orders.module.css";

/** The goods of a return and how much of each. */
export function RefundItems({ items }: { items: RefundItem[] }) {
  const t = useTranslations("refunds");
  const words = useWords();
  const locale = useLocale();
  const known = items.filter(({ orderItem }) => orderItem !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="refund-goods">
      <h2 id="refund-goods">{t("goods")}</h2>
      <ul className={orders.lines}>
        {known.map(({ orderItemId, quantity, amountCents, orderItem }) => {
          if (!orderItem) return null;
          const { product } = orderItem;
          return (
            <li key={orderItemId} className={orders.line}>
              <Picture picture={product.picture} alt="" width={56} className={orders.thumb} />
              <span className={orders.what}>
                {product.name}
                <small>
                  {[product.brand, quantityText(ruleOf(product.selling), quantity, words, locale)]
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
