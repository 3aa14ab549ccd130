"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";

export function OrderMissing({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  const href = localPath(useLocale());
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={t("payment.orderMissing")}
      actions={
        <>
          <Button onClick={onRetry}>{t("common.retry")}</Button>
          <LinkButton href={href(accountPaths.orders())} variant="secondary">
            {t("payment.toOrders")}
          </LinkButton>
        </>
      }
    >
      {t("payment.orderMissingText")}
    </EmptyState>
  );
}
