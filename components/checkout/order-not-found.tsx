"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryButton } from "@/components/ui/retry-button";
import { isDomainError } from "@/lib/api/is-domain-error";
import { userMessage } from "@/lib/api/user-message";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";

export function OrderNotFound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const isAnswered = !error || isDomainError(error);
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={isAnswered ? t("payment.orderMissing") : userMessage(error, t)}
      actions={
        <>
          <RetryButton onClick={onRetry} />
          <LinkButton href={href(accountPaths.orders())} variant="secondary">
            {t("payment.toOrders")}
          </LinkButton>
        </>
      }
    >
      {isAnswered && t("payment.orderMissingText")}
    </EmptyState>
  );
}
