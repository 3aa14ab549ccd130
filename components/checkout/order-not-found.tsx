"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";

export function OrderNotFound({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
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
