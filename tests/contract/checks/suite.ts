import type { CategoryNode } from "@/lib/ebsn/domain/category";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { config } from "@/lib/config";
import { checkCartWrites } from "./cart-writes";
import { prepareCart } from "./delivery-writes";
import { checkCategory, checkCategoryTree } from "./categories";
import { checkContent, checkPages } from "./content";
import { type Finding, notTried } from "./finding";
import { checkProduct, checkProducts, checkSuggestions } from "./products";
import { checkAuth, checkCart, checkLogin, checkSession } from "./session";
import {
  connectShop,
  DEFAULT_BUDGET_MS,
  type OnCall,
  type Params,
  type ShopClient,
  shopOrigin,
} from "./shop";
import { checkLeaflets, checkPlaces, checkServices, checkTimeslots, checkWarehouses } from "./stores";

export type Options = {
  login?: string;
  password?: string;
  write?: boolean;
  q?: string;
  content?: string;
  budgetMs?: number;
  onCall?: OnCall;
};

const PAGE_SIZE = 24;
const UNKNOWN_SLUG = "madia-non-esiste-proprio";
const PAST_THE_END = 9999;

const firstLeaf = (nodes: CategoryNode[]): CategoryNode | null => {
  const first = nodes.find(({ children }) => children.length > 0) ?? nodes[0];
  if (!first) return null;
  return first.children.length > 0 ? firstLeaf(first.children) : first;
};

const isPlain = ({ selectOptions, promo, leadTimeHours, dayLock, lockCutoff }: Product) =>
  selectOptions.length === 0 && !promo?.selectable && leadTimeHours === 0 && dayLock + lockCutoff === "";

/** The longest word of a product name surely has results. */
const longestWord = (product: Product | undefined) =>
  product?.name.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] || "pasta";

async function checkFacet(shop: ShopClient, base: Params, unfiltered: ProductList | null) {
  const facet = unfiltered?.facets[0];
  const value = facet?.values.find(({ count }) => count > 0) ?? facet?.values[0];
  if (!facet || !value) return notTried("GET products with a facet", "no list has facets");
  const params = { ...base, [facet.parameterName]: value.id };
  const { finding } = await checkProducts(shop, "products", params, ({ domain }) =>
    domain.page.items === value.count
      ? []
      : [`${facet.name} = ${value.name} counts ${value.count} products, ${domain.page.items} returned`],
  );
  return finding;
}

async function checkCatalogue(
  shop: ShopClient,
  options: Options,
): Promise<{ findings: Finding[]; product?: Product }> {
  const tree = await checkCategoryTree(shop);
  const category = firstLeaf(tree.domain ?? []);
  const page = category
    ? (await checkCategory(shop, category.slug)).finding
    : notTried("GET category?slug=…", "no category is known");
  const categoryParams = category ? { parent_category_id: category.categoryId } : {};
  const productList = await checkProducts(shop, "products", {
    ...categoryParams,
    page: 1,
    page_size: PAGE_SIZE,
  });
  const q = options.q ?? longestWord(productList.domain?.products[0]);
  const search = await checkProducts(shop, "products", { q, page: 1, page_size: PAGE_SIZE });
  const base = productList.domain?.facets.length ? categoryParams : { q };
  const facetFinding = await checkFacet(
    shop,
    base,
    productList.domain?.facets.length ? productList.domain : search.domain,
  );
  const products = [...(productList.domain?.products ?? []), ...(search.domain?.products ?? [])];
  const sellable = products.filter(({ available, prices }) => available > 0 && prices.display);
  // Products that need options or a promotion choice may rightly be rejected.
  const product = sellable.find(isPlain) ?? sellable[0] ?? products[0];
  const details = product
    ? [
        (await checkProduct(shop, "products", { slug: product.slug })).finding,
        (await checkProduct(shop, `products/${product.productId}`)).finding,
      ]
    : [notTried("GET products?slug=…", "no product is known")];
  const suggestions = await checkSuggestions(shop, q);
  const recommended = await checkProducts(shop, "adv", { layout: 27, limit: 8, hash: "w0d0t0" });
  const productFindings = [
    page,
    productList.finding,
    search.finding,
    facetFinding,
    ...details,
    suggestions.finding,
    recommended.finding,
  ];
  return { findings: [tree.finding, ...productFindings], product };
}

async function checkEdgeCases(shop: ShopClient): Promise<Finding[]> {
  const noProduct = await checkUnknownProduct(shop);
  const noCategory = await checkCategory(shop, UNKNOWN_SLUG, true);
  const pastEnd = await checkProducts(
    shop,
    "products",
    { page: PAST_THE_END, page_size: PAGE_SIZE },
    ({ domain }) => (domain.products.length > 0 ? ["products past the last page: endless pagination"] : []),
  );
  const surprises = noCategory.domain ? ["a category for a slug that cannot exist"] : [];
  return [
    noProduct,
    { ...noCategory.finding, surprises: [...noCategory.finding.surprises, ...surprises] },
    pastEnd.finding,
  ];
}

async function checkUnknownProduct(shop: ShopClient): Promise<Finding> {
  const { finding } = await checkProducts(shop, "products", { slug: UNKNOWN_SLUG });
  const empty = finding.outcome === "fits" ? ["empty data"] : finding.facts;
  const outcome = finding.http === 404 ? "rejected" : finding.outcome;
  return { ...finding, outcome, missing: [], surprises: [], facts: empty };
}

async function checkDelivery(shop: ShopClient): Promise<Finding[]> {
  const leaflets = await checkLeaflets(shop);
  const first = leaflets.domain?.[0];
  const leafletProducts = first
    ? (await checkProducts(shop, "leaflet/product-search", { parent_leaflet_id: first.leafletId })).finding
    : notTried("GET leaflet/product-search", "no leaflet is known");
  const warehouses = await checkWarehouses(shop);
  const services = await checkServices(shop);
  const pages = await checkPages(shop, first?.leafletId ?? null);
  const home = await checkCategory(shop, config.homeSlug, true);
  const hasNoHome = home.domain === null && home.finding.outcome === "fits";
  const homeFinding: Finding = hasNoHome ? { ...home.finding, outcome: "not offered" } : home.finding;
  return [leaflets.finding, leafletProducts, warehouses.finding, services.finding, ...pages, homeFinding];
}

async function checkAnonymous(shop: ShopClient): Promise<Finding[]> {
  const answers = [
    await checkAuth(shop),
    await checkCart(shop),
    await checkPlaces(shop),
    await checkTimeslots(shop),
  ];
  return answers.map(({ finding }) => finding);
}

async function checkSignedIn(shop: ShopClient, options: Options): Promise<Finding[]> {
  if (!options.login) return [];
  const loggedIn = await checkLogin(shop, options.login, options.password ?? "");
  if (!loggedIn.domain) return [loggedIn.finding];
  return [loggedIn.finding, ...(await checkSession(shop)), (await checkTimeslots(shop)).finding];
}

function reportCalls(shop: ShopClient, onCall: Options["onCall"]): ShopClient {
  if (!onCall) return shop;
  const reported =
    (call: ShopClient["get"]): ShopClient["get"] =>
    async (path, options) => {
      const started = performance.now();
      try {
        const response = await call(path, options);
        onCall(path, response.ms, response.http);
        return response;
      } catch (error) {
        onCall(path, Math.round(performance.now() - started), 0);
        throw error;
      }
    };
  return { get: reported(shop.get), post: reported(shop.post) };
}

/** Calls of the storefront by which a shop can be judged, in the order of a visit. */
export async function runSuite(address: string, options: Options = {}): Promise<Finding[]> {
  const base = shopOrigin(address);
  const shop = reportCalls(connectShop(base, options.budgetMs), options.onCall);
  const { findings, product } = await checkCatalogue(shop, options);
  const publicFindings = [
    ...findings,
    ...(await checkEdgeCases(shop)),
    ...(await checkDelivery(shop)),
    ...(await checkAnonymous(shop)),
    ...(await checkContent(
      shopOrigin(options.content ?? base),
      options.budgetMs ?? DEFAULT_BUDGET_MS,
      options.onCall,
    )),
  ];
  const customerFindings = await checkSignedIn(shop, options);
  if (!options.write) return [...publicFindings, ...customerFindings];
  const cart: Cart | null = (await checkCart(shop)).domain;
  const deliveryFindings = await prepareCart(shop, cart);
  return [
    ...publicFindings,
    ...customerFindings,
    ...deliveryFindings,
    ...(await checkCartWrites(shop, cart, product ?? null)),
  ];
}
