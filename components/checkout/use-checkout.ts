"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { reloadRestrictions } from "@/components/cart/use-cart-advice";
import { useBusy } from "@/components/ui/use-busy";
import { type ApiRequest, ApiError, apiFetch } from "@/lib/api/api-fetch";
import { isDomainError } from "@/lib/api/is-domain-error";
import { errorText, userMessage } from "@/lib/api/user-message";
import { getCart } from "@/lib/cart/cart-store";
import { fetchCart, setCart } from "@/lib/cart/fetch-cart";
import { cartWriteQueue } from "@/lib/cart/line-writes";
import { findPriceChanges } from "@/lib/cart/price-changes";
import { config } from "@/lib/config";
import type {
  Cart,
  MealVoucherQuote,
  PaymentType,
  CheckoutPreparation,
  Purchase,
} from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { formatMoney } from "@/lib/money";
import { requestLogin } from "@/lib/overlays/delivery-flow";
import { emitPopups } from "@/lib/overlays/popup-codes";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";

export type Payment = {
  paymentTypeId: number;
  authId?: number;
  data?: Record<string, number>;
};

const BUY = "checkout/buy";
const CART_CHANGED = "error.cart.version";
/** Of the page itself; the shop has no message of that code. */
const SESSION_EXPIRED_CODE = "sessionExpired";

const isSessionError = (cause: unknown): boolean => cause instanceof ApiError && cause.kind === "session";

const refetchCart = () => fetchCart().catch(() => undefined);

export function useCheckout() {
  const t = useTranslations();
  const locale = useLocale();
  const { isBusy, whileBusy } = useBusy();
  const [errors, setErrors] = useState<Message[]>([]);
  const [paymentTypes, setPaymentTypes] = useState<PaymentType[]>([]);
  const [mealVouchers, setMealVouchers] = useState<MealVoucherQuote | null>(null);
  /** Of the cart that payment types and voucher totals belong to; null: they are out of date. */
  const [preparedVersion, setPreparedVersion] = useState<number | null>(null);
  const hasSession = useStore(sessionHintStore) === true;
  if (hasSession && errors.some(({ code }) => code === SESSION_EXPIRED_CODE)) setErrors([]);

  /** null after a failure, and while another call runs. */
  const run = async <T>(path: string, call: ApiRequest, options?: { isQuiet: boolean }): Promise<T | null> =>
    (await whileBusy(() => send<T>(path, call, options))) ?? null;

  async function send<T>(path: string, call: ApiRequest, { isQuiet = false } = {}): Promise<T | null> {
    if (!isQuiet) setErrors([]);
    try {
      await cartWriteQueue.flush();
      return await apiFetch<T>(path, call);
    } catch (cause) {
      const found = errorsFrom(cause, path);
      const isCartChanged = found.some(({ code }) => code === CART_CHANGED);
      const seenCart = getCart();
      if (isCartChanged) {
        setPreparedVersion(null);
        await refetchCart();
      }
      if (!isQuiet) setErrors(emitPopups(isCartChanged ? withNewPrices(found, seenCart) : found));
      if (isDomainError(cause)) {
        reloadRestrictions();
        if (!isCartChanged) await refetchCart();
      }
      if (isSessionError(cause)) void requestLogin();
      return null;
    }
  }

  /** Says which prices have changed since the customer saw them. */
  function withNewPrices(found: Message[], seenCart: Cart | null): Message[] {
    const changes = findPriceChanges(seenCart, getCart()).map(({ name, fromCents, toCents }) =>
      t("checkout.priceChange", {
        name,
        from: formatMoney(fromCents, locale),
        to: formatMoney(toCents, locale),
      }),
    );
    if (changes.length === 0) return found;
    const text = t("checkout.pricesChanged", { changes: changes.join(", ") });
    return found.map((error) =>
      error.code === CART_CHANGED ? { ...error, message: `${error.message} ${text}` } : error,
    );
  }

  function errorsFrom(cause: unknown, path: string): Message[] {
    if (isSessionError(cause))
      return [
        { code: SESSION_EXPIRED_CODE, message: `${t("errors.sessionExpired")} ${t("checkout.notSent")}` },
      ];
    const isOrderUnanswered = path === BUY && cause instanceof ApiError && cause.isUnanswered;
    const apiErrors = cause instanceof ApiError ? cause.messages.errors : [];
    if (apiErrors.length > 0)
      return apiErrors.map((error) => ({ ...error, message: errorText(error, t) || t("errors.generic") }));
    return [{ code: "", message: isOrderUnanswered ? t("checkout.connectionLost") : userMessage(cause, t) }];
  }

  return {
    isBusy,
    errors,
    paymentTypes,
    mealVouchers,
    isPrepared: paymentTypes.length > 0,
    preparedVersion,
    clearErrors: () => setErrors([]),
    /** `isQuiet` keeps the errors as they are. */
    async prepare(options?: { isQuiet: boolean }): Promise<boolean> {
      const call: ApiRequest = { method: "POST", params: { show_sectors: config.showSectors } };
      const prepared = await run<CheckoutPreparation>("checkout/prepare", call, options);
      if (!prepared) return false;
      if (prepared.cart) setCart(prepared.cart);
      setPreparedVersion((prepared.cart ?? getCart())?.version ?? null);
      setPaymentTypes(prepared.paymentTypes);
      setMealVouchers(prepared.mealVouchers ?? null);
      return true;
    },
    /** The cart version makes a repeated call return the first order; the total is the one the customer has seen. */
    buy: ({ paymentTypeId, authId, data }: Payment, { version, totals }: Cart) =>
      run<Purchase>(BUY, {
        method: "POST",
        params: {
          payment_type_id: paymentTypeId,
          user_payment_auth_id: authId,
          payment_data: data && JSON.stringify(data),
          cart_version: version,
          gross_total: totals.gross / 100,
        },
      }),
  };
}
