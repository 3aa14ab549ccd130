import { z } from "zod";
import { articleListSchema } from "@/lib/ebsn/schemas/article";
import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { leafletViewSchema } from "@/lib/ebsn/schemas/leaflet";
import { menuSchema, wpDocumentsSchema } from "@/lib/ebsn/schemas/wordpress";
import { type Finding, finding } from "./finding";
import { causeOf, runCheck } from "./run-check";
import type { OnCall, ShopClient } from "./shop";

const API_ROOTS = ["/p/wp-json/", "/wp-json/", "/p/?rest_route=/", "/?rest_route=/"];

/** Exists only to see whether the plug-in answers: an unknown form is its own kind of 404. */
const UNKNOWN_FORM = 999_999;
const NO_ROUTE = "rest_no_route";

type Received = { http: number; body: unknown; ms: number };
type Read = (url: string) => Promise<Received>;

const reader =
  (base: string, budgetMs: number, onCall: OnCall = () => undefined): Read =>
  async (url) => {
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    const path = url.slice(base.length);
    try {
      const response = await fetch(url, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(budgetMs),
      });
      const body = (await response.json().catch(() => undefined)) as unknown;
      onCall(path, elapsed(), response.status);
      return { http: response.status, body, ms: elapsed() };
    } catch (error) {
      onCall(path, elapsed(), 0);
      throw error;
    }
  };

const withQuery = (url: string, query: string) => `${url}${url.includes("?") ? "&" : "?"}${query}`;

async function findRoot(base: string, read: Read) {
  let last: Received | null = null;
  for (const root of API_ROOTS) {
    last = await read(withQuery(`${base}${root}wp/v2/pages`, "per_page=1"));
    if (last.http < 400 && Array.isArray(last.body)) return { root, received: last };
  }
  return { root: null, received: last };
}

function judged(call: string, { http, body, ms }: Received, schema: z.ZodType, fact = ""): Finding {
  const facts = fact ? [fact] : [];
  if (http >= 400 || body === undefined) return finding(call, "not offered", { http, ms, facts });
  return finding(call, schema.safeParse(body).success ? "fits" : "unreadable", { http, ms, facts });
}

export async function checkContent(base: string, budgetMs: number, onCall?: OnCall): Promise<Finding[]> {
  const read = reader(base, budgetMs, onCall);
  try {
    const { root, received } = await findRoot(base, read);
    if (!root || !received) return [finding("CONTENT pages", "not offered", { http: received?.http ?? 0 })];
    const api = `${base}${root}`;
    const menu = await read(`${api}wp-api-menus/v2/menu-locations/footer`);
    const form = await read(withQuery(`${api}custom/v1/form`, `form_id=${UNKNOWN_FORM}`));
    const code = z.object({ code: z.string() }).safeParse(form.body).data?.code ?? NO_ROUTE;
    return [
      judged("CONTENT pages", received, wpDocumentsSchema, `the REST API is at ${root}`),
      judged("CONTENT menu footer", menu, menuSchema),
      finding(
        "CONTENT form",
        code !== NO_ROUTE || (form.http === 200 && form.body !== undefined) ? "fits" : "not offered",
        {
          http: form.http,
          ms: form.ms,
        },
      ),
    ];
  } catch (error) {
    return [finding("CONTENT pages", "no answer", { facts: [causeOf(error)] })];
  }
}

const checkArticles = (shop: ShopClient, typeId: number) =>
  runCheck(shop, {
    path: "article/search",
    params: { parent_article_type_id: typeId, page: 1, page_size: 10 },
    schema: articleListSchema,
    transform: ({ articles }) => articles,
    inspect: ({ domain }) => ({ facts: [`${domain.length} on the first page`] }),
  });

export async function checkPages(shop: ShopClient, leafletId: number | null): Promise<Finding[]> {
  const disclaimers = await runCheck(shop, {
    path: "registration-disclaimer/list",
    params: { store_id: 5 },
    schema: disclaimerListSchema,
    transform: ({ registrationDisclaimers }) => registrationDisclaimers,
  });
  const articles = [await checkArticles(shop, 1), await checkArticles(shop, 2)];
  const leaflet =
    leafletId === null
      ? []
      : [
          await runCheck(shop, {
            path: "leaflet/view",
            params: { leaflet_id: leafletId },
            schema: leafletViewSchema,
            transform: ({ leaflet: found }) => found,
          }),
        ];
  return [...articles, disclaimers, ...leaflet].map((result) => result.finding);
}
