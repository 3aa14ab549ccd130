"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch, ApiError } from "@/lib/api/api-fetch";
import { isDomainError } from "@/lib/api/is-domain-error";
import { emit } from "@/lib/overlays/events";
import { emitError } from "@/lib/api/emit-error";
import type { Wishlist, WishlistItem } from "@/lib/ebsn/domain/list";

/** The spec's message is about permissions, which is wrong for an outage. */
export function notifyListError(cause: unknown): void {
  emitError(isDomainError(cause) ? "lists.writeFailed" : "errors.generic", cause);
}

/** Without an id: the most purchased products. */
export function useList(listId: number | null) {
  const path = listId === null ? "wishlist/most-purchased" : "wishlist/view";
  const { data, error, mutate } = useSWR<Wishlist | null, unknown>([path, listId], () =>
    apiFetch<Wishlist | null>(path, listId === null ? {} : { params: { list_id: listId } }),
  );
  const isUnknownList = error instanceof ApiError && error.has("error.list.unknown");

  async function write(call: `wishlist/${string}`, body: Record<string, unknown>): Promise<boolean> {
    try {
      await apiFetch(call, { body: { list_id: listId, ...body } });
      await mutate();
      return true;
    } catch (cause) {
      notifyListError(cause);
      return false;
    }
  }

  return {
    list: data ?? null,
    isMissing: data === null || (data === undefined && isUnknownList),
    error: data === undefined && !isUnknownList ? error : undefined,
    reload: () => void mutate(),
    write,
    async removeItem({ product, quantity }: WishlistItem): Promise<void> {
      const { productId, name } = product;
      if (!(await write("wishlist/remove", { product_id: productId }))) return;
      const undo = () => void write("wishlist/add", { product_id: productId, quantity: quantity || 1 });
      emit({ kind: "removed", name, key: "lists.takenOff", undo });
    },
  };
}
