"use client";

import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

export function OrderMissing({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={t("payment.orderMissing")}
      actions={
        <>
          <Button onClick={onRetry}>{t("common.retry")}</Button>
          <LinkButton href={paths.orders()} variant="secondary">
            {t("payment.toOrders")}
          </LinkButton>
        </>
      }
    >
      {t("payment.orderMissingText")}
    </EmptyState>
  );
}
