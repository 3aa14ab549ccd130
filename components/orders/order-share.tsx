"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { copyText } from "@/lib/browser/copy-text";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";

export function OrderShare({ order: { orderId, accessToken } }: { order: Order }) {
  const t = useTranslations("orderTools.share");
  const href = localizePath(useLocale());
  if (!accessToken) return null;

  const copy = () =>
    copyText(`${window.location.origin}${href(accountPaths.sharedOrder(orderId, accessToken))}`, {
      copied: "orderTools.share.copied",
      failed: "common.linkNotCopied",
    });

  return (
    <Button variant="quiet" small onClick={() => void copy()}>
      <Icon name="eye" size={18} />
      {t("button")}
    </Button>
  );
}
