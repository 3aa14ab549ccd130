import { grosAnswer, type RawProduct, toProductList } from "./products";

type DeliveryService = { deliveryServiceId: number; name: string };

/** How a shop differs from the one that was recorded. */
export type Differences = {
  products: RawProduct[];
  /** Slugs of categories name their parents too: "dispensa/pasta". */
  hasPathSlugs?: boolean;
  /** Lists without an entry are null. */
  hasNullLists?: boolean;
  /** Prices are texts with a comma. */
  hasTextPrices?: boolean;
  /** Only customers are told prices. */
  hidesPrices?: boolean;
  /** There is a page of blocks for the home. */
  hasHome?: boolean;
  services?: DeliveryService[];
  /** Tokens; `renamed`: in a header of another name. */
  /** Answers say at their root who is signed in. */
  hasRootUser?: boolean;
  session: "headers" | "cookies" | "renamed";
  /** By call, or by call and slug (`category?slug=pasta`): what is answered in its place. */
  broken?: Record<string, Break>;
};

export type Break = 403 | 404 | 405 | "html" | "empty" | "hangs" | "rejected";

export const CUSTOMER = { login: "cliente@negozio.test", password: "Spesa2026!" };

const PRICES = ["price", "priceDisplay", "priceStandardDisplay", "priceUmDisplay"];

const asText = (value: unknown) => (typeof value === "number" ? String(value).replace(".", ",") : value);

function playProduct(product: RawProduct, differences: Differences, isCustomer: boolean): RawProduct {
  const { hasTextPrices, hidesPrices, hasNullLists } = differences;
  const played: RawProduct = { ...product };
  for (const name of PRICES) {
    if (hidesPrices && !isCustomer) delete played[name];
    else if (hasTextPrices && name in played) played[name] = asText(played[name]);
  }
  if (hasNullLists) Object.assign(played, { productClasses: null, media: null, vendor: null });
  return played;
}

const categories = (hasPathSlugs?: boolean) => [
  {
    categoryId: 44968,
    name: "DISPENSA",
    slug: "dispensa",
    categories: [
      { categoryId: 45141, name: "PASTA", slug: hasPathSlugs ? "dispensa/pasta" : "pasta", parentId: 44968 },
    ],
  },
];

const WAREHOUSE = {
  warehouseId: 2321,
  name: "123 - Milano Navigli",
  slug: "milano-navigli",
  address: { address1: "Via Gola", addressNumber: "4", city: "Milano", province: "MI", postalcode: "20143" },
  metaData: { warehouse_locator: { PHONE: "124373983" } },
  serviceHours: { default: [{ beginWeekDay: 2, beginHour: "08:30-13:00", endHour: "15:30-19:30" }] },
};

const LEAFLET = {
  leafletId: 73,
  slug: "settembre",
  title: "Settembre",
  baseLocation: "https://app.negozio.test/photo/leaflets/73/",
};

const HOME_DELIVERY: DeliveryService = { deliveryServiceId: 2, name: "Consegna a casa" };

const TIMETABLE = [
  {
    date: "21/11/2026",
    dateIso: "2026-11-21",
    timeslots: [{ timeslotId: 9, beginTime: "09:00", endTime: "11:00", active: 1 }],
  },
];

const ARTICLE = { articleId: 1, slug: "riso", title: "Quale riso?", pubDate: "12/11/2026" };

type Request = { path: string; query: URLSearchParams; isCustomer: boolean };

function productData(differences: Differences, { path, query, isCustomer }: Request): unknown {
  const products = differences.products.map((product) => playProduct(product, differences, isCustomer));
  const id = /^products\/(\d+)$/.exec(path)?.[1];
  if (id) return products.find(({ productId }) => productId === Number(id)) ?? null;
  const slug = query.get("slug");
  if (slug !== null) return products.find((product) => product.slug === slug) ?? null;
  const size = Number(query.get("page_size") ?? 24);
  const q = query.get("q")?.toLowerCase();
  const found = products.filter(({ name }) => !q || String(name).toLowerCase().includes(q));
  const isPastEnd = Number(query.get("page") ?? 1) > 1;
  const list = toProductList(isPastEnd ? [] : found.slice(0, size), size);
  const facets = differences.hasNullLists ? null : grosAnswer.data.facets;
  return { ...list, page: { ...list.page, selPage: Number(query.get("page") ?? 1) }, facets };
}

const HOME = {
  categoryId: 2,
  name: "Home",
  slug: "homepage-2023",
  categoryBlocks: [
    {
      categoryBlockId: 1,
      templateBlock: { codInt: "0" },
      templateBlockType: { modeName: "ProductSlider" },
      metaData: { template_block_settings: { TITLE: "Dal banco", PROMO: "true" } },
    },
  ],
};

function categoryData({ hasPathSlugs, hasNullLists, hasHome }: Differences, slug: string | null): unknown {
  if (hasHome && slug === HOME.slug) return { category: HOME };
  const tree = categories(hasPathSlugs);
  if (slug === null) return { categories: tree };
  const node = tree.flatMap((root) => [root, ...root.categories]).find((found) => found.slug === slug);
  const empty = hasNullLists ? { categoryBlocks: null, children: null } : {};
  return node ? { category: { ...node, ...empty } } : {};
}

/** null: nothing there; undefined: no such call. */
export function dataOf(differences: Differences, request: Request): unknown {
  const { path, query, isCustomer } = request;
  const list = (entries: unknown[]) => (differences.hasNullLists && entries.length === 0 ? null : entries);
  const user = { userId: isCustomer ? 5 : -1 };
  const cart = { cartId: isCustomer ? 71 : 0, user, cartItems: list([]), totalItems: 0 };
  const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 10 };
  const answers: Record<string, () => unknown> = {
    category: () => categoryData(differences, query.get("slug")),
    products: () => productData(differences, request),
    adv: () => productData(differences, request),
    "products/suggest": () => ({ items: list([]), terms: [{ name: "pasta" }] }),
    "leaflet/search": () => ({ leaflets: [LEAFLET] }),
    "leaflet/view": () => ({ leaflet: LEAFLET }),
    "leaflet/product-search": () => productData(differences, request),
    "address/delivery-service-list": () => ({ deliveryServices: differences.services ?? [HOME_DELIVERY] }),
    "warehouse-locator/search": () => ({ warehouses: [WAREHOUSE] }),
    "article/search": () => ({ articles: [ARTICLE], page }),
    "registration-disclaimer/list": () => ({ registrationDisclaimers: list([]) }),
    "auth/test": () => (differences.hasRootUser ? {} : { user }),
    "user-address/preview": () => ({
      places: [{ postalcode: "20121", city: "Milano", province: "MI", served: true }],
      deliveryServices: [HOME_DELIVERY],
    }),
    "auth/login": () => ({ user: { userId: 5 }, cartId: 71 }),
    "cart/view": () => cart,
    "timeslot/list": () => ({ timetable: TIMETABLE }),
    "user-address/list": () => ({ addresses: [{ addressId: 3, city: "Milano", addressTypeId: 3 }] }),
    "order/list": () => ({ orders: list([]), page: { ...page, totItems: 0 } }),
  };
  const answer = answers[/^products\/\d+$/.test(path) ? "products" : path];
  return answer?.();
}
