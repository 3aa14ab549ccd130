"use client";

import { useState } from "react";
import { emitError } from "@/lib/api/emit-error";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { applyGift, removeGift } from "./gift-actions";

/** `busyCode` is the gift code being applied to the cart or removed from it. */
export function useGiftToggle(mutate: () => Promise<unknown>) {
  const [busyCode, setBusyCode] = useState("");

  async function toggle(gift: GiftCertificate): Promise<void> {
    if (busyCode) return;
    setBusyCode(gift.giftCode);
    try {
      await (gift.isInCart ? removeGift(gift) : applyGift(gift));
    } catch (cause) {
      emitError("cart.giftFailed", cause);
    }
    await mutate();
    setBusyCode("");
  }

  return { busyCode, toggle };
}
