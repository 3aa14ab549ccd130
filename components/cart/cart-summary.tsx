"use client";

import { useLocale, useTranslations } from "next-intl";
import { MiniCartInfo } from "@/components/delivery/mini-cart-info";
import { LinkButton } from "@/components/ui/button";
import { useCart } from "@/lib/cart/client";
import { itemsOf } from "@/lib/cart/view";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { missingForMinimum } from "@/lib/rules/checkout";
import { CartProgress } from "./cart-progress";
import { CartTotals } from "./cart-totals";
import { Coupons } from "./coupons";
import { GiftCode } from "./gift-code";
import styles from "./cart-summary.module.css";

/** Delivery, progress, codes and every cost, with the way on to the checkout. */
export function CartSummary({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { isSettling } = useCart();
  const missing = missingForMinimum(cart.totals.goodsNet, cart.totals.minimumOrder);
  const troubled = itemsOf(cart).some((item) => item.notices.length > 0);
  const blocked = missing > 0 || troubled;
  const why = missing > 0 ? t("minimumMissing", { amount: formatMoney(missing, locale) }) : t("troubleFirst");

  return (
    <aside className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title">{t("summary")}</h2>
      <div className={styles.go}>
        <p className={styles.goTotal} aria-hidden="true" data-settling={isSettling || undefined}>
          <span>{t("total")}</span> <strong>{formatMoney(cart.totals.gross, locale)}</strong>
        </p>
        {blocked ? (
          <>
            <LinkButton role="link" aria-disabled="true" aria-describedby="go-why" wide>
              {t("checkout")}
            </LinkButton>
            <p id="go-why" className={styles.why}>
              {why}
            </p>
          </>
        ) : (
          <LinkButton href={localPath(locale)(paths.checkout())} wide>
            {t("checkout")}
          </LinkButton>
        )}
      </div>
      <MiniCartInfo />
      <CartProgress cart={cart} />
      <CartTotals cart={cart} settling={isSettling} />
      <Coupons cart={cart} />
      <GiftCode cart={cart} />
    </aside>
  );
}
