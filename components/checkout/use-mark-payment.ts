"use client";

import { useLayoutEffect } from "react";
import { paymentStore } from "@/lib/cart/payment-store";

/** Before paint, so that no edit button is seen first. */
export function useMarkPayment(isPaying: boolean): void {
  useLayoutEffect(() => {
    paymentStore.set(isPaying);
    return () => paymentStore.set(false);
  }, [isPaying]);
}
