import "server-only";
import { listingHref, type ListingVariant } from "@/components/product/listing-href";
import { findCategory } from "@/lib/catalogue/category-tree";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import { paths } from "@/lib/paths/paths";

/** Page that a search without a query redirects to; null: none. */
export async function findListingPath(
  categoryId: number | undefined,
  { facets = {}, ...variant }: ListingVariant,
): Promise<string | null> {
  const { promo, ...others } = facets;
  if (categoryId === undefined && !promo) return null;
  const category = categoryId === undefined ? null : findCategory(await getCategoryTree(), categoryId);
  if (categoryId !== undefined && !category) return null;
  const path = promo ? paths.offers(category?.slug) : paths.category(category?.slug ?? "");
  return listingHref(path, { ...variant, facets: others });
}
