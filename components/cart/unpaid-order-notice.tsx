"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { focusControl } from "@/components/forms/focus-control";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { accountPaths } from "@/lib/paths/account-paths";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./reopened-order-notice.module.css";
import { useCancelOrder } from "./use-cancel-order";
import { useUnpaidOrders } from "./use-unpaid-orders";

type Props = { emptyCart: ReactNode; isFocused?: boolean };

/** For an empty cart of a signed-in customer: back from the bank, the products are in an unpaid order. */
export function UnpaidOrderNotices({ emptyCart, isFocused = false }: Props) {
  const t = useTranslations("cart");
  const href = localizePath(useLocale());
  const { orders, error, reload } = useUnpaidOrders();
  const [first] = orders ?? [];
  const firstTitleId = first && titleIdOf(first.orderId);
  useEffect(() => {
    if (isFocused && firstTitleId) focusControl(firstTitleId);
  }, [isFocused, firstTitleId]);

  return (
    <>
      <div role="status">
        {orders?.map((order) => (
          <UnpaidOrderNotice
            key={order.orderId}
            order={order}
            heading={order === first ? "h1" : "h2"}
            onCancelled={reload}
          />
        ))}
      </div>
      {first ? (
        <LinkButton href={href(paths.home())} variant="quiet">
          {t("startAnother")}
        </LinkButton>
      ) : orders || error !== undefined || !isFocused ? (
        emptyCart
      ) : (
        <Skeleton height="12rem" radius="var(--radius-l)" />
      )}
      {error !== undefined && !isNotOffered(error) && <LoadError error={error} onRetry={reload} />}
    </>
  );
}

const titleIdOf = (orderId: number) => `unpaid-${orderId}`;

type NoticeProps = { order: Order; heading: "h1" | "h2"; onCancelled: () => void };

function UnpaidOrderNotice({ order, heading: Heading, onCancelled }: NoticeProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { orderId, payBefore, canBeCancelled, validOrderId } = order;
  const { isBusy, confirmCancellation } = useCancelOrder(order, onCancelled);
  const ref = useRef<HTMLElement>(null);
  useFocusAfterRemoval(ref);
  const titleId = titleIdOf(orderId);
  return (
    <section ref={ref} className={styles.notice} aria-labelledby={titleId}>
      <Icon name="clock" />
      <div>
        <Heading id={titleId} tabIndex={-1}>
          {t("cart.unpaidTitle", { orderId })}
        </Heading>
        {payBefore && <p>{t("orders.payBefore", timeAndDay(new Date(payBefore), locale))}</p>}
        {validOrderId !== null && <p>{t("orders.stillValid", { orderId: validOrderId })}</p>}
        <p className={styles.actions}>
          <LinkButton small href={localizePath(locale)(accountPaths.payment(orderId))}>
            {t("payment.toPayment")}
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
