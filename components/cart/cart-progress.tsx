"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { missingForMinimum } from "@/lib/rules/checkout/checkout";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import styles from "./cart-summary.module.css";

/** Progress towards the minimum order, then free delivery; the bar only repeats the text. */
export function CartProgress({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { minimumOrder, freeDeliveryFrom, deliveryFee } = cart.totals;
  const kind = serviceKind(cart.service?.deliveryServiceId) ?? "home";
  const isDelivered = kind !== "pickup" && kind !== "locker";
  const spent = cart.totals.productsNet;
  const untilMinimum = missingForMinimum(spent, minimumOrder);
  const isFree = deliveryFee === 0 || cart.adjustments.some(({ reducesDelivery }) => reducesDelivery);
  const untilFreeDelivery = isFree ? 0 : missingForMinimum(spent, freeDeliveryFrom);
  const goal = untilMinimum > 0 ? minimumOrder : freeDeliveryFrom;
  if (!goal) return null;
  const amount = formatMoney(untilMinimum > 0 ? untilMinimum : untilFreeDelivery, locale);
  const text =
    untilMinimum > 0
      ? t("minimumMissing", { amount })
      : untilFreeDelivery > 0
        ? t(isDelivered ? "freeMissing" : "freePickupMissing", { amount })
        : t(isDelivered ? "freeReached" : "freePickupReached");
  const isComplete = untilMinimum === 0 && untilFreeDelivery === 0;
  const share = isComplete ? 1 : Math.min(1, spent / goal);
  return (
    <div className={styles.progress} data-done={isComplete || undefined}>
      <p>
        <Icon name={isComplete ? "check" : untilMinimum > 0 ? "basket" : "truck"} size={20} />
        {text}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </div>
  );
}
