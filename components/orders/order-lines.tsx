"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { ProductLines } from "@/components/ui/product-lines";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { pickResult } from "@/lib/rules/orders/picked";
import { OrderLine } from "./order-line";
import styles from "./orders.module.css";

type Props = {
  items: OrderItem[];
  isToBePicked: boolean;
  /** Only for the order's customer. */
  onRefuse?: (orderItemId: number) => Promise<void>;
};

/** Missing products are listed separately. */
export function OrderLines({ items, isToBePicked, onRefuse }: Props) {
  const t = useTranslations("orders");
  const missing = items.filter((item) => pickResult(item) === "missing");
  const found = items.filter((item) => pickResult(item) !== "missing");
  const products = found.filter(({ product }) => !product.isPackaging);
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
      <section aria-labelledby="lines-title">
        <h2 id="lines-title">{t("itemCount", { count: products.length })}</h2>
        <ProductLines>
          {found.map((item) => (
            <OrderLine key={item.orderItemId} item={item} isToBePicked={isToBePicked} onRefuse={onRefuse} />
          ))}
        </ProductLines>
        {found.some(({ isWithdrawable }) => isWithdrawable === false) && (
          <Muted className={styles.exclusions}>
            {t("notWithdrawable", { others: String(found.some((item) => item.isWithdrawable)) })}
          </Muted>
        )}
      </section>
    </>
  );
}
