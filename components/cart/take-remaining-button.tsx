"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useMessages } from "@/components/ui/messages";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import { setLineQuantity } from "@/lib/cart/change-lines";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { remainingQuantity } from "@/lib/rules/quantities/remaining-quantity";
import { productQuantityLimit } from "./quantity-limit";

type Props = { item: CartItem; onTake: () => void };

/** For a line that wants more than there is. */
export function TakeRemainingButton({ item, onTake }: Props) {
  const t = useTranslations("checkout.unavailable");
  const locale = useLocale();
  const messages = useMessages();
  const { product, quantity, itemId, info } = item;
  const rule = getSellingRule(product.selling);
  const remaining = remainingQuantity(rule, quantity, {
    limit: productQuantityLimit(product),
    ignoreMultiple: info.is_package === "false",
  });
  if (remaining === null) return null;
  const text = t("takeRemaining", { quantity: formatQuantity(rule, remaining, messages, locale) });
  return (
    <Button
      variant="secondary"
      small
      aria-label={`${text}: ${product.name}`}
      onClick={() => {
        setLineQuantity(itemId, remaining);
        onTake();
      }}
    >
      {text}
    </Button>
  );
}
