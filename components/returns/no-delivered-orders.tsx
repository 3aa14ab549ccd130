"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

/** Without orders it leads to the shop: the list of orders would be empty, too. */
export function NoDeliveredOrders({ title, hasOrders }: { title: string; hasOrders: boolean }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  return (
    <EmptyState
      icon="truck"
      title={title}
      actions={
        hasOrders ? (
          <LinkButton href={href(accountPaths.orders())}>{t("orders.title")}</LinkButton>
        ) : (
          <LinkButton href={href(paths.home())}>{t("cart.startShopping")}</LinkButton>
        )
      }
    >
      {t("refunds.noOrdersText")}
    </EmptyState>
  );
}
