"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect } from "react";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";

/** Before paint, so that no edit button is seen first. */
export function useDeliveryLock(isPaying: boolean): void {
  const t = useTranslations();
  const lock = isPaying ? t("delivery.lockedWhilePaying") : "";
  useLayoutEffect(() => {
    deliveryLockStore.set(lock);
    return () => deliveryLockStore.set("");
  }, [lock]);
}
