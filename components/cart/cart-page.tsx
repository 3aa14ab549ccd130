"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SkipLink } from "@/components/ui/skip-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { isLoggedIn } from "@/lib/rules/cart/cart-readiness";
import { CartGuard } from "./cart-guard";
import { CartLines } from "./cart-lines";
import { CartSummary } from "./cart-summary";
import { ReopenedOrderNotice } from "./reopened-order-notice";
import { UnpaidOrderNotices } from "./unpaid-order-notice";
import { WaitingCartNotice } from "./waiting-cart-notice";
import { EmptyCartButton } from "./empty-cart-button";
import styles from "./cart-page.module.css";

export function CartPage() {
  const t = useTranslations("cart");
  return (
    <CartGuard
      title={t("title")}
      className={styles.page}
      skeleton={<CartSkeleton />}
      anonymousFallback={<EmptyCart />}
    >
      {(cart) => <LoadedCart cart={cart} />}
    </CartGuard>
  );
}

function EmptyCart() {
  const t = useTranslations("cart");
  const href = localizePath(useLocale());
  return (
    <EmptyState
      icon="cart"
      heading="h1"
      title={t("emptyTitle")}
      actions={
        <>
          <LinkButton href={href(paths.home())}>{t("startShopping")}</LinkButton>
          <LinkButton href={href(paths.lists())} variant="secondary">
            {t("fromLists")}
          </LinkButton>
          <LinkButton href={href(paths.shoppingList())} variant="quiet">
            {t("pasteList")}
          </LinkButton>
        </>
      }
    >
      {t("emptyText")}
    </EmptyState>
  );
}

function LoadedCart({ cart }: { cart: Cart }) {
  const t = useTranslations();
  if (cart.sectors.length === 0) {
    return (
      <>
        <ReopenedOrderNotice cart={cart} />
        <WaitingCartNotice cart={cart} />
        {isLoggedIn(cart) ? <UnpaidOrderNotices emptyCart={<EmptyCart />} /> : <EmptyCart />}
      </>
    );
  }
  return (
    <div className={styles.page}>
      <SkipLink to="to-checkout">{t("cart.skipToCheckout")}</SkipLink>
      <header className={styles.head}>
        <h1 id="cart-title" tabIndex={-1}>
          {t("cart.title")}
        </h1>
        <EmptyCartButton cart={cart} />
      </header>
      <ReopenedOrderNotice cart={cart} />
      <WaitingCartNotice cart={cart} />
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <CartSummary cart={cart} />
      </div>
    </div>
  );
}

function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.lines}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="7.5rem" radius="var(--radius-m)" />
        ))}
      </div>
      <Skeleton height="24rem" radius="var(--radius-l)" />
    </div>
  );
}
