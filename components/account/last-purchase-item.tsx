"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWords } from "@/components/ui/words";
import { ruleOf } from "@/lib/cart/compact";
import { quantityText } from "@/lib/cart/quantity-text";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { GoodLine } from "./good-line";

/** A product of the last order, and how much of it was bought. */
export function LastPurchaseItem({ line, isGone }: { line: OrderItem; isGone?: boolean }) {
  const t = useTranslations("profile.lastPurchase");
  const locale = useLocale();
  const words = useWords();
  const { product, quantity } = line;
  const amount = quantityText(ruleOf(product.selling), quantity, words, locale);
  return <GoodLine product={product} amount={t("amount", { amount })} inactive={false} isGone={isGone} />;
}
