"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useSWR } from "@/lib/state/use-swr";
import { OrderNotFound } from "@/components/checkout/order-not-found";
import { useOrder } from "@/components/checkout/use-order";
import type { FormMessages } from "@/components/forms/form-messages";
import { LinkButton } from "@/components/ui/button";
import { LoadError } from "@/components/ui/load-error";
import { Muted } from "@/components/ui/muted";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { isPackaging } from "@/lib/cart/selectors";
import type { OrderRefund, OrderRefundList } from "@/lib/ebsn/domain/order-refund";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { pushPage } from "@/lib/navigation/leave-page";
import { deliveredProduct, deliveredQuantity } from "@/lib/rules/orders/picked";
import { returnChoices } from "@/lib/rules/orders/returns";
import { isDelivered, returnStatus } from "@/lib/rules/orders/statuses";
import { RefundForm } from "./refund-form";

const MAX_REFUNDS = 50;

const LOADING = <Skeleton height="28rem" radius="var(--radius-l)" />;

/** Cancelled returns do not count. */
function getReturnedQuantities(refunds: OrderRefund[]): Map<number, number> {
  const returnedQuantities = new Map<number, number>();
  for (const { statusId, items } of refunds) {
    if (returnStatus(statusId) === "cancelled") continue;
    for (const { orderItemId, quantity } of items)
      returnedQuantities.set(orderItemId, (returnedQuantities.get(orderItemId) ?? 0) + quantity);
  }
  return returnedQuantities;
}

export function RefundRequest({ orderId, fileMessages }: { orderId: number; fileMessages: FormMessages }) {
  const t = useTranslations("refunds");
  const href = localizePath(useLocale());
  const router = useRouter();
  const { order, hasFailed, error: orderError, reload } = useOrder(orderId);
  const { data, error, mutate } = useSWR([REFUND_PATHS.list, "order", orderId], () =>
    apiFetch<OrderRefundList>(REFUND_PATHS.list, { params: { order_id: orderId, page_size: MAX_REFUNDS } }),
  );
  if (hasFailed) return <OrderNotFound error={orderError} onRetry={reload} />;
  if (!order) return LOADING;
  const otherOrderLink = (
    <LinkButton variant="secondary" href={href(accountPaths.refundRequest())}>
      {t("otherOrder")}
    </LinkButton>
  );
  if (!isDelivered(order.statusId))
    return (
      <EmptyState icon="clock" heading="h1" title={t("notDelivered")} actions={otherOrderLink}>
        {t("notDeliveredText")}
      </EmptyState>
    );
  const header = (
    <header>
      <h1>{t("requestFor", { orderId })}</h1>
      <Muted>
        <Link href={href(accountPaths.refundRequest())}>{t("otherOrder")}</Link>
      </Muted>
    </header>
  );
  if (!data && !error) return LOADING;
  if (!data)
    return (
      <>
        {header}
        <LoadError error={error} onRetry={() => void mutate()} />
      </>
    );
  const returnedQuantities = getReturnedQuantities(data.refunds);
  const lines = order.items
    .filter((item) => !isPackaging(item) && deliveredQuantity(item) > 0)
    .map((item) => ({
      item,
      choices: returnChoices(deliveredQuantity(item), returnedQuantities.get(item.orderItemId) ?? 0, {
        isWeighed: deliveredProduct(item).selling.kind === "loose",
      }),
    }));

  const handleSent = (refund: OrderRefund | null) =>
    pushPage(router, href(refund ? accountPaths.refund(refund.refundId) : accountPaths.refunds()));

  return (
    <>
      {header}
      {lines.some(({ choices }) => choices.length > 0) ? (
        <RefundForm
          orderId={orderId}
          lines={lines}
          fileMessages={fileMessages}
          onSent={handleSent}
          onRejected={() => void mutate()}
        />
      ) : (
        <EmptyState icon="check" title={t("nothingLeft")} actions={otherOrderLink} />
      )}
    </>
  );
}
