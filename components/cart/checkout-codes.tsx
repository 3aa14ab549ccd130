"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { config } from "@/lib/config";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { Coupons } from "./coupons";
import { GiftCodeForm, type GiftCodeHandle } from "./gift-code-form";

/** For those who log in on the way to the checkout, and never see the codes of the cart page. */
export function CheckoutCodes({ cart, ref }: { cart: Cart; ref: Ref<GiftCodeHandle> }) {
  const t = useTranslations("cart");
  return (
    <GiftCodeForm ref={ref} cart={cart} title={t(config.hasLoyaltyCard ? "codesTitle" : "giftTitle")}>
      <Coupons cart={cart} />
    </GiftCodeForm>
  );
}
