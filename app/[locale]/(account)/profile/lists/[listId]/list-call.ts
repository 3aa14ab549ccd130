import type { Wishlist } from "@/lib/ebsn/domain/list";

export const LIST_CALL = {
  path: "wishlist/view",
  query: (listId: number) => ({ list_id: String(listId) }),
  titleOf: ({ name }: Wishlist) => name,
};
