"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { ProductLines } from "@/components/ui/product-lines";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { pickResult } from "@/lib/rules/orders/picked";
import { OrderLine } from "./order-line";

type Props = {
  items: OrderItem[];
  isToBePicked: boolean;
  /** Only for the order's customer. */
  onRefuse?: (orderItemId: number) => Promise<void>;
};

const isReplaced = (item: OrderItem) => ["substituted", "refused"].includes(pickResult(item));

/** What is missing or was replaced comes first, apart from the rest: at the door it has to be found. */
export function OrderLines({ items, isToBePicked, onRefuse }: Props) {
  const t = useTranslations("orders");
  const missing = items.filter((item) => pickResult(item) === "missing");
  const replaced = items.filter(isReplaced);
  const others = items.filter((item) => !missing.includes(item) && !replaced.includes(item));
  const products = others.filter(({ product }) => !product.isPackaging);
  const delivered = [...replaced, ...others];
  return (
    <>
      {missing.length > 0 && (
        <section aria-labelledby="missing-title">
          <h2 id="missing-title">{t("picked.missingTitle", { count: missing.length })}</h2>
          <ProductLines>
            {missing.map((item) => (
              <OrderLine key={item.orderItemId} item={item} isToBePicked={isToBePicked} />
            ))}
          </ProductLines>
        </section>
      )}
      {replaced.length > 0 && (
        <section aria-labelledby="replaced-title">
          <h2 id="replaced-title">{t("picked.replacedTitle", { count: replaced.length })}</h2>
          <ProductLines>
            {replaced.map((item) => (
              <OrderLine key={item.orderItemId} item={item} isToBePicked={isToBePicked} onRefuse={onRefuse} />
            ))}
          </ProductLines>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="lines-title">
          <h2 id="lines-title">
            {products.length > 0 ? t("itemCount", { count: products.length }) : t("bags")}
          </h2>
          <ProductLines>
            {others.map((item) => (
              <OrderLine key={item.orderItemId} item={item} isToBePicked={isToBePicked} />
            ))}
          </ProductLines>
        </section>
      )}
      {delivered.some(({ isWithdrawable }) => isWithdrawable === false) && (
        <Muted>
          {t("notWithdrawable", { others: String(delivered.some((item) => item.isWithdrawable)) })}
        </Muted>
      )}
    </>
  );
}
