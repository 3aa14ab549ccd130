"use client";

import { useTranslations } from "next-intl";
import { DoorError, door } from "@/lib/cart/door";
import { askToConfirm } from "@/lib/cart/ask";
import { announce } from "@/lib/cart/events";
import type { Address } from "@/lib/ebsn/domain/delivery";
import type { AddressValues } from "./address-form";

type Deps = {
  deliveryServiceId: number;
  addressId?: number;
  onSaved: (address: Address) => void;
  onRefused: (words: string) => void;
};

const UNCOVERED = "error.address.uncovered";

/** Checks an address at the shop, asks where it is not validated, saves it. */
export function useSaveAddress({ deliveryServiceId, addressId, onSaved, onRefused }: Deps) {
  const t = useTranslations();

  const askAnyway = () =>
    askToConfirm({ title: t("delivery.notValidated"), confirm: t("delivery.saveAnyway") });

  async function isFine(body: Record<string, unknown>): Promise<boolean> {
    try {
      await door("user-address/check", { body });
      return true;
    } catch (cause) {
      if (!(cause instanceof DoorError) || cause.kind !== "domain" || cause.has(UNCOVERED)) throw cause;
      return askAnyway();
    }
  }

  return async function save(values: AddressValues): Promise<void> {
    const body = { ...values, deliveryServiceId, ...(addressId ? { addressId } : {}) };
    try {
      if (!(await isFine(body))) return;
      const saved = await door<Address | null>("user-address/update", { body });
      announce({ kind: "done", key: "addresses.setAddress" });
      if (saved) onSaved(saved);
    } catch (cause) {
      const said = cause instanceof DoorError ? cause.messages.errors[0]?.message : "";
      onRefused(said || t("errors.generic"));
    }
  };
}
