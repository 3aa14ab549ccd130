"use client";

import { useState } from "react";
import { useCart } from "@/lib/cart/use-cart";
import { emitError } from "@/lib/api/emit-error";
import { writeDelivery } from "@/lib/cart/write-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { hasConsented } from "./consent-dialog";

type Choice = { address: Address; deliveryServiceId: number };

/** `savingId` is the id of the address being set, `awaitingConsent` waits for its store's consents. */
export function useSelectAddress(onDone: (cart: Cart) => void) {
  const { cart, isSignedIn } = useCart();
  const [savingId, setSavingId] = useState<number | null>(null);
  const [awaitingConsent, setAwaitingConsent] = useState<(Choice & { storeId: number }) | null>(null);

  /** The store the address would switch to, if its consents are not on record (requirements/delivery#stores). */
  async function storeNeedingConsent({ storeId }: Address): Promise<number | null> {
    if (!isSignedIn || !storeId || storeId === cart?.storeId) return null;
    return (await hasConsented(storeId)) ? null : storeId;
  }

  async function saveSelection({ address, deliveryServiceId }: Choice): Promise<void> {
    onDone(
      await writeDelivery("user-address/select", {
        address_type: address.addressTypeId,
        address_id: address.addressId,
        delivery_service_id: deliveryServiceId,
      }),
    );
  }

  async function withSaving(choice: Choice, action: () => Promise<void>): Promise<void> {
    if (savingId !== null) return;
    setSavingId(choice.address.addressId);
    try {
      await action();
    } catch (cause) {
      emitError("errors.errorSettingAddress", cause);
      setSavingId(null);
    }
  }

  return {
    savingId,
    awaitingConsent,
    select: (address: Address, deliveryServiceId: number) => {
      const choice = { address, deliveryServiceId };
      return withSaving(choice, async () => {
        const storeId = await storeNeedingConsent(address);
        if (storeId === null) return saveSelection(choice);
        setAwaitingConsent({ ...choice, storeId });
        setSavingId(null);
      });
    },
    confirmSelection: async () => {
      if (!awaitingConsent) return;
      setAwaitingConsent(null);
      await withSaving(awaitingConsent, () => saveSelection(awaitingConsent));
    },
    cancelSelection: () => setAwaitingConsent(null),
  };
}
