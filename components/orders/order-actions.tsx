"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { ReorderButton } from "@/components/cart/reorder-button";
import { useCancelOrder } from "@/components/cart/use-cancel-order";
import { AddToCalendar } from "@/components/checkout/add-to-calendar";
import { Button, LinkButton } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Muted } from "@/components/ui/muted";
import { Icon } from "@/components/ui/icon";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { isDelivered, isUnderway, orderStatus } from "@/lib/rules/orders/statuses";
import { OrderChange } from "./order-change";
import { OrderShare } from "./order-share";
import styles from "./orders.module.css";

export function OrderActions({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTranslations("orders");
  const tRefunds = useTranslations("refunds");
  const tWithdrawal = useTranslations("withdrawal");
  const locale = useLocale();
  const href = localizePath(locale);
  const { orderId } = order;
  const isUnpaid = orderStatus(order.statusId) === "unpaid";

  return (
    <div className={`${styles.orderActions} no-print`}>
      <Actions>
        {order.canBeModified && <OrderChange order={order} isPrimary={!isUnpaid} onChanged={onChanged} />}
        <ReorderButton orderId={orderId} isPrimary={!order.canBeModified && !isUnpaid} />
        {isUnderway(order.statusId) && (
          <LinkButton variant="secondary" small href={href(accountPaths.deliveryPass(orderId))}>
            <Icon name="barcode" size={18} />
            {t("pass.show")}
          </LinkButton>
        )}
        {isDelivered(order.statusId) && (
          <LinkButton variant="secondary" small href={href(accountPaths.refundRequest(orderId))}>
            <Icon name="truck" size={18} />
            {tRefunds("request")}
          </LinkButton>
        )}
        {order.withdrawalUntil && (
          <LinkButton variant="secondary" small href={href(accountPaths.withdrawal(orderId))}>
            <Icon name="repeat" size={18} />
            {tWithdrawal("button")}
          </LinkButton>
        )}
        {order.canBeCancelled && <CancelOrder order={order} onCancelled={onChanged} />}
      </Actions>
      {order.canBeCancelled && order.modifiableUntil && (
        <Muted>
          {t(
            order.canBeModified ? "changeUntil" : "cancelUntil",
            timeAndDay(new Date(order.modifiableUntil), locale),
          )}
        </Muted>
      )}
      <Actions className={styles.quietActions}>
        <AddToCalendar order={order} variant="quiet" />
        <Button variant="quiet" small onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {t("print")}
        </Button>
        <OrderShare order={order} />
      </Actions>
    </div>
  );
}

function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const t = useTranslations("orders");
  const { isBusy, confirmCancellation } = useCancelOrder(order, onCancelled);
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ref);
  return (
    <Button ref={ref} variant="danger" small busy={isBusy} onClick={() => void confirmCancellation()}>
      {t("cancel")}
    </Button>
  );
}
