import { load } from "./load";
import { BACKEND, BUDGETS, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import type { Verdict } from "./verdicts";

const SETTLE_MS = 5_000;
const CONCURRENCY = 8;
const AGAIN = 1_500;
const MAX_PAGES = 3;
const SORTS = ["?sort=price", "?sort=name"];

type Category = { categoryId: number; slug: string; categories?: Category[] };
type Products = { page: { totPages: number }; products: { slug: string; name: string }[] };
type PerProcess = ReturnType<Shop["memory"]>;

export type MemoryUse = { idle: PerProcess; addresses: number; once: PerProcess; twice: PerProcess };

async function data<T>(path: string): Promise<T> {
  return ((await (await fetch(`${BACKEND}/ebsn/api/${path}`)).json()) as { data: T }).data;
}

const withDescendants = (nodes: Category[]): Category[] =>
  nodes.flatMap((node) => [node, ...withDescendants(node.categories ?? [])]);

/** Its pages that exist, and its orders. */
async function categoryAddresses({ categoryId, slug }: Category): Promise<string[]> {
  const { page } = await data<Products>(`products?parent_category_id=${categoryId}&page_size=24`);
  const pages = Array.from({ length: Math.min(page.totPages, MAX_PAGES) }, (_, index) => index + 1);
  return [...pages.map((number) => (number === 1 ? "" : `?page=${number}`)), ...SORTS].map(
    (query) => `/${slug}${query}`,
  );
}

/** Products, categories with their pages and orders, and searches, until there are enough. */
export async function differentAddresses(count: number): Promise<string[]> {
  const { categories } = await data<{ categories: Category[] }>("category?filtered=true");
  const addresses: string[] = [];
  for (const category of withDescendants(categories)) addresses.push(...(await categoryAddresses(category)));
  const words = new Set<string>();
  for (let page = 1; addresses.length < count; page += 1) {
    const { products } = await data<Products>(`products?page=${page}&page_size=100`);
    if (products.length === 0) break;
    addresses.push(...products.map(({ slug }) => `/product/${slug}`));
    for (const { name } of products) words.add(name.toLowerCase());
  }
  const searches = [...words].map((name) => `/search?q=${encodeURIComponent(name)}`);
  return [...addresses, ...searches].slice(0, count);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

/** Resident memory after many different addresses, and after some of them again. */
export async function measureMemory(shop: Shop, idle: PerProcess, addresses: string[]): Promise<MemoryUse> {
  const visit = async (paths: string[]) => {
    const urls = paths.map((path) => `${STOREFRONT}${path}`);
    await load(urls, {
      requests: urls.length,
      concurrency: CONCURRENCY,
      headers: { "accept-encoding": "br" },
    });
    await settle();
    return shop.memory();
  };
  const once = await visit(addresses);
  const twice = await visit(addresses.slice(0, AGAIN));
  return { idle, addresses: addresses.length, once, twice };
}

export const memoryLine = ({ idle, addresses, once, twice }: MemoryUse): string =>
  (["storefront", "backend"] as const)
    .map(
      (name) =>
        `memory of the ${name}: ${idle[name]} MB idle, ${once[name]} MB after ${addresses} addresses, ${twice[name]} MB after ${AGAIN} of them again`,
    )
    .join("\n");

export function memoryVerdicts({ idle, once, twice }: MemoryUse): Verdict[] {
  const verdict = (metric: string, value: number | null, budget: number): Verdict[] =>
    value === null ? [] : [{ metric, value, unit: "MB", budget }];
  const growth =
    once.storefront === null || twice.storefront === null ? null : twice.storefront - once.storefront;
  return [
    ...verdict("backend: memory, idle", idle.backend, BUDGETS.memoryMb.backend),
    ...verdict("storefront: memory after the mix", once.storefront, BUDGETS.memoryMb.storefront),
    ...verdict("storefront: growth in a second round", growth, BUDGETS.memoryMb.growth),
  ];
}
