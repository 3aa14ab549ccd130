import "server-only";
import type { z } from "zod";
import { cachePolicy, type CachePolicy } from "../cache-policy";
import { env } from "../env";
import { currentPreview } from "../preview/server";
import { previewed } from "./previewed";
import { ContentFailure } from "./failure";

type Params = Record<string, string | number | boolean | undefined>;

/** Where a WordPress keeps its REST API: the shop's own place first, then a stock one's, with and without permalinks. */
const FORMS = [
  (route: string) => `/p/wp-json/${route}`,
  (route: string) => `/p/?rest_route=/${route}`,
  (route: string) => `/wp-json/${route}`,
  (route: string) => `/?rest_route=/${route}`,
];

const knownForms = new Map<string, number>();

function addressOf(form: number, route: string, params: Params): string {
  const url = new URL(`${env().contentUrl}${FORMS[form]?.(route) ?? ""}`);
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== "") url.searchParams.set(key, String(value));
  return url.href;
}

const MOST_STARTS = 8;

type Received = { http: number; body: unknown; isJson: boolean; headers: Headers };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** PHP may print notices, as text or as markup, and editors a mark in front of the answer; undefined: no answer in it. */
function jsonIn(text: string): unknown {
  const starts = [0, text.search(/[[{]/), ...Array.from(text.matchAll(/^[[{]/gm), ({ index }) => index)];
  for (const start of starts.slice(0, MOST_STARTS)) {
    const found = start < 0 ? undefined : parsed(text.slice(start));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function receive(route: string, address: string, policy: CachePolicy): Promise<Received> {
  const preview = await currentPreview();
  const timeout = AbortSignal.timeout(env().timeoutMs);
  try {
    const { target, headers } = preview
      ? previewed(address, route, preview)
      : { target: address, headers: {} };
    const response = await fetch(target, {
      headers: { accept: "application/json", ...headers },
      signal: timeout,
      ...(preview ? { cache: "no-store" as const } : { next: policy }),
    });
    const body = jsonIn(await response.text());
    return { http: response.status, body, isJson: body !== undefined, headers: response.headers };
  } catch {
    throw new ContentFailure(timeout.aborted ? "timeout" : "network", route);
  }
}

async function ask(route: string, params: Params, policy: CachePolicy): Promise<Received> {
  const base = env().contentUrl;
  const known = knownForms.get(base);
  if (known !== undefined) return receive(route, addressOf(known, route, params), policy);
  let last: Received | null = null;
  for (let form = 0; form < FORMS.length; form += 1) {
    last = await receive(route, addressOf(form, route, params), policy);
    if (last.isJson) {
      knownForms.set(base, form);
      return last;
    }
    if (last.http !== 404 && last.http !== 200) break;
  }
  throw new ContentFailure(last?.http === 200 ? "contract" : "http", route, last?.http);
}

const codeOf = (body: unknown): string =>
  typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";

export type ContentAnswer<T> = {
  data: T;
  /** X-WP-Total and X-WP-TotalPages; null where the endpoint does not page. */
  total: number | null;
  pages: number | null;
};

function countOf(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  const count = Number(text);
  return text !== null && text !== "" && Number.isInteger(count) && count >= 0 ? count : null;
}

type Read<S extends z.ZodType> = { route: string; params?: Params; schema: S; name: string };

/**
 * Reads a route of the content system's REST API, kept under `content:{name}`. null: no such route, thing or page
 * of a list (`rest_post_invalid_page_number`). Throws `ContentFailure`.
 */
export async function readContent<S extends z.ZodType>({
  route,
  params = {},
  schema,
  name,
}: Read<S>): Promise<ContentAnswer<z.output<S>> | null> {
  const { http, body, isJson, headers } = await ask(route, params, cachePolicy.content(name));
  const code = codeOf(body);
  if (http === 404 || code === "rest_post_invalid_page_number") return null;
  if (http >= 400) throw new ContentFailure("http", route, http, code);
  const parsed = isJson ? schema.safeParse(body) : null;
  if (!parsed?.success) throw new ContentFailure("contract", route, http);
  return {
    data: parsed.data,
    total: countOf(headers, "x-wp-total"),
    pages: countOf(headers, "x-wp-totalpages"),
  };
}
