"use client";

import { useLocale, useTranslations } from "next-intl";
import { ReorderButton } from "@/components/cart/reorder-button";
import { LinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Icon } from "@/components/ui/icon";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { orderStatus } from "@/lib/rules/orders/statuses";
import { PayOrder } from "./pay-order";
import styles from "./result.module.css";

export function PaymentFailed({ order, canRetry }: { order: Order; canRetry: boolean }) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const href = localizePath(locale);
  const isCancelled = orderStatus(order.statusId) !== "unpaid";
  const isRetryOffered = canRetry && order.canRetryPayment;
  return (
    <div className={styles.page}>
      <div className={styles.panel} data-tone="error">
        <Icon name="warning" size={40} className={styles.statusIcon} />
        <h1>{t(isCancelled ? "cancelledTitle" : "failedTitle")}</h1>
        <p>{t(isCancelled ? "cancelledText" : "failedText", { orderId: order.orderId })}</p>
        {order.validOrderId !== null && (
          <p>
            <Link href={href(paths.order(order.validOrderId))}>
              {t("previousStillValid", { orderId: order.validOrderId })}
            </Link>
          </p>
        )}
        {isRetryOffered && order.payBefore && (
          <p className={styles.deadline}>
            <Icon name="clock" size={20} />
            {t("payBefore", timeAndDay(new Date(order.payBefore), locale))}
          </p>
        )}
        {isRetryOffered && <PayOrder order={order} />}
        <div className={styles.actions}>
          {!isRetryOffered && !isCancelled && (
            <LinkButton href={href(accountPaths.paymentError(order.orderId))}>{t("retry")}</LinkButton>
          )}
          {isCancelled && <ReorderButton orderId={order.orderId} isPrimary />}
          <LinkButton href={href(paths.order(order.orderId))} variant="secondary">
            {t("toOrder")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
