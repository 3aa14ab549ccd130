"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatInstant } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { orderStatus } from "@/lib/rules/statuses";
import { PayOrder } from "./pay-order";
import styles from "./result.module.css";

/** The payment did not go through: until when it may be tried again, and how. */
export function PaymentFailed({ order, canRetry }: { order: Order; canRetry: boolean }) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const href = localPath(locale);
  const over = orderStatus(order.statusId) !== "unpaid";
  const retry = canRetry && order.canRetryPayment;
  return (
    <div className={styles.page}>
      <div className={styles.panel} data-tone="bad">
        <Icon name="warning" size={40} className={styles.sign} />
        <h1>{t(over ? "cancelledTitle" : "failedTitle")}</h1>
        <p>{t(over ? "cancelledText" : "failedText", { orderId: order.orderId })}</p>
        {retry && order.payBefore && (
          <p className={styles.deadline}>
            <Icon name="clock" size={20} />
            {t("payBefore", { when: formatInstant(new Date(order.payBefore), locale) })}
          </p>
        )}
        {retry && <PayOrder order={order} />}
        <div className={styles.actions}>
          {!retry && !over && (
            <LinkButton href={href(accountPaths.paymentError(order.orderId))}>{t("retry")}</LinkButton>
          )}
          <LinkButton href={href(paths.order(order.orderId))} variant="secondary">
            {t("toOrder")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
