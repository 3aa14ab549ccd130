"use client";

import { useState } from "react";
import { useCart } from "@/lib/cart/client";
import { announceFailure, writeDelivery } from "@/lib/cart/writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { hasConsented } from "./consent-dialog";

type Choice = { address: Address; deliveryServiceId: number };

/**
 * Sets an address on the cart; `saving` is the address under way, during which nothing else can be chosen,
 * `asking` the one whose store still has to ask for consents before.
 */
export function useSelectAddress(onDone: (cart: Cart) => void) {
  const { cart, isSignedIn } = useCart();
  const [saving, setSaving] = useState<number | null>(null);
  const [asking, setAsking] = useState<(Choice & { storeId: number }) | null>(null);

  /** The store an address would change to, when its consents are not on record (spec 2 §4). */
  async function storeToAsk({ storeId }: Address): Promise<number | null> {
    if (!isSignedIn || !storeId || storeId === cart?.storeId) return null;
    return (await hasConsented(storeId)) ? null : storeId;
  }

  async function write({ address, deliveryServiceId }: Choice): Promise<void> {
    onDone(
      await writeDelivery("user-address/select", {
        address_type: address.addressTypeId,
        address_id: address.addressId,
        delivery_service_id: deliveryServiceId,
      }),
    );
  }

  async function attempt(choice: Choice, work: () => Promise<void>): Promise<void> {
    if (saving !== null) return;
    setSaving(choice.address.addressId);
    try {
      await work();
    } catch (cause) {
      announceFailure("errors.errorSettingAddress", cause);
      setSaving(null);
    }
  }

  return {
    saving,
    asking,
    select: (address: Address, deliveryServiceId: number) => {
      const choice = { address, deliveryServiceId };
      return attempt(choice, async () => {
        const storeId = await storeToAsk(address);
        if (storeId === null) return write(choice);
        setAsking({ ...choice, storeId });
        setSaving(null);
      });
    },
    /** The consents are saved: the address may be set. */
    selectAsked: async () => {
      if (!asking) return;
      setAsking(null);
      await attempt(asking, () => write(asking));
    },
    /** The store stays the one it was. */
    dropAsked: () => setAsking(null),
  };
}
