"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Address } from "@/lib/ebsn/domain/delivery";

export function useSavedAddresses(deliveryServiceId?: number) {
  const { data, error, mutate } = useSWR<Address[], unknown>(
    ["user-address/list", deliveryServiceId ?? 0],
    () => apiFetch<Address[]>("user-address/list", { params: { delivery_service_id: deliveryServiceId } }),
  );
  return {
    addresses: data ?? null,
    error: data ? undefined : error,
    reload: () => void mutate(),
  };
}
