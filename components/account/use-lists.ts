"use client";

import useSWR from "swr";
import { door } from "@/lib/cart/door";
import type { Wishlist } from "@/lib/ebsn/domain/list";

/** The customer's lists; `write` runs a change and takes the lists it answers. */
export function useLists() {
  const { data, error, mutate } = useSWR("wishlist/list", () => door<Wishlist[]>("wishlist/list"));
  return {
    lists: data ?? null,
    failed: !data && !!error,
    reload: () => void mutate(),
    async write(path: string, body: Record<string, unknown>): Promise<Wishlist[]> {
      const lists = await door<Wishlist[]>(`wishlist/${path}`, { body });
      await mutate(lists, { revalidate: false });
      return lists;
    },
  };
}
