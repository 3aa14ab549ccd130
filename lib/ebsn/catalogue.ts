import "server-only";
import { cachePolicy } from "../cache-policy";
import { config } from "../config";
import { pathToCategory } from "../catalogue/category-tree";
import type { Category, CategoryNode } from "./domain/category";
import type { Crumb, Product, ProductDetail, ProductList, Suggestions } from "./domain/product";
import { type Facets, isKnownFacet } from "../catalogue/listing";
import { categoryTreeRequest } from "./category-tree-request";
import { nullIfUnsupported, nullIfNotFound } from "./null-if-unsupported";
import { categoryPageSchema } from "./schemas/category";
import { productDetailSchema, productListSchema, suggestSchema } from "./schemas/product";
import { toCategory, toCategoryNode } from "./transforms/category";
import { toProductList, toSuggestions } from "./transforms/product";
import { toProductDetail } from "./transforms/product-detail";
import { readPublic } from "./transport";

const PAGE_SIZE = 24;

export async function getCategoryTree(): Promise<CategoryNode[]> {
  const raw = await readPublic({ ...categoryTreeRequest(), policy: cachePolicy.categoryTree() });
  return raw.categories.filter((node) => node.slug).map(toCategoryNode);
}

const areLinked = (crumbs: Crumb[]) => crumbs.length > 0 && crumbs.every(({ slug }) => slug);

/** A page does without its place in the tree where that cannot be read. */
const getTreeOrEmpty = (): Promise<CategoryNode[]> => getCategoryTree().catch(() => []);

const toCrumbs = (path: CategoryNode[]): Crumb[] => path.map(({ name, slug }) => ({ name, slug }));

/** Some shops answer a category without what is below or above it. */
async function withPlaceInTree(category: Category, tree: Promise<CategoryNode[]>): Promise<Category> {
  const { categoryId, children, crumbs } = category;
  if (children.length > 0 && areLinked(crumbs)) return category;
  const path = pathToCategory(await tree, categoryId);
  if (path.length === 0) return category;
  return {
    ...category,
    children: children.length > 0 ? children : (path.at(-1)?.children ?? []),
    crumbs: areLinked(crumbs) ? crumbs : toCrumbs(path),
  };
}

/** Some shops answer a product without its categories, or without their addresses. */
async function withCrumbs(product: ProductDetail): Promise<ProductDetail> {
  const { categoryId, crumbs } = product;
  if (areLinked(crumbs) || categoryId === null) return product;
  const path = pathToCategory(await getTreeOrEmpty(), categoryId);
  return path.length > 0 ? { ...product, crumbs: toCrumbs(path) } : product;
}

/** `movedTo`: the slug that replaced it. */
export async function getCategory(
  slug: string,
): Promise<{ category: Category } | { movedTo: string } | null> {
  // Side by side: its page reads the tree anyway.
  const tree = getTreeOrEmpty();
  const raw = await nullIfNotFound(
    readPublic({
      path: "/ebsn/api/category",
      params: { slug, filtered: true },
      schema: categoryPageSchema,
      policy: cachePolicy.category(slug),
    }),
  );
  if (raw?.category) return { category: await withPlaceInTree(toCategory(raw.category), tree) };
  return raw?.movedTo ? { movedTo: raw.movedTo } : null;
}

const promotable = (products: Product[]) => products.filter(({ notPromotable }) => !notPromotable);

/** The category that the home page is; null where the shop has none. */
export async function getHomeCategory(): Promise<Category | null> {
  const found = await nullIfUnsupported(getCategory(config.homeSlug));
  return found && "category" in found ? found.category : null;
}

/** Slug of a category by its id, pages outside the tree included; null: there is none. */
export async function getCategorySlug(categoryId: number): Promise<string | null> {
  const raw = await nullIfNotFound(
    readPublic({
      path: "/ebsn/api/category",
      params: { categoryId, filtered: true },
      schema: categoryPageSchema,
      policy: cachePolicy.categoryTree(),
    }),
  );
  return raw?.category?.slug || null;
}

export type ProductQuery = {
  categoryId?: number;
  q?: string;
  barcode?: string;
  exact?: boolean;
  page?: number;
  sort?: string;
  /** Facet parameter → value ids. */
  facets?: Record<string, string[]>;
  promo?: boolean;
  pageSize?: number;
};

export function productParams({
  categoryId,
  q,
  barcode,
  exact,
  page = 1,
  sort,
  facets = {},
  promo,
  pageSize = PAGE_SIZE,
}: ProductQuery) {
  return {
    promo: promo || undefined,
    ...facets,
    parent_category_id: categoryId,
    q,
    barcode,
    literal: exact || undefined,
    page,
    page_size: pageSize,
    order_by: sort,
  };
}

export async function getProducts(query: ProductQuery): Promise<ProductList> {
  const raw = await readPublic({
    path: "/ebsn/api/products",
    params: productParams(query),
    schema: productListSchema,
    policy: query.q || query.barcode ? cachePolicy.search() : cachePolicy.products(query.categoryId),
  });
  return toProductList(raw);
}

/** Drops facets of unknown names that the shop does not offer, so that made-up URLs cause no calls or cache entries. */
export async function withOfferedFacets<T extends ProductQuery>(query: T): Promise<T & { facets: Facets }> {
  const { facets = {} } = query;
  if (Object.keys(facets).every(isKnownFacet)) return { ...query, facets };
  const known = Object.fromEntries(Object.entries(facets).filter(([name]) => isKnownFacet(name)));
  const { facets: offered } = await getProducts({ ...query, facets: known, page: 1, sort: undefined });
  const chosen = offered.flatMap(({ parameterName, values }) => {
    const ids = values.map(({ id }) => id).filter((id) => facets[parameterName]?.includes(id));
    return ids.length > 0 && !isKnownFacet(parameterName) ? [[parameterName, ids] as const] : [];
  });
  return { ...query, facets: { ...known, ...Object.fromEntries(chosen) } };
}

export type AdvQuery = {
  layout?: number;
  categoryId?: number;
  limit?: number;
  shuffle?: boolean;
  promo?: boolean;
  productIds?: number[];
  /** "own": those of the current visitor, known to the gateway only. */
  userId?: "own" | number;
  warehouseId?: "own" | number;
  timeslotId?: "own" | number;
};

const ownOrId = (id: "own" | number | undefined) => (id === "own" ? "true" : id);

export function advParams(query: AdvQuery) {
  return {
    layout: query.layout,
    category_id: query.categoryId,
    limit: query.limit,
    shuffle: query.shuffle,
    promo: query.promo,
    product_id: query.productIds?.length ? query.productIds.join(",") : undefined,
    user_id: ownOrId(query.userId),
    warehouse_id: query.warehouseId === "own" ? undefined : query.warehouseId,
    timeslot_id: ownOrId(query.timeslotId),
  };
}

export async function getRecommendedProducts(query: AdvQuery): Promise<Product[]> {
  const raw = await readPublic({
    path: "/ebsn/api/adv",
    params: advParams(query),
    schema: productListSchema,
    policy: cachePolicy.products(query.categoryId),
  });
  return promotable(toProductList(raw).products);
}

export async function getProduct(slug: string): Promise<ProductDetail | null> {
  const raw = await nullIfNotFound(
    readPublic({
      path: "/ebsn/api/products",
      params: { slug },
      schema: productDetailSchema,
      policy: cachePolicy.product(slug),
    }),
  );
  return raw && (raw.productId ?? raw.id) !== null && raw.name ? withCrumbs(toProductDetail(raw)) : null;
}

export async function getRelatedProducts(
  product: ProductDetail,
  { count, pageSize }: { count: number; pageSize: number },
): Promise<Product[]> {
  if (product.categoryId === null) return [];
  const { products } = await getProducts({ categoryId: product.categoryId, pageSize });
  return promotable(products)
    .filter((other) => other.productId !== product.productId)
    .slice(0, count);
}

export async function getSuggestions(q: string): Promise<Suggestions> {
  const raw = await nullIfUnsupported(
    readPublic({
      path: "/ebsn/api/products/suggest",
      params: { q },
      schema: suggestSchema,
      policy: cachePolicy.search(),
    }),
  );
  return toSuggestions(raw ?? suggestSchema.parse({}));
}
