"use client";

import { useTranslations } from "next-intl";
import { ApiError, apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import type { Address } from "@/lib/ebsn/domain/delivery";
import type { AddressValues } from "./address-schema";

type Options = {
  deliveryServiceId: number;
  addressId?: number;
  onSaved: (address: Address) => void;
  onError: (message: string) => void;
};

const UNCOVERED = "error.address.uncovered";

export function useSaveAddress({ deliveryServiceId, addressId, onSaved, onError }: Options) {
  const t = useTranslations();

  const confirmUnvalidated = () =>
    openConfirmDialog({ title: t("delivery.notValidated"), confirm: t("delivery.saveAnyway") });

  async function isAccepted(body: Record<string, unknown>): Promise<boolean> {
    try {
      await apiFetch("user-address/check", { body });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.kind !== "domain" || cause.has(UNCOVERED)) throw cause;
      return confirmUnvalidated();
    }
  }

  return async function save(values: AddressValues): Promise<void> {
    const body = { ...values, deliveryServiceId, ...(addressId ? { addressId } : {}) };
    try {
      if (!(await isAccepted(body))) return;
      const success = { key: "addresses.setAddress" };
      const saved = await apiFetch<Address | null>("user-address/update", { body, success });
      if (saved) onSaved(saved);
    } catch (cause) {
      onError(userMessage(cause, t));
    }
  };
}
