import { z } from "zod";
import { REST_ROOTS } from "@/lib/content/rest-roots";
import { articleListSchema } from "@/lib/ebsn/schemas/article";
import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { leafletViewSchema } from "@/lib/ebsn/schemas/leaflet";
import { menuSchema, wpDocumentsSchema } from "@/lib/ebsn/schemas/wordpress";
import { type Finding, finding, isOffered, type Outcome, outcomeOf } from "./finding";
import { causeOf, runCheck } from "./run-check";
import type { OnCall, ShopClient } from "./shop";

/** Exists only to see whether the plug-in answers: an unknown form is its own kind of 404. */
const UNKNOWN_FORM = 999_999;
const NO_ROUTE = "rest_no_route";

type HttpAnswer = { http: number; body: unknown; ms: number };
type Read = (url: string) => Promise<HttpAnswer>;

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
  let last: HttpAnswer | null = null;
  for (const root of REST_ROOTS) {
    last = await read(withQuery(`${base}${root}wp/v2/pages`, "per_page=1"));
    if (last.http < 400 && Array.isArray(last.body)) return { root, received: last };
    // The storefront goes no further either.
    if (last.http >= 400 && isOffered(last.http)) break;
  }
  return { root: null, received: last };
}

/** A host may have a page of its own, with status 200, for what it does not know. */
function absenceOf({ http, body }: HttpAnswer): Outcome | null {
  if (!isOffered(http) || (http < 400 && body === undefined)) return "not offered";
  return http < 400 ? null : outcomeOf(http);
}

function judged(call: string, received: HttpAnswer, schema: z.ZodType, fact = ""): Finding {
  const { http, body, ms } = received;
  const outcome = absenceOf(received) ?? (schema.safeParse(body).success ? "fits" : "unreadable");
  return finding(call, outcome, { http, ms, facts: fact ? [fact] : [] });
}

/** The plug-in answers an unknown form with a 404 of its own. */
function judgedForm(received: HttpAnswer): Finding {
  const { http, body, ms } = received;
  const code = z.object({ code: z.string() }).safeParse(body).data?.code ?? NO_ROUTE;
  const isPlugIn = http === 404 && code !== NO_ROUTE;
  return finding("CONTENT form", isPlugIn ? "fits" : (absenceOf(received) ?? "fits"), { http, ms });
}

export async function checkContent(base: string, budgetMs: number, onCall?: OnCall): Promise<Finding[]> {
  const read = reader(base, budgetMs, onCall);
  try {
    const { root, received } = await findRoot(base, read);
    if (!root || !received) {
      const outcome = (received && received.http >= 400 && absenceOf(received)) || "not offered";
      return [finding("CONTENT pages", outcome, { http: received?.http ?? 0 })];
    }
    const api = `${base}${root}`;
    const menu = await read(`${api}wp-api-menus/v2/menu-locations/footer`);
    const form = await read(withQuery(`${api}custom/v1/form`, `form_id=${UNKNOWN_FORM}`));
    return [
      judged("CONTENT pages", received, wpDocumentsSchema, `the REST API is at ${root}`),
      judged("CONTENT menu footer", menu, menuSchema),
      judgedForm(form),
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
