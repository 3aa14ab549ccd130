"use client";

import { useTranslations } from "next-intl";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { Coupons } from "./coupons";
import { GiftCodeForm } from "./gift-code-form";

/** For those who log in on the way to the checkout, and never see the codes of the cart page. */
export function CheckoutCodes({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  return (
    <GiftCodeForm cart={cart} title={t("codesTitle")}>
      <Coupons cart={cart} />
    </GiftCodeForm>
  );
}
