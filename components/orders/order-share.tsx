"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { emit } from "@/lib/overlays/events";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";

export function OrderShare({ order: { orderId, accessToken } }: { order: Order }) {
  const t = useTranslations("orderTools.share");
  const href = localizePath(useLocale());
  if (!accessToken) return null;

  async function copy(): Promise<void> {
    const link = `${window.location.origin}${href(accountPaths.sharedOrder(orderId, accessToken))}`;
    try {
      await navigator.clipboard.writeText(link);
      emit({ kind: "done", key: "orderTools.share.copied" });
    } catch {
      emit({ kind: "failed", key: "orderTools.share.failed", messages: [] });
    }
  }

  return (
    <Button variant="quiet" small onClick={() => void copy()}>
      <Icon name="eye" size={18} />
      {t("button")}
    </Button>
  );
}
