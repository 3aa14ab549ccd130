"use client";

import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { useCart } from "@/lib/cart/use-cart";

const OPTIONS = { revalidateOnFocus: false, shouldRetryOnError: false };

export function useKnownPhone(isWanted: boolean): string {
  const { isSignedIn } = useCart();
  const { data } = useSWR(
    isWanted && isSignedIn ? "registration/user_detail" : null,
    () => apiFetch<UserDetail | null>("registration/user_detail"),
    OPTIONS,
  );
  return data?.phone ?? "";
}
