export type Facets = Record<string, string[]>;

/** A variant of a listing: what its address says. */
export type Variant = { page?: number; sort?: string; facets?: Facets };

/** Address of a variant of the listing at `path`, which may already have a query (`/search?q=…`). */
export function listingHref(path: string, { page = 1, sort, facets = {} }: Variant): string {
  const [base = path, own] = path.split("?");
  const query = new URLSearchParams(own);
  for (const [key, values] of Object.entries(facets)) {
    if (values.length > 0) query.set(key, values.join(","));
  }
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  const text = query.toString().replaceAll("%2C", ",");
  return text ? `${base}?${text}` : base;
}

/** The same facets without one value. */
export function withoutFacet(facets: Facets, key: string, value: string): Facets {
  const rest = (facets[key] ?? []).filter((other) => other !== value);
  const { [key]: _, ...others } = facets;
  return rest.length > 0 ? { ...others, [key]: rest } : others;
}
