"use client";

import { useState } from "react";
import { announceFailure, writeDelivery } from "@/lib/cart/writes";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Address } from "@/lib/ebsn/domain/delivery";

/** Sets an address on the cart; `saving` is the address under way, during which nothing else can be chosen. */
export function useSelectAddress(onDone: (cart: Cart) => void) {
  const [saving, setSaving] = useState<number | null>(null);

  async function select(address: Address, deliveryServiceId: number): Promise<void> {
    if (saving !== null) return;
    setSaving(address.addressId);
    try {
      const cart = await writeDelivery("user-address/select", {
        address_type: address.addressTypeId,
        address_id: address.addressId,
        delivery_service_id: deliveryServiceId,
      });
      onDone(cart);
    } catch (cause) {
      announceFailure("errors.errorSettingAddress", cause);
      setSaving(null);
    }
  }

  return { select, saving };
}
