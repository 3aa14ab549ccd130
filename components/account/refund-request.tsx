"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import useSWR from "swr";
import { OrderMissing } from "@/components/checkout/order-missing";
import { useOrder } from "@/components/checkout/use-order";
import type { FormWords } from "@/components/forms/form-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { announce } from "@/lib/cart/events";
import { door } from "@/lib/cart/door";
import { isPackaging } from "@/lib/cart/view";
import type { OrderRefund, OrderRefundList } from "@/lib/ebsn/domain/order-refund";
import { REFUND_CALLS } from "@/lib/ebsn/refund-calls";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { returnChoices } from "@/lib/rules/returns";
import { isDelivered, returnStatus } from "@/lib/rules/statuses";
import orders from "./orders.module.css";
import { RefundForm } from "./refund-form";

const MOST = 50;

/** How much of each line was given back before; what was refused does not count. */
function returnedOf(refunds: OrderRefund[]): Map<number, number> {
  const returned = new Map<number, number>();
  for (const { statusId, items } of refunds) {
    if (returnStatus(statusId) === "cancelled") continue;
    for (const { orderItemId, quantity } of items)
      returned.set(orderItemId, (returned.get(orderItemId) ?? 0) + quantity);
  }
  return returned;
}

/** Asks for goods of one delivered order to be taken back. */
export function RefundRequest({ orderId, fileWords }: { orderId: number; fileWords: FormWords }) {
  const t = useTranslations("refunds");
  const href = localPath(useLocale());
  const router = useRouter();
  const { order, failed, reload } = useOrder(orderId);
  const { data, error } = useSWR([REFUND_CALLS.list, "order", orderId], () =>
    door<OrderRefundList>(REFUND_CALLS.list, { params: { order_id: orderId, page_size: MOST } }),
  );
  if (failed) return <OrderMissing onRetry={reload} />;
  if (!order || (!data && !error)) return <Skeleton height="28rem" radius="var(--radius-l)" />;
  const other = (
    <LinkButton variant="secondary" href={href(accountPaths.refundRequest())}>
      {t("otherOrder")}
    </LinkButton>
  );
  if (!isDelivered(order.statusId))
    return (
      <EmptyState icon="clock" heading="h1" title={t("notDelivered")} actions={other}>
        {t("notDeliveredText")}
      </EmptyState>
    );
  const returned = returnedOf(data?.refunds ?? []);
  const lines = order.items
    .filter((item) => !isPackaging(item))
    .map((item) => ({ item, choices: returnChoices(item.quantity, returned.get(item.orderItemId) ?? 0) }));

  function sent(refund: OrderRefund | null): void {
    announce({ kind: "done", key: "refunds.sent" });
    router.push(href(refund ? accountPaths.refund(refund.refundId) : accountPaths.refunds()));
  }

  return (
    <>
      <header>
        <h1>{t("requestFor", { orderId })}</h1>
        <p className={orders.soft}>
          <a href={href(accountPaths.refundRequest())}>{t("otherOrder")}</a>
        </p>
      </header>
      {lines.some(({ choices }) => choices.length > 0) ? (
        <RefundForm orderId={orderId} lines={lines} fileWords={fileWords} onSent={sent} />
      ) : (
        <EmptyState icon="check" title={t("nothingLeft")} actions={other} />
      )}
    </>
  );
}
