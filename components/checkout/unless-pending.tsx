"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { accountPaths } from "@/lib/paths/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { isPaymentPending } from "@/lib/rules/orders/statuses";
import { useOrder } from "./use-order";

type Props = { orderId: number; children: ReactNode };

/** While the bank checks the payment of an order, the page of its result says so. */
export function UnlessPending({ orderId, children }: Props) {
  const { replace } = useRouter();
  const { order, hasFailed } = useOrder(orderId);
  const resultPath = localizePath(useLocale())(accountPaths.paymentCompleted(orderId));
  const isPending = order !== null && isPaymentPending(order);
  useEffect(() => {
    if (isPending) replace(resultPath);
  }, [isPending, replace, resultPath]);
  if (isPending || !(order || hasFailed)) return <Skeleton height="16rem" radius="var(--radius-l)" />;
  return children;
}
