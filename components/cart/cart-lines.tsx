"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { itemsOf, isPackaging } from "@/lib/cart/view";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { AcceptAll } from "./accept-alternatives";
import { CartLine } from "./cart-line";
import styles from "./cart-page.module.css";

/** Lines by department; those in trouble are named first, in one place. */
export function CartLines({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const items = itemsOf(cart);
  const troubled = items.filter((item) => item.notices.length > 0);
  return (
    <div className={styles.lines}>
      {troubled.length > 0 && (
        <section className={styles.trouble} aria-labelledby="cart-trouble">
          <Icon name="warning" />
          <div>
            <h2 id="cart-trouble">{t("troubleTitle", { count: troubled.length })}</h2>
            <ul>
              {troubled.map((item) => (
                <li key={item.itemId}>
                  <a href={`#line-${item.itemId}`}>{item.product.name}</a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {cart.sectors.map((sector) => (
        <section key={sector.name} className={styles.sector}>
          <h2 className={styles.sectorName}>{sector.name || t("otherGoods")}</h2>
          <ul className={styles.sectorLines}>
            {sector.items.map((item) => (
              <CartLine key={item.itemId} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <AcceptAll items={items.filter((item) => !isPackaging(item))} />
    </div>
  );
}
