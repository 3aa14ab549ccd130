import { load } from "./load";
import { perRequest } from "./processes";
import { BUDGETS, LOAD, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import type { Verdict } from "./verdicts";

type Kind = {
  name: string;
  paths: string[];
  headers: Record<string, string>;
  budget: number;
};

/** Of each kind; the last of them are measured. */
export const RENDERED_PAGES = LOAD.warmUp + LOAD.dynamic;

const GUARDED = ["/cart", "/profile/orders", "/profile/lists", "/profile/addresses"];
const CUSTOMER = { login: "cliente@madia.test", password: "Madia2026!" };

export async function signIn(): Promise<string> {
  const response = await fetch(`${STOREFRONT}/ebsn/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: STOREFRONT },
    body: JSON.stringify(CUSTOMER),
  });
  if (!response.ok) throw new Error(`The demo customer cannot log in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The storefront's processor time for pages that no cache answers. */
export async function renderedVerdicts(
  shop: Shop,
  unseen: { categories: string[]; searches: string[] },
): Promise<Verdict[]> {
  const cookie = await signIn();
  const { category, search, guarded } = BUDGETS.renderMs;
  const guardedPaths = Array.from({ length: RENDERED_PAGES / GUARDED.length }, () => GUARDED).flat();
  const kinds: Kind[] = [
    { name: "category, rendered", paths: unseen.categories, headers: {}, budget: category },
    { name: "search, rendered", paths: unseen.searches, headers: {}, budget: search },
    { name: "guarded pages, rendered", paths: guardedPaths, headers: { cookie }, budget: guarded },
  ];
  const verdicts: Verdict[] = [];
  for (const { name, paths, headers, budget } of kinds) {
    const urls = paths.map((path) => STOREFRONT + path);
    const visit = (some: string[]) => load(some, { requests: some.length, concurrency: 2, headers });
    await visit(urls.slice(0, -LOAD.dynamic));
    const before = shop.cpuTime().storefront;
    await visit(urls.slice(-LOAD.dynamic));
    const value = perRequest(before, shop.cpuTime().storefront, LOAD.dynamic);
    if (value !== null) verdicts.push({ metric: `${name}: processor time`, value, unit: "ms", budget });
  }
  return verdicts;
}
