"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { announce } from "@/lib/cart/events";
import type { Order } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";

/** Copies the link that shows an order to who collects it; nothing where the shop gives no token. */
export function OrderShare({ order: { orderId, accessToken } }: { order: Order }) {
  const t = useTranslations("orderTools.share");
  const local = localPath(useLocale());
  if (!accessToken) return null;

  async function copy(): Promise<void> {
    const link = `${window.location.origin}${local(accountPaths.sharedOrder(orderId, accessToken))}`;
    try {
      await navigator.clipboard.writeText(link);
      announce({ kind: "done", key: "orderTools.share.copied" });
    } catch {
      announce({ kind: "failed", key: "orderTools.share.failed", messages: [] });
    }
  }

  return (
    <Button variant="secondary" small onClick={() => void copy()}>
      <Icon name="eye" size={18} />
      {t("button")}
    </Button>
  );
}
