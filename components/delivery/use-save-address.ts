"use client";

import { useTranslations } from "next-intl";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { fetchCart } from "@/lib/cart/fetch-cart";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import type { Address } from "@/lib/ebsn/domain/delivery";
import type { Message } from "@/lib/ebsn/domain/envelope";
import { NO_MESSAGES } from "@/lib/ebsn/no-messages";
import type { AddressValues } from "@/lib/rules/delivery/address";
import type { Position } from "@/lib/rules/delivery/distance";

type Options = {
  deliveryServiceId: number;
  addressId?: number;
  /** Null where the shop does not answer the address. */
  onSaved: (address: Address | null) => void | Promise<void>;
};

const UNCOVERED = "error.address.uncovered";

export const isUncovered = (cause: unknown): boolean => cause instanceof ApiError && cause.has(UNCOVERED);

export function useSaveAddress({ deliveryServiceId, addressId, onSaved }: Options) {
  const t = useTranslations();

  const confirmUnvalidated = (errors: Message[]) =>
    openConfirmDialog({
      title: t("delivery.notValidated"),
      text: errors.map(({ message }) => message).join(" "),
      confirm: t("delivery.saveAnyway"),
    });

  async function confirmAddress(body: Record<string, unknown>): Promise<boolean> {
    try {
      await apiFetch("user-address/check", { body });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.kind !== "domain" || cause.has(UNCOVERED)) throw cause;
      // Ask to save it anyway only where the shop delivers.
      const isCovered = await apiFetch<unknown[]>("address/geo-service-coverage", {
        params: { postalcode: body.postalcode as string, city: body.city as string },
      }).then(
        (areas) => areas.length > 0,
        () => true,
      );
      if (!isCovered) {
        const errors = [{ code: UNCOVERED, message: t("delivery.notCovered") }];
        throw new ApiError("domain", { ...NO_MESSAGES, errors }, cause.http);
      }
      return confirmUnvalidated(cause.messages.errors);
    }
  }

  return async function save(
    { country: _iso, ...values }: AddressValues,
    { countryId, position }: { countryId?: number; position: Position | null },
  ): Promise<void> {
    const trimmed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
    const body = {
      ...trimmed,
      deliveryServiceId,
      ...(countryId ? { countryId } : {}),
      ...(addressId ? { addressId } : {}),
      ...position,
    };
    if (!(await confirmAddress(body))) return;
    const saved = await apiFetch<Address | null>("user-address/update", {
      body,
      success: { key: "addresses.setAddress" },
    });
    // An edited address may have left the cart.
    if (addressId) await fetchCart().catch(() => undefined);
    await onSaved(saved);
  };
}
