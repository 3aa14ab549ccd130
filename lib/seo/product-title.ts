import type { Product } from "../ebsn/domain/product";
import { nameWithBrand } from "../rules/products/name-with-brand";
import { MAX_TITLE_LENGTH, truncate } from "./metadata";

/** Includes the pack size, which distinguishes variants; a long title omits the shop. */
export function productTitle(
  { name, brand, packSize }: Pick<Product, "name" | "brand" | "packSize">,
  withShop: (title: string) => string,
): string {
  const names = nameWithBrand({ name, brand });
  const full = withShop([names, packSize].filter(Boolean).join(" "));
  if (full.length <= MAX_TITLE_LENGTH) return full;
  const nameLength = MAX_TITLE_LENGTH - (packSize ? packSize.length + 1 : 0);
  return [truncate(names, nameLength), packSize].filter(Boolean).join(" ");
}
