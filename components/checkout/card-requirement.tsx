"use client";

import { useRestrictions } from "@/components/cart/use-cart-advice";
import { Alert } from "@/components/ui/alert";
import { Actions } from "@/components/ui/form-layout";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { FIDELITY_CARD_REQUIRED } from "@/lib/rules/checkout/checkout-errors";
import { CardRequestLink } from "./card-request-link";

/** Said at the beginning, so that nobody learns at the end that the order needs the loyalty card. */
export function CardRequirement({ cart }: { cart: Cart }) {
  const restriction = useRestrictions(cart.version).find(({ code }) => code === FIDELITY_CARD_REQUIRED);
  if (!restriction) return null;
  return (
    <>
      <Alert tone="warning">{restriction.message}</Alert>
      <Actions>
        <CardRequestLink />
      </Actions>
    </>
  );
}
