"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type DoorCall, DoorError, askDoor } from "@/lib/cart/door";
import { readCart, takeCart } from "@/lib/cart/held";
import { cartOutbox } from "@/lib/cart/writes";
import type { MealVoucherQuote, PaymentType, Preparation, Purchase } from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";

export type Payment = {
  paymentTypeId: number;
  authId?: number;
  /** What else the way of paying wants to know. */
  data?: Record<string, number>;
};

const refresh = () => readCart().catch(() => undefined);

/** Prepares and buys the cart; faults are the shop's own words, several at once. */
export function useCheckout() {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Message[]>([]);
  const [paymentTypes, setPaymentTypes] = useState<PaymentType[]>([]);
  const [mealVouchers, setMealVouchers] = useState<MealVoucherQuote | null>(null);
  // State comes too late for a double click.
  const running = useRef(false);

  async function run<T>(path: string, call: DoorCall): Promise<T | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFaults([]);
    try {
      await cartOutbox.settled();
      return (await askDoor<T>(path, call)).data;
    } catch (cause) {
      setFaults(words(cause));
      if (cause instanceof DoorError && cause.kind === "domain") await refresh();
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function words(cause: unknown): Message[] {
    const lost = cause instanceof DoorError && (cause.kind === "network" || cause.kind === "timeout");
    const said = cause instanceof DoorError ? cause.messages.errors : [];
    if (said.length > 0) return said;
    return [{ code: "", message: lost ? t("checkout.answerLost") : t("errors.generic") }];
  }

  return {
    busy,
    faults,
    paymentTypes,
    /** What the cart costs with meal vouchers; null where the shop takes none. */
    mealVouchers,
    clearFaults: () => setFaults([]),
    /** Whether the cart may be paid. */
    async prepare(): Promise<boolean> {
      const prepared = await run<Preparation>("checkout/prepare", {
        method: "POST",
        params: { show_sectors: true },
      });
      if (!prepared) return false;
      if (prepared.cart) takeCart(prepared.cart);
      setPaymentTypes(prepared.paymentTypes);
      setMealVouchers(prepared.mealVouchers ?? null);
      return true;
    },
    /** The version makes a second call answer the first one's order. */
    buy: ({ paymentTypeId, authId, data }: Payment, version: number) =>
      run<Purchase>("checkout/buy", {
        method: "POST",
        params: {
          payment_type_id: paymentTypeId,
          user_payment_auth_id: authId,
          payment_data: data && JSON.stringify(data),
          cart_version: version,
        },
      }),
  };
}
