"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Wishlist } from "@/lib/ebsn/domain/list";

export function useLists() {
  const { data, error, mutate } = useSWR<Wishlist[], unknown>("wishlist/list", () =>
    apiFetch<Wishlist[]>("wishlist/list"),
  );
  return {
    lists: data ?? null,
    error: data ? undefined : error,
    reload: () => void mutate(),
    async write(call: `wishlist/${string}`, body: Record<string, unknown>): Promise<Wishlist[]> {
      const lists = await apiFetch<Wishlist[]>(call, { body });
      await mutate(lists, { revalidate: false });
      return lists;
    },
  };
}
