"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { accountPaths } from "@/lib/account-paths";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import styles from "./reopened-order-notice.module.css";
import { useCancelOrder } from "./use-cancel-order";
import { useUnpaidOrders } from "./use-unpaid-orders";

/** For an empty cart of a signed-in customer, below its heading: back from the bank, the products are in an unpaid order. */
export function UnpaidOrderNotices() {
  const { orders, error, reload } = useUnpaidOrders();
  return (
    <>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      <div role="status">
        {orders?.map((order) => (
          <UnpaidOrderNotice key={order.orderId} order={order} onCancelled={reload} />
        ))}
      </div>
    </>
  );
}

function UnpaidOrderNotice({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const { orderId, payBefore, canBeCancelled, totals, validOrderId } = order;
  const { isBusy, confirmCancellation } = useCancelOrder(order, onCancelled);
  const ref = useRef<HTMLElement>(null);
  useFocusAfterRemoval(ref);
  const titleId = `unpaid-${orderId}`;
  return (
    <section ref={ref} className={styles.notice} aria-labelledby={titleId}>
      <Icon name="clock" />
      <div>
        <h2 id={titleId}>{t("cart.unpaidTitle", { orderId })}</h2>
        {payBefore && <p>{t("orders.payBefore", timeAndDay(new Date(payBefore), locale))}</p>}
        {validOrderId !== null && <p>{t("orders.stillValid", { orderId: validOrderId })}</p>}
        <p className={styles.actions}>
          <LinkButton small href={localizePath(locale)(accountPaths.payment(orderId))}>
            {t("payment.payNow", { amount: formatMoney(totals.prebilled ?? totals.gross, locale) })}
          </LinkButton>
          {canBeCancelled && (
            <Button variant="secondary" small busy={isBusy} onClick={() => void confirmCancellation()}>
              {t("orders.cancel")}
            </Button>
          )}
        </p>
      </div>
    </section>
  );
}
