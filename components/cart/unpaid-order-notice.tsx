"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { accountPaths } from "@/lib/account-paths";
import { apiFetch } from "@/lib/api/api-fetch";
import { formatInstant } from "@/lib/dates";
import type { Order, OrderList } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./reopened-order-notice.module.css";
import { useCancelOrder } from "./use-cancel-order";

/** For an empty cart of a signed-in customer: back from the bank, the products are in an unpaid order. */
export function UnpaidOrderNotices() {
  const { data, mutate } = useSWR("order/list-retry-payment", () =>
    apiFetch<OrderList>("order/list-retry-payment"),
  );
  return data?.orders.map((order) => (
    <UnpaidOrderNotice key={order.orderId} order={order} onCancelled={() => void mutate()} />
  ));
}

function UnpaidOrderNotice({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const { orderId, payBefore, canBeCancelled } = order;
  const { busy, cancel } = useCancelOrder(orderId, onCancelled);
  const titleId = `unpaid-${orderId}`;
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <Icon name="clock" />
      <div>
        <h2 id={titleId}>{t("cart.unpaidTitle", { orderId })}</h2>
        {payBefore && <p>{t("orders.payBefore", { when: formatInstant(new Date(payBefore), locale) })}</p>}
        <p className={styles.actions}>
          <LinkButton small href={localizePath(locale)(accountPaths.payment(orderId))}>
            {t("cart.payNow")}
          </LinkButton>
          {canBeCancelled && (
            <Button variant="secondary" small busy={busy} onClick={() => void cancel()}>
              {t("orders.cancel")}
            </Button>
          )}
        </p>
      </div>
    </section>
  );
}
