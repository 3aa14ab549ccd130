"use client";

import useSWR from "swr";
import { door, DoorError } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { announceFailure } from "@/lib/cart/writes";
import type { Wishlist, WishlistItem } from "@/lib/ebsn/domain/list";

/** The specification's words speak of permission: a line that is down says so itself. */
export function announceRefusal(cause: unknown): void {
  const isRefused = cause instanceof DoorError && cause.kind === "domain";
  announceFailure(isRefused ? "lists.writeFailed" : "errors.network", cause);
}

/** A list with its goods; without an id what the customer bought most often. */
export function useList(listId: number | null) {
  const path = listId === null ? "wishlist/most-purchased" : "wishlist/view";
  const { data, error, mutate } = useSWR([path, listId], () =>
    door<Wishlist | null>(path, listId === null ? {} : { params: { list_id: listId } }),
  );
  const unknown = error instanceof DoorError && error.has("error.list.unknown");

  async function write(action: string, body: Record<string, unknown>): Promise<boolean> {
    try {
      await door(`wishlist/${action}`, { body: { list_id: listId, ...body } });
      await mutate();
      return true;
    } catch (cause) {
      announceRefusal(cause);
      return false;
    }
  }

  return {
    list: data ?? null,
    missing: data === null || (data === undefined && unknown),
    failed: data === undefined && error !== undefined && !unknown,
    reload: () => void mutate(),
    write,
    /** Takes a product off the list and tells how to bring it back. */
    async takeOff({ product, quantity }: WishlistItem): Promise<void> {
      const { productId, name } = product;
      if (!(await write("remove", { product_id: productId }))) return;
      const undo = () => void write("add", { product_id: productId, quantity: quantity || 1 });
      announce({ kind: "removed", name, key: "lists.takenOff", undo });
    },
  };
}
