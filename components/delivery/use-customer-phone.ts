"use client";

import { useUserDetail } from "@/components/forms/use-user-detail";
import { useCart } from "@/lib/cart/use-cart";

export function useCustomerPhone(isEnabled: boolean): string {
  const { isSignedIn } = useCart();
  const { user } = useUserDetail({
    isEnabled: isEnabled && isSignedIn,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return user?.phone ?? "";
}
