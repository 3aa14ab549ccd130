export const encodeSegment = (value: string | number) => encodeURIComponent(String(value));

const slugPath = (slug: string) => slug.split("/").map(encodeSegment).join("/");

export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const withQueryList = (path: string, name: string, values: readonly string[]) =>
  values.length > 0
    ? `${path}?${new URLSearchParams(values.map((value) => [name, value])).toString()}`
    : path;

export const withPage = (path: string, page = 1) => withQuery(path, { page: page === 1 ? undefined : page });

export const paths = {
  home: () => "/",
  departments: () => "/reparti",
  offers: (slug = "") => (slug ? `/offerte/${slugPath(slug)}` : "/offerte"),
  category: (slug: string, query: { page?: number; sort?: string } = {}) =>
    withQuery(`/${slugPath(slug)}`, { ...query, page: query.page === 1 ? undefined : query.page }),
  product: (slug: string) => `/product/${encodeSegment(slug)}`,
  page: (slug: string) => `/page/${encodeSegment(slug)}`,
  leaflets: () => "/volantini",
  leaflet: (id: string | number) => `/volantini/${encodeSegment(id)}`,
  stores: () => "/punti-vendita",
  store: (slug: string) => `/punti-vendita/${encodeSegment(slug)}`,
  /** `esatta`: search the exact query, without correction. */
  search: (
    q?: string,
    query: { page?: number; sort?: string; esatta?: 1; parent_category_id?: number } = {},
  ) => withQuery("/search", { q, ...query, page: query.page === 1 ? undefined : query.page }),
  shoppingList: (testo?: string) => withQuery("/lista-della-spesa", { testo }),
  compare: (slugs: readonly string[] = []) => withQueryList("/confronta", "p", slugs),
  fastSearch: (q?: string) => withQuery("/fast-search", { q }),
  serviceDiscovery: (address?: string) => withQuery("/service-discovery", { address }),
  login: (redirect?: string) => withQuery("/login", { redirect }),
  cart: () => "/cart",
  checkout: () => "/checkout",
  profile: () => "/profile/dashboard",
  order: (orderId: number) => `/profile/orders/${encodeSegment(orderId)}`,
  lists: () => "/profile/lists",
  addresses: () => "/profile/addresses",
  address: (addressId?: number) =>
    addressId === undefined
      ? "/profile/addresses/manage"
      : `/profile/addresses/manage/${encodeSegment(addressId)}`,
};
