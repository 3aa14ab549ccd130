import { BACKEND } from "./settings";

type CategoryNode = { categoryId: number; slug: string; categories?: CategoryNode[] };
type ProductList = {
  page: { totItems: number };
  products: { slug: string; name: string }[];
  facets: unknown[];
};

export type Sample = {
  home: string;
  category: string;
  product: string;
  /** Product pages not rendered yet. */
  unseen: string[];
  names: string[];
};

const FULL_PAGE = 24;
const MAX_CANDIDATES = 40;

async function data<T>(path: string): Promise<T> {
  const response = await fetch(`${BACKEND}/ebsn/api/${path}`);
  const { data: payload } = (await response.json()) as { data: T };
  return payload;
}

const fetchProducts = (query: string) => data<ProductList>(`products?${query}`);

async function findFullCategory(
  tree: CategoryNode[],
): Promise<{ node: CategoryNode; productList: ProductList }> {
  const candidates = [...tree.flatMap(({ categories }) => categories ?? []), ...tree].slice(
    0,
    MAX_CANDIDATES,
  );
  for (const node of candidates) {
    const productList = await fetchProducts(`parent_category_id=${node.categoryId}&page_size=${FULL_PAGE}`);
    if (productList.products.length === FULL_PAGE && productList.facets.length > 0)
      return { node, productList };
  }
  throw new Error(`No category has ${FULL_PAGE} products.`);
}

export async function selectSample(unseen: number): Promise<Sample> {
  const { categories } = await data<{ categories: CategoryNode[] }>("category?filtered=true");
  const { node, productList } = await findFullCategory(categories);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(unseen / 100) }, (_, at) => fetchProducts(`page=${at + 2}&page_size=100`)),
  );
  const listedSlugs = new Set(productList.products.map(({ slug }) => slug));
  const others = pages.flatMap(({ products }) => products).filter(({ slug }) => !listedSlugs.has(slug));
  return {
    home: "/",
    category: `/${node.slug}`,
    product: `/product/${productList.products[0]?.slug}`,
    unseen: others.slice(0, unseen).map(({ slug }) => `/product/${slug}`),
    names: others.map(({ name }) => name),
  };
}
