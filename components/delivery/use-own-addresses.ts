"use client";

import useSWR from "swr";
import { door } from "@/lib/cart/door";
import type { Address } from "@/lib/ebsn/domain/delivery";

/** The signed-in customer's own addresses of a service. */
export function useOwnAddresses(deliveryServiceId?: number) {
  const { data, error, mutate } = useSWR(["user-address/list", deliveryServiceId ?? 0], () =>
    door<Address[]>("user-address/list", { params: { delivery_service_id: deliveryServiceId } }),
  );
  return { addresses: data ?? null, failed: !data && !!error, reload: () => void mutate() };
}
