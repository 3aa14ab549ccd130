"use client";

import { useLocale, useTranslations } from "next-intl";
import { ReorderButton } from "@/components/cart/reorder-button";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDate } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { withElision } from "@/lib/rules/text/elision";
import { LastPurchaseItem } from "./last-purchase-item";
import styles from "./lists.module.css";
import { type LastPurchase, useLastPurchase } from "./use-last-purchase";

export function LastPurchasePage() {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { purchase, error, reload } = useLastPurchase();
  return (
    <>
      <h1>{t("profile.lastPurchase.title")}</h1>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {purchase === undefined && error === undefined && (
        <>
          <p role="status" className="visually-hidden">
            {t("common.loading")}
          </p>
          <Skeleton height="24rem" radius="var(--radius-l)" />
        </>
      )}
      {purchase === null && (
        <EmptyState
          icon="repeat"
          title={t("profile.lastPurchase.none")}
          actions={<LinkButton href={href(paths.departments())}>{t("cart.startShopping")}</LinkButton>}
        >
          {t("profile.lastPurchase.noneText")}
        </EmptyState>
      )}
      {purchase && <PurchasedProducts purchase={purchase} />}
    </>
  );
}

function PurchasedProducts({ purchase }: { purchase: LastPurchase }) {
  const t = useTranslations();
  const locale = useLocale();
  const { order, available, soldOut, unavailable } = purchase;

  return (
    <>
      <p className={styles.note}>
        {order.dateIso &&
          `${t("profile.lastPurchase.bought", withElision(formatDate(order.dateIso, locale)))} `}
        <Link href={localizePath(locale)(paths.order(order.orderId))}>
          {t("orders.number", { orderId: order.orderId })}
        </Link>
      </p>
      {available.length > 0 && (
        <div className={styles.actions}>
          <ReorderButton orderId={order.orderId} isPrimary />
        </div>
      )}
      <section aria-labelledby="bought-title">
        <h2 id="bought-title" className="visually-hidden">
          {t("orders.itemCount", { count: available.length })}
        </h2>
        <ul className={styles.products}>
          {available.map((line) => (
            <LastPurchaseItem key={line.orderItemId} line={line} />
          ))}
        </ul>
      </section>
      {soldOut.length + unavailable.length > 0 && (
        <section className={styles.inactiveProducts} aria-labelledby="gone-title">
          <h2 id="gone-title">{t("lists.inactiveTitle")}</h2>
          <ul className={styles.products}>
            {soldOut.map((line) => (
              <LastPurchaseItem key={line.orderItemId} line={line} inactive />
            ))}
            {unavailable.map((line) => (
              <LastPurchaseItem key={line.orderItemId} line={line} isUnavailable />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
