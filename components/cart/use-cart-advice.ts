import { mutate } from "swr";
import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Restriction, Threshold } from "@/lib/ebsn/domain/cart-advice";
import { ORDER_ENDED, ORDER_IN_PREPARATION } from "@/lib/rules/checkout/checkout-errors";

/** Keeps the previous cart's advice until the new one's is there, so that nothing below it moves twice; where it cannot be read, it may no longer hold. */
function useAdvice<T>(path: string, cartVersion: number | null): T[] {
  const key = cartVersion === null ? null : [path, cartVersion];
  const { data = [], error } = useSWR<T[], unknown>(key, () => apiFetch<T[]>(path), {
    keepPreviousData: true,
  });
  return error === undefined && cartVersion !== null ? data : [];
}

const RESTRICTIONS = "cart/purchase-restriction";

/** null: they are not asked for. */
export const useRestrictions = (cartVersion: number | null) =>
  useAdvice<Restriction>(RESTRICTIONS, cartVersion);

/** Some change with time alone. */
export const reloadRestrictions = (): void =>
  void mutate((key) => Array.isArray(key) && key[0] === RESTRICTIONS);

type ChangeBlocker = typeof ORDER_ENDED | typeof ORDER_IN_PREPARATION;

/** Why the order that the cart changes can no longer be changed. */
export function useChangeBlocker({
  version,
  reopenedOrder,
}: Pick<Cart, "version" | "reopenedOrder">): ChangeBlocker | undefined {
  const codes = useRestrictions(reopenedOrder ? version : null).map(({ code }) => code);
  return ([ORDER_ENDED, ORDER_IN_PREPARATION] as const).find((code) => codes.includes(code));
}

export const useThresholds = (cartVersion: number) =>
  useAdvice<Threshold>("cart-giftcertificate/cart-threshold", cartVersion);
