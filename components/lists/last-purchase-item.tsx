"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMessages } from "@/components/ui/messages";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { ProductRow } from "./product-row";

type Props = { line: OrderItem; inactive?: boolean; isUnavailable?: boolean };

export function LastPurchaseItem({ line, inactive = false, isUnavailable }: Props) {
  const t = useTranslations("profile.lastPurchase");
  const locale = useLocale();
  const messages = useMessages();
  const { product, quantity } = line;
  const amount = formatQuantity(getSellingRule(product.selling), quantity, messages, locale);
  return (
    <ProductRow
      product={product}
      amount={t("amount", { amount })}
      inactive={inactive}
      isUnavailable={isUnavailable}
    />
  );
}
