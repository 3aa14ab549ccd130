import { type Facets, listingQuery, type Sort } from "@/lib/listing";

/** A variant of a listing: what its address says. */
export type Variant = { page?: number; sort?: Sort; facets?: Facets };

/** Address of a variant of the listing at `path`, which may already have a query (`/search?q=…`). */
export function listingHref(path: string, variant: Variant): string {
  const query = listingQuery(variant);
  return query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}

/** The same facets without one value. */
export function withoutFacet(facets: Facets, key: string, value: string): Facets {
  const rest = (facets[key] ?? []).filter((other) => other !== value);
  const { [key]: _, ...others } = facets;
  return rest.length > 0 ? { ...others, [key]: rest } : others;
}
