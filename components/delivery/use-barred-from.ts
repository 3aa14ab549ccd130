"use client";

import { getCartItems } from "@/lib/cart/selectors";
import { useCart } from "@/lib/cart/use-cart";
import { isBarredFromLocker } from "@/lib/rules/cart/locker-sale";

/** Whether something in the cart may not be delivered by a service. */
export function useBarredFrom(): (deliveryServiceId: number) => boolean {
  const items = getCartItems(useCart().cart);
  return (deliveryServiceId) =>
    items.some(({ product }) => isBarredFromLocker(deliveryServiceId, product.features));
}
