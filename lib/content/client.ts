import "server-only";
import type { z } from "zod";
import { cachePolicy } from "../cache-policy";
import { env } from "../env";
import { correlationHeaders } from "../upstream/correlation";
import { log } from "../log";
import { currentPreview } from "../preview/server";
import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import { missingRoutes } from "../upstream/missing-routes";
import { connectionFailure } from "../upstream/failure";
import { readAnswer } from "../upstream/read-answer";
import { throughCircuit } from "../upstream/circuit";
import { withinBudget } from "../upstream/within-budget";
import { withTimeout } from "../upstream/with-timeout";
import { pageDeadline } from "../upstream/page-deadline";
import { readOnce, readCached } from "../upstream/read-cached";
import type { OpenPreview } from "../preview/link";
import { previewRequest } from "./preview-request";
import { REST_ROOTS } from "./rest-roots";
import { ContentFailure } from "./failure";

type Params = Record<string, string | number | boolean | undefined>;

const patternByHost = new Map<string, number>();

export function contentRoot(): string {
  const pattern = REST_ROOTS[patternByHost.get(env().contentUrl) ?? 0];
  return pattern?.startsWith("/p/") ? "/p" : "";
}

function buildUrl(pattern: number, route: string, params: Params): string {
  const url = new URL(`${env().contentUrl}${REST_ROOTS[pattern] ?? ""}${route}`);
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== "") url.searchParams.set(key, String(value));
  return url.href;
}

const MAX_JSON_STARTS = 8;

type RouteResponse = { http: number; body: unknown; isJson: boolean; headers: Headers };

export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** PHP may print notices, and editors a byte order mark, before the JSON; undefined: no JSON found. */
function extractJson(text: string): unknown {
  const starts = [0, text.search(/[[{]/), ...Array.from(text.matchAll(/^[[{]/gm), ({ index }) => index)];
  for (const start of starts.slice(0, MAX_JSON_STARTS)) {
    const found = start < 0 ? undefined : tryParseJson(text.slice(start));
    if (found !== undefined) return found;
  }
  return undefined;
}

type RouteRequest = { route: string; params: Params; preview: OpenPreview | null; deadline: number };

async function fetchJson(url: string, { route, preview, deadline }: RouteRequest): Promise<RouteResponse> {
  const { target, headers } = preview ? previewRequest(url, route, preview) : { target: url, headers: {} };
  const load = async (signal: AbortSignal) => {
    const response = await fetch(target, {
      headers: { accept: "application/json", ...correlationHeaders(), ...headers },
      signal,
      cache: "no-store",
    });
    const body = extractJson(await readAnswer(response));
    return { http: response.status, body, isJson: body !== undefined, headers: response.headers };
  };
  try {
    const call = () => withTimeout(deadline - Date.now(), load);
    return await throughCircuit({ system: "content", origin: env().contentUrl }, call, {
      statusOf: ({ http }) => http,
    });
  } catch (error) {
    const { kind, reason } = connectionFailure(error);
    throw new ContentFailure(kind, route, 0, reason);
  }
}

class RouteNotFound extends Error {}

/** Statuses of hosts without WordPress for unknown URLs; some answer 200 with a page of their own. */
const MISSING_CONTENT_STATUSES = [200, ...ABSENT_STATUSES];

async function fetchRoute(request: RouteRequest): Promise<RouteResponse> {
  const { route, params } = request;
  const base = env().contentUrl;
  const knownPattern = patternByHost.get(base);
  if (knownPattern !== undefined) return fetchJson(buildUrl(knownPattern, route, params), request);
  if (missingRoutes.has(base)) throw new RouteNotFound();
  for (let pattern = 0; pattern < REST_ROOTS.length; pattern += 1) {
    const response = await fetchJson(buildUrl(pattern, route, params), request);
    if (response.isJson) {
      patternByHost.set(base, pattern);
      return response;
    }
    if (!MISSING_CONTENT_STATUSES.includes(response.http))
      throw new ContentFailure("http", route, response.http);
  }
  missingRoutes.set(base, true);
  log("info", "content.absent", { origin: base });
  throw new RouteNotFound();
}

const codeOf = (body: unknown): string =>
  typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";

export type ContentResponse<T> = {
  data: T;
  /** X-WP-Total and X-WP-TotalPages; null where the endpoint is not paginated. */
  total: number | null;
  pages: number | null;
};

function countOf(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  const count = Number(text);
  return text !== null && text !== "" && Number.isInteger(count) && count >= 0 ? count : null;
}

type ReadOptions<S extends z.ZodType> = {
  route: string;
  params?: Params;
  schema: S;
  name: string;
  isOptional?: boolean;
};

/** Null: no content system, unknown route, document or page of a list. Throws `ContentFailure`. */
export async function readContent<S extends z.ZodType>({
  route,
  params = {},
  schema,
  name,
  isOptional = false,
}: ReadOptions<S>): Promise<ContentResponse<z.output<S>> | null> {
  const preview = await currentPreview();
  const key = buildUrl(0, route, params);
  if (!preview && missingRoutes.has(key)) return null;
  const deadline = pageDeadline();
  const load = async () => {
    const { http, body, isJson, headers } = await fetchRoute({ route, params, preview, deadline });
    const code = codeOf(body);
    if (http === 404 || code === "rest_post_invalid_page_number") throw new RouteNotFound();
    if (http >= 400) throw new ContentFailure("http", route, http, code);
    // A schema reads null as an empty list: a broken site would then lose its pages, but plugins mean nothing by it.
    const hasAnswer = isJson && (body !== null || isOptional);
    const parsed = hasAnswer ? schema.safeParse(body) : null;
    if (!parsed?.success) throw new ContentFailure("contract", route, http);
    const total = countOf(headers, "x-wp-total");
    return { data: parsed.data, total, pages: countOf(headers, "x-wp-totalpages") };
  };
  try {
    const read = preview ? readOnce(key, load) : readCached(key, cachePolicy.content(name), load);
    return await (isOptional ? withinBudget(read, env().contentBudgetMs) : read);
  } catch (error) {
    if (!(error instanceof RouteNotFound)) throw error;
    if (!preview) missingRoutes.set(key, true);
    return null;
  }
}
