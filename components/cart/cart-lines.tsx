"use client";

import { useTranslations } from "next-intl";
import { ContentText } from "@/components/ui/content-text";
import { Icon } from "@/components/ui/icon";
import { getCartItems, isPackaging } from "@/lib/cart/selectors";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { AcceptAlternativesForAll } from "./accept-alternatives";
import { CartLine } from "./cart-line";
import styles from "./cart-page.module.css";

export function CartLines({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const items = getCartItems(cart);
  const itemsWithNotices = items.filter((item) => item.notices.length > 0);
  return (
    <div className={styles.lines}>
      {itemsWithNotices.length > 0 && (
        <section className={styles.problems} aria-labelledby="cart-problems">
          <Icon name="warning" />
          <div>
            <h2 id="cart-problems">{t("troubleTitle", { count: itemsWithNotices.length })}</h2>
            <ul>
              {itemsWithNotices.map((item) => (
                <li key={item.itemId}>
                  <a href={`#line-${item.itemId}`}>
                    <ContentText>{item.product.name}</ContentText>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {cart.sectors.map((sector) => (
        <section key={sector.name} className={styles.sector}>
          <h2 className={styles.sectorName}>
            {sector.name ? <ContentText>{sector.name}</ContentText> : t("otherProducts")}
          </h2>
          <ul className={styles.sectorLines}>
            {sector.items.map((item) => (
              <CartLine key={item.itemId} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <AcceptAlternativesForAll items={items.filter((item) => !isPackaging(item))} />
    </div>
  );
}
