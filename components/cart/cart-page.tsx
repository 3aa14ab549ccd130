"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { CartLines } from "./cart-lines";
import { CartSummary } from "./cart-summary";
import { ReopenedOrderNotice } from "./reopened-order-notice";
import { EmptyCartButton } from "./empty-cart-button";
import styles from "./cart-page.module.css";

export function CartPage() {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { cart, isReady, isSignedIn, failed, refresh } = useCart();

  if (failed && isReady) {
    return (
      <EmptyState
        icon="warning"
        heading="h1"
        title={t("errors.errorLoadingCart")}
        actions={<Button onClick={refresh}>{t("common.retry")}</Button>}
      />
    );
  }
  if (!isReady) return <CartSkeleton title={t("cart.title")} loading={t("common.loading")} />;
  if (!cart || !isSignedIn) {
    return (
      <EmptyState
        icon="person"
        heading="h1"
        title={t("login.needed")}
        actions={<Button onClick={() => openOverlay({ dialog: "login" })}>{t("login.submit")}</Button>}
      />
    );
  }
  if (cart.sectors.length === 0) {
    return (
      <>
        <ReopenedOrderNotice cart={cart} />
        <EmptyState
          icon="cart"
          heading="h1"
          title={t("cart.emptyTitle")}
          actions={
            <>
              <LinkButton href={href(paths.home())}>{t("cart.startShopping")}</LinkButton>
              <LinkButton href={href(paths.lists())} variant="secondary">
                {t("cart.fromLists")}
              </LinkButton>
            </>
          }
        >
          {t("cart.emptyText")}
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 id="cart-title" tabIndex={-1}>
          {t("cart.title")}
        </h1>
        <EmptyCartButton />
      </header>
      <ReopenedOrderNotice cart={cart} />
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <CartSummary cart={cart} />
      </div>
    </div>
  );
}

function CartSkeleton({ title, loading }: { title: string; loading: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p role="status" className="visually-hidden">
        {loading}
      </p>
      <div className={styles.columns}>
        <div className={styles.lines}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height="7.5rem" radius="var(--radius-m)" />
          ))}
        </div>
        <Skeleton height="24rem" radius="var(--radius-l)" />
      </div>
    </div>
  );
}
