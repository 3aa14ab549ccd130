export const part = (value: string | number) => encodeURIComponent(String(value));

const slugPath = (slug: string) => slug.split("/").map(part).join("/");

export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The first page of a list is the list itself. */
export const withPage = (path: string, page = 1) => withQuery(path, { page: page === 1 ? undefined : page });

/** Addresses of the shop, without locale prefix. */
export const paths = {
  home: () => "/",
  departments: () => "/reparti",
  category: (slug: string, query: { page?: number; sort?: string } = {}) =>
    withQuery(`/${slugPath(slug)}`, { ...query, page: query.page === 1 ? undefined : query.page }),
  product: (slug: string) => `/product/${part(slug)}`,
  page: (slug: string) => `/page/${part(slug)}`,
  leaflets: () => "/volantini",
  leaflet: (id: string | number) => `/volantini/${part(id)}`,
  stores: () => "/punti-vendita",
  store: (slug: string) => `/punti-vendita/${part(slug)}`,
  /** `esatta`: the words as they are typed. */
  search: (q?: string, query: { page?: number; sort?: string; esatta?: 1 } = {}) =>
    withQuery("/search", { q, ...query, page: query.page === 1 ? undefined : query.page }),
  fastSearch: (q?: string) => withQuery("/fast-search", { q }),
  serviceDiscovery: (address?: string) => withQuery("/service-discovery", { address }),
  login: (redirect?: string) => withQuery("/login", { redirect }),
  cart: () => "/cart",
  checkout: () => "/checkout",
  profile: () => "/profile/dashboard",
  order: (orderId: number) => `/profile/orders/${part(orderId)}`,
  lists: () => "/profile/lists",
  addresses: () => "/profile/addresses",
  address: (addressId?: number) =>
    addressId === undefined ? "/profile/addresses/manage" : `/profile/addresses/manage/${part(addressId)}`,
};
