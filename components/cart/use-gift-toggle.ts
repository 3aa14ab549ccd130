"use client";

import { useBusyKeys } from "@/components/ui/use-busy";
import { emitError } from "@/lib/api/emit-error";
import { removeGiftCode } from "@/lib/cart/remove-gift-code";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { applyGift } from "./gift-actions";

/** `busyCodes` are the gift codes being applied to the cart or removed from it. */
export function useGiftToggle(mutate: () => Promise<unknown>) {
  const { busyKeys, whileBusy } = useBusyKeys();

  const toggle = (gift: GiftCertificate): Promise<void> =>
    whileBusy(gift.giftCode, async () => {
      try {
        await (gift.isInCart ? removeGiftCode(gift.giftCode) : applyGift(gift));
      } catch (cause) {
        emitError("cart.giftFailed", cause);
      }
      await mutate();
    });

  return { busyCodes: busyKeys, toggle };
}
