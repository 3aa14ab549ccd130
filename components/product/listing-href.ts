import { type Facets, listingQuery, type Sort } from "@/lib/catalogue/listing";

export type ListingVariant = { page?: number; sort?: Sort; facets?: Facets };

/** `path` may already have a query (`/search?q=…`). */
export function listingHref(path: string, variant: ListingVariant): string {
  const query = listingQuery(variant);
  return query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}

export function withoutFacet(facets: Facets, key: string, value: string): Facets {
  const rest = (facets[key] ?? []).filter((other) => other !== value);
  const { [key]: _, ...others } = facets;
  return rest.length > 0 ? { ...others, [key]: rest } : others;
}
