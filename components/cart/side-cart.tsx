"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { DeliverySummary } from "@/components/delivery/delivery-summary";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { loadErrorKey, refreshCart } from "@/lib/cart/fetch-cart";
import { useCart } from "@/lib/cart/use-cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { CartProgress } from "./cart-progress";
import { ReopenedOrderLine, ReopenedOrderNotice } from "./reopened-order-notice";
import { SideCartLine } from "./side-cart-line";
import { SideCartTotals } from "./side-cart-totals";
import styles from "./side-cart.module.css";

export function SideCart({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const { cart, isReady, isPending, hasFailed } = useCart();
  const isEmpty = !cart || cart.sectors.length === 0;

  return (
    <Dialog
      open
      title={t("cart.title")}
      placement="end"
      width={432}
      onClose={onClose}
      footer={
        !isEmpty && (
          <div className={styles.foot}>
            <CartProgress cart={cart} />
            <SideCartTotals cart={cart} isPending={isPending} />
            <LinkButton href={localizePath(locale)(paths.cart())} wide>
              {t("cart.toCart")}
            </LinkButton>
          </div>
        )
      }
    >
      {!isReady && <Skeleton height="12rem" />}
      {hasFailed && <LoadError text={t(loadErrorKey())} onRetry={refreshCart} />}
      {cart && (isEmpty ? <ReopenedOrderNotice cart={cart} /> : <ReopenedOrderLine cart={cart} />)}
      {isReady && isEmpty && !hasFailed && (
        <EmptyState icon="cart" title={t("cart.emptyTitle")}>
          {t("cart.emptyText")}
        </EmptyState>
      )}
      {cart && (
        <div className={styles.delivery}>
          <DeliverySummary cart={cart} />
        </div>
      )}
      {cart?.sectors.map((sector) => (
        <section key={sector.name}>
          <h3 className={styles.sector}>
            {sector.name ? <ContentText>{sector.name}</ContentText> : t("cart.otherProducts")}
          </h3>
          <ul>
            {sector.items.map((item) => (
              <SideCartLine key={item.itemId} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
