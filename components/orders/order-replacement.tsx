"use client";

import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Muted } from "@/components/ui/muted";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

export function OrderReplacement({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const href = localizePath(useLocale());
  const notes = [
    { key: "replaced" as const, orderId: order.replacedByOrderId },
    { key: "changePending" as const, orderId: order.pendingChangeOrderId },
    { key: "stillValid" as const, orderId: order.validOrderId },
  ];
  return notes.map(
    ({ key, orderId }) =>
      orderId !== null && (
        <Muted key={key}>
          <Link href={href(paths.order(orderId))}>{t(key, { orderId })}</Link>
        </Muted>
      ),
  );
}
