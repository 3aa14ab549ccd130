import { BACKEND } from "./settings";

type Node = { categoryId: number; slug: string; categories?: Node[] };
type List = {
  page: { totItems: number };
  products: { slug: string; name: string }[];
  facets: { parameterName: string; values: { id: number | string }[] }[];
};

/** The pages that are measured, as paths of the storefront. */
export type Sample = {
  home: string;
  category: string;
  product: string;
  /** The category narrowed by one facet: rendered at each request. */
  facet: string;
  /** Products nobody has opened yet. */
  unseen: string[];
  names: string[];
};

const FULL_PAGE = 24;
const LONGEST_TRY = 40;

async function data<T>(path: string): Promise<T> {
  const response = await fetch(`${BACKEND}/ebsn/api/${path}`);
  const { data: found } = (await response.json()) as { data: T };
  return found;
}

const list = (query: string) => data<List>(`products?${query}`);

/** The first category below a department that fills a page, else a whole department. */
async function fullCategory(tree: Node[]): Promise<{ node: Node; listed: List }> {
  const candidates = [...tree.flatMap(({ categories }) => categories ?? []), ...tree].slice(0, LONGEST_TRY);
  for (const node of candidates) {
    const listed = await list(`parent_category_id=${node.categoryId}&page_size=${FULL_PAGE}`);
    if (listed.products.length === FULL_PAGE && listed.facets.length > 0) return { node, listed };
  }
  throw new Error(`No category has ${FULL_PAGE} products.`);
}

export async function takeSample(unseen: number): Promise<Sample> {
  const { categories } = await data<{ categories: Node[] }>("category?filtered=true");
  const { node, listed } = await fullCategory(categories);
  const facet = listed.facets.find(({ parameterName }) => parameterName === "vendor_id") ?? listed.facets[0];
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(unseen / 100) }, (_, at) => list(`page=${at + 2}&page_size=100`)),
  );
  const shown = new Set(listed.products.map(({ slug }) => slug));
  const others = pages.flatMap(({ products }) => products).filter(({ slug }) => !shown.has(slug));
  return {
    home: "/",
    category: `/${node.slug}`,
    product: `/product/${listed.products[0]?.slug}`,
    facet: `/${node.slug}?${facet?.parameterName}=${facet?.values[0]?.id}`,
    unseen: others.slice(0, unseen).map(({ slug }) => `/product/${slug}`),
    names: others.map(({ name }) => name),
  };
}
