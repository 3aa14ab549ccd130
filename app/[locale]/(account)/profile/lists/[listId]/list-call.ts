import type { Wishlist } from "@/lib/ebsn/domain/list";

export const LIST_CALL = {
  path: "wishlist/view",
  param: "list_id",
  titleOf: ({ name }: Wishlist) => name,
};
