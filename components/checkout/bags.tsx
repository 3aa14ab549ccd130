"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { QuantityControl } from "@/components/cart/quantity-control";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { ruleOf } from "@/lib/cart/compact";
import { door } from "@/lib/cart/door";
import { addDraft, removeLine, setLine } from "@/lib/cart/writes";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import styles from "./checkout.module.css";

const MOST_BAGS = 20;

/** Bags are bought like goods, each with its price; at least one is needed. */
export function Bags({ inCart, missing }: { inCart: CartItem[]; missing: boolean }) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const { data } = useSWR("packaging-type/list", () => door<Product[]>("packaging-type/list"));

  return (
    <section className={styles.bags} aria-labelledby="bags-title">
      <h3 id="bags-title" tabIndex={-1} aria-describedby={missing ? "bags-missing" : undefined}>
        {t("bagsTitle")}
      </h3>
      <p className={styles.hint}>{t("bagsText")}</p>
      {missing && (
        <p id="bags-missing" role="alert" className={styles.fault}>
          {t("bagMissing")}
        </p>
      )}
      {!data && <Skeleton height="6rem" />}
      <ul className={styles.bagList}>
        {data?.map((bag) => {
          const line = inCart.find((item) => item.product.productId === bag.productId);
          return (
            <li key={bag.productId}>
              <Picture picture={bag.picture} alt="" width={48} className={styles.thumb} />
              <span className={styles.goodsName}>
                {bag.name}
                <small>
                  {[
                    bag.packSize,
                    bag.prices.display !== null &&
                      t("each", { price: formatMoney(bag.prices.display, locale) }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <div className={styles.bagControl}>
                <QuantityControl
                  name={bag.name}
                  rule={ruleOf(bag.selling)}
                  quantity={line?.quantity ?? 0}
                  limit={MOST_BAGS}
                  onAdd={async (quantity) => addDraft({ productId: bag.productId, name: bag.name, quantity })}
                  onChange={(quantity) => line && setLine(line.itemId, quantity)}
                  onRemove={() => line && removeLine(line.itemId)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
