"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "@/components/ui/load-error";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDate } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { buyOrderAgain } from "@/lib/cart/buy-order-again";
import { LastPurchaseItem } from "./last-purchase-item";
import styles from "./lists.module.css";
import { type LastPurchase, useLastPurchase } from "./use-last-purchase";

export function LastPurchasePage() {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { purchase, failed, reload } = useLastPurchase();
  return (
    <>
      <h1>{t("profile.lastPurchase.title")}</h1>
      {failed && <LoadError onRetry={reload} />}
      {purchase === undefined && !failed && (
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

function PurchasedProducts({ purchase: { order, lines, unavailable } }: { purchase: LastPurchase }) {
  const t = useTranslations();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function buyAgain(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await buyOrderAgain(order.orderId);
    setBusy(false);
  }

  return (
    <>
      <p className={styles.note}>
        {t("profile.lastPurchase.bought", { date: formatDate(order.dateIso, locale) })}{" "}
        <Link href={localizePath(locale)(paths.order(order.orderId))}>
          {t("orders.number", { orderId: order.orderId })}
        </Link>
      </p>
      {lines.length > 0 && (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void buyAgain()}>
            <Icon name="cart" size={20} />
            {t("orders.buyAgain")}
          </Button>
        </div>
      )}
      <section aria-labelledby="bought-title">
        <h2 id="bought-title" className="visually-hidden">
          {t("orders.lines", { count: lines.length })}
        </h2>
        <ul className={styles.products}>
          {lines.map((line) => (
            <LastPurchaseItem key={line.orderItemId} line={line} />
          ))}
        </ul>
      </section>
      {unavailable.length > 0 && (
        <section className={styles.inactiveProducts} aria-labelledby="gone-title">
          <h2 id="gone-title">{t("lists.inactiveTitle")}</h2>
          <ul className={styles.products}>
            {unavailable.map((line) => (
              <LastPurchaseItem key={line.orderItemId} line={line} isUnavailable />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
