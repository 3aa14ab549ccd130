import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Restriction, Threshold } from "@/lib/ebsn/domain/cart-advice";

/** Keeps the previous cart's advice until the new one's is there, so that nothing below it moves twice; where it cannot be read, it may no longer hold. */
function useAdvice<T>(path: string, cartVersion: number): T[] {
  const { data = [], error } = useSWR<T[], unknown>([path, cartVersion], () => apiFetch<T[]>(path), {
    keepPreviousData: true,
  });
  return error === undefined ? data : [];
}

export const useRestrictions = (cartVersion: number) =>
  useAdvice<Restriction>("cart/purchase-restriction", cartVersion);

export const useThresholds = (cartVersion: number) =>
  useAdvice<Threshold>("cart-giftcertificate/cart-threshold", cartVersion);
