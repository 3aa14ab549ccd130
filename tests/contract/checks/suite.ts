import type { CategoryNode } from "@/lib/ebsn/domain/category";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { cartWrites } from "./cart-writes";
import { readyCart } from "./delivery-writes";
import { askCategory, askTree } from "./categories";
import { type Finding, notTried } from "./finding";
import { askProduct, askProducts, askSuggestions } from "./products";
import { askAuth, askCart, logIn, sessionReads } from "./session";
import { openShop, type Params, type Shop } from "./shop";
import { askLeaflets, askTimeslots, askWarehouses } from "./stores";

export type Options = { login?: string; password?: string; write?: boolean; q?: string };

const PAGE_SIZE = 24;
const UNKNOWN = "madia-non-esiste-proprio";
const PAST_THE_END = 9999;

const leaf = (nodes: CategoryNode[]): CategoryNode | null => {
  const first = nodes.find(({ children }) => children.length > 0) ?? nodes[0];
  if (!first) return null;
  return first.children.length > 0 ? leaf(first.children) : first;
};

const isPlain = ({ selectOptions, promo, leadTimeHours, dayLock, lockCutoff }: Product) =>
  selectOptions.length === 0 && !promo?.selectable && leadTimeHours === 0 && dayLock + lockCutoff === "";

/** A word the shop surely has: the longest of a product's name. */
const wordOf = (product: Product | undefined) =>
  product?.name.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] || "pasta";

async function oneFacet(shop: Shop, base: Params, before: ProductList | null) {
  const facet = before?.facets[0];
  const value = facet?.values.find(({ count }) => count > 0) ?? facet?.values[0];
  if (!facet || !value) return notTried("GET products with a facet", "no list came with facets");
  const params = { ...base, [facet.parameterName]: value.id };
  const { finding } = await askProducts(shop, "products", params, ({ domain }) =>
    domain.page.items === value.count
      ? []
      : [`${facet.name} = ${value.name} promised ${value.count} products, ${domain.page.items} came`],
  );
  return finding;
}

async function catalogue(shop: Shop, options: Options): Promise<{ findings: Finding[]; product?: Product }> {
  const tree = await askTree(shop);
  const category = leaf(tree.domain ?? []);
  const page = category
    ? (await askCategory(shop, category.slug)).finding
    : notTried("GET category?slug=…", "no category is known");
  const within = category ? { parent_category_id: category.categoryId } : {};
  const listed = await askProducts(shop, "products", { ...within, page: 1, page_size: PAGE_SIZE });
  const q = options.q ?? wordOf(listed.domain?.products[0]);
  const search = await askProducts(shop, "products", { q, page: 1, page_size: PAGE_SIZE });
  const base = listed.domain?.facets.length ? within : { q };
  const narrowed = await oneFacet(shop, base, listed.domain?.facets.length ? listed.domain : search.domain);
  const products = [...(listed.domain?.products ?? []), ...(search.domain?.products ?? [])];
  const sold = products.filter(({ available, prices }) => available > 0 && prices.display);
  // Plain goods first: what asks questions before it is added may rightly be refused.
  const product = sold.find(isPlain) ?? sold[0] ?? products[0];
  const details = product
    ? [
        (await askProduct(shop, "products", { slug: product.slug })).finding,
        (await askProduct(shop, `products/${product.productId}`)).finding,
      ]
    : [notTried("GET products?slug=…", "no product is known")];
  const suggested = await askSuggestions(shop, q);
  const shown = await askProducts(shop, "adv", { layout: 27, limit: 8, hash: "w0d0t0" });
  const found = [
    page,
    listed.finding,
    search.finding,
    narrowed,
    ...details,
    suggested.finding,
    shown.finding,
  ];
  return { findings: [tree.finding, ...found], product };
}

async function edges(shop: Shop): Promise<Finding[]> {
  const noProduct = await askProductUnknown(shop);
  const noCategory = await askCategory(shop, UNKNOWN, true);
  const past = await askProducts(
    shop,
    "products",
    { page: PAST_THE_END, page_size: PAGE_SIZE },
    ({ domain }) =>
      domain.products.length > 0 ? ["products past the last page: crawlers may never stop"] : [],
  );
  const odd = noCategory.domain ? ["a category for a slug that cannot exist"] : [];
  return [
    noProduct,
    { ...noCategory.finding, surprises: [...noCategory.finding.surprises, ...odd] },
    past.finding,
  ];
}

async function askProductUnknown(shop: Shop): Promise<Finding> {
  const { finding } = await askProducts(shop, "products", { slug: UNKNOWN });
  const empty = finding.outcome === "fits" ? ["empty data"] : finding.facts;
  const outcome = finding.http === 404 ? "refused" : finding.outcome;
  return { ...finding, outcome, missing: [], surprises: [], facts: empty };
}

async function delivery(shop: Shop): Promise<Finding[]> {
  const leaflets = await askLeaflets(shop);
  const first = leaflets.domain?.[0];
  const inside = first
    ? (await askProducts(shop, "leaflet/product-search", { parent_leaflet_id: first.leafletId })).finding
    : notTried("GET leaflet/product-search", "no leaflet is known");
  const warehouses = await askWarehouses(shop);
  return [leaflets.finding, inside, warehouses.finding];
}

async function anonymous(shop: Shop): Promise<Finding[]> {
  const answers = [await askAuth(shop), await askCart(shop), await askTimeslots(shop)];
  return answers.map(({ finding }) => finding);
}

async function signedIn(shop: Shop, options: Options): Promise<Finding[]> {
  if (!options.login) return [];
  const entered = await logIn(shop, options.login, options.password ?? "");
  if (!entered.domain) return [entered.finding];
  return [entered.finding, ...(await sessionReads(shop)), (await askTimeslots(shop)).finding];
}

/** Every call the storefront lives on, in the order of a visit; writes only when asked. */
export async function runSuite(base: string, options: Options = {}): Promise<Finding[]> {
  const shop = openShop(base);
  const { findings, product } = await catalogue(shop, options);
  const read = [...findings, ...(await edges(shop)), ...(await delivery(shop)), ...(await anonymous(shop))];
  const own = await signedIn(shop, options);
  if (!options.write) return [...read, ...own];
  const cart: Cart | null = (await askCart(shop)).domain;
  const chosen = await readyCart(shop, cart);
  return [...read, ...own, ...chosen, ...(await cartWrites(shop, cart, product ?? null))];
}
