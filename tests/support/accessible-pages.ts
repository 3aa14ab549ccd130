import type { Shop } from "./e2e-shop";

/** Pages that no journey checks on its way: the route, its address where it differs, and the state. */
export type AccessiblePage = [
  route: string,
  path?: string | ((shop: Shop) => Promise<string>),
  state?: string,
];

const compared = async (shop: Shop) =>
  `/confronta?${(await shop.findProducts("piece", 4)).map(({ slug }) => `p=${slug}`).join("&")}`;

export const PAGES: Record<string, AccessiblePage[]> = {
  "home and departments": [["/"], ["/reparti"], ["/[...category]", "/frutta-e-verdura", "a department"]],
  "lists of products": [
    ["/[...category]", "/frutta-e-verdura?promo=1", "filtered"],
    ["/[...category]", "/salumi-e-formaggi", "choices on cards"],
  ],
  products: [
    ["/product/[slug]", async (shop) => `/product/${(await shop.findProduct("piece")).slug}`],
    ["/lista-della-spesa", "/lista-della-spesa?testo=2%20latte%0Amezzo%20chilo%20di%20pane%0Axqzw"],
    ["/confronta", compared],
    ["/profilo-alimentare"],
  ],
  searches: [
    ["/search"],
    ["/search", "/search?q=latte", "results"],
    ["/search", "/search?q=xqzw", "no results"],
    ["/fast-search", "/fast-search?q=latte"],
  ],
  "recipes and articles": [
    ["/ricette"],
    ["/ricette/[pageName]", "/ricette/risotto-alla-zucca-e-taleggio"],
    ["/ricette/portata/[course]", "/ricette/portata/primi-piatti"],
    ["/news"],
    ["/news/[pageName]", "/news/quale-riso-per-il-risotto"],
    ["/page/[pageName]", "/page/chi-siamo"],
  ],
  "stories, members and services": [
    ["/storie/[id]", "/storie/501"],
    ["/catalogo-soci/[leaflet]/[[...page]]", "/catalogo-soci/catalogo-soci-carta-madia/2"],
    ["/punti-vendita/cerca", "/punti-vendita/cerca?q=bergamo"],
    ["/service-discovery"],
    ["/scarica-app-iperdrive"],
  ],
  "pages before the log-in": [
    ["/registration/confirm/[...result]", "/registration/confirm/error"],
    ["/registration/card-agreement"],
    ["/registration-confirmed"],
  ],
};

export const CUSTOMER_PAGES: Record<string, (orderId: number) => AccessiblePage[]> = {
  "orders, payments and addresses": (orderId) => [
    ["/profile/orders"],
    ["/profile/orders/[orderId]", `/profile/orders/${orderId}`],
    ["/profile/orders/[orderId]/pass", `/profile/orders/${orderId}/pass`],
    ["/profile/order-refunds"],
    ["/profile/payment-method"],
    ["/profile/addresses"],
    ["/profile/addresses/manage/[[...addressId]]", "/profile/addresses/manage"],
    ["/profile/requests"],
    ["/profile/last-purchase"],
  ],
  "profile pages": () => [
    ["/profile/profile-confirmed"],
    ["/profile/profile-update-error"],
    ["/profile/contacts"],
    ["/profile/create-offer"],
    ["/profile/rewards-cart"],
    ["/profile/requested-rewards"],
    ["/profile/donate"],
    ["/profile/invite"],
    ["/profile/points-polv"],
  ],
};
