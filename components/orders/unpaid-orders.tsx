"use client";

import { useLocale, useTranslations } from "next-intl";
import { useUnpaidOrders } from "@/components/cart/use-unpaid-orders";
import { OrderPaymentChange } from "@/components/checkout/order-payment-change";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { timeAndDay } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { hasSessionEnded } from "@/lib/session/session-state";
import { OrderReplacement } from "./order-replacement";
import styles from "./unpaid-orders.module.css";

export function UnpaidOrders() {
  const t = useTranslations("orderTools.toPay");
  const tOrders = useTranslations("orders");
  const locale = useLocale();
  const href = localizePath(locale);
  const { orders = [], error, reload } = useUnpaidOrders();
  // What the page itself reads says that the session has expired.
  if (hasSessionEnded()) return null;
  if (error && !isNotOffered(error)) return <LoadError error={error} onRetry={reload} />;
  if (orders.length === 0) return null;
  return (
    <section className={styles.unpaid} aria-labelledby="to-pay-title">
      <h2 id="to-pay-title">{t("title", { count: orders.length })}</h2>
      <ul className={styles.list}>
        {orders.map((order) => {
          const amount = formatMoney(order.totals.gross, locale);
          return (
            <li key={order.orderId} className={styles.order}>
              <div className={styles.row}>
                <div>
                  <Link href={href(paths.order(order.orderId))}>
                    {tOrders("number", { orderId: order.orderId })}
                  </Link>
                  {order.payBefore && (
                    <p className={styles.deadline}>
                      <Icon name="clock" size={18} />
                      {tOrders("payBefore", timeAndDay(new Date(order.payBefore), locale))}
                    </p>
                  )}
                </div>
                <LinkButton
                  href={href(accountPaths.payment(order.orderId))}
                  aria-label={t("payNamed", { amount, orderId: order.orderId })}
                >
                  {t("pay", { amount })}
                </LinkButton>
              </div>
              <OrderReplacement order={order} />
              <OrderPaymentChange order={order} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
