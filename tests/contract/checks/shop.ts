import { env } from "@/lib/env";
import {
  cookieHeader,
  mergeCookies,
  receivedCookies,
  type RelayedCookies,
} from "@/lib/session/relayed-cookies";

const HEADERS = { accept: "application/json", "x-ebsn-client": "site", "x-ebsn-version": "1.5.1" };
/** Of servers and proxies, without a session. */
const OTHER_HEADERS =
  /^x-(?:aspnet|cache|content-type|dns|download|frame|permitted|powered|ratelimit|rate-limit|request|robots|served|timer|ua|xss)\b/;
/** The storefront reads these without a session, unless somebody is signed in. */
const PUBLIC =
  /^(?:products|category|adv|leaflet|warehouse-locator|article|registration-disclaimer|address\/delivery-service-list)\b/;

export const DEFAULT_BUDGET_MS = 8000;

const sessionHeaders = () => [env().sessionHeader, env().accountHeader].map((name) => name.toLowerCase());

const unknownHeaders = (headers: Headers): string[] =>
  [...headers.keys()].filter(
    (name) => name.startsWith("x-") && !OTHER_HEADERS.test(name) && !sessionHeaders().includes(name),
  );

/** Told of each call; `http` 0: no answer. */
export type OnCall = (path: string, ms: number, http: number) => void;

export type Params = Record<string, string | number | boolean | undefined>;

export type RawResponse = {
  http: number;
  ms: number;
  body: string;
  /** Names of headers that may hold a session and are not known to. */
  unknownHeaders: string[];
};

export type RequestOptions = { params?: Params; form?: Record<string, string>; body?: unknown };

export type ShopClient = {
  get(path: string, options?: RequestOptions): Promise<RawResponse>;
  post(path: string, options?: RequestOptions): Promise<RawResponse>;
};

export const shopOrigin = (address: string): string =>
  address
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/\/(?:ebsn(?:\/api)?|p\/wp-json)$/, "");

function buildUrl(base: string, path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.set(key, String(value));
  return `${base}/ebsn/api/${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** Calls reject on network errors; the session is kept as the storefront keeps it. */
export function connectShop(base: string, budgetMs = DEFAULT_BUDGET_MS): ShopClient {
  const session = new Map<string, string>();
  let cookies: RelayedCookies = {};
  let isSignedIn = false;

  function storeSession(headers: Headers): void {
    for (const name of sessionHeaders()) {
      const value = headers.get(name);
      if (value) session.set(name, value);
    }
    cookies = mergeCookies(cookies, receivedCookies(headers.getSetCookie()));
  }

  async function call(
    method: string,
    path: string,
    { params, form, body }: RequestOptions = {},
  ): Promise<RawResponse> {
    const started = performance.now();
    const hasSession = isSignedIn || !PUBLIC.test(path);
    const cookie = cookieHeader(cookies);
    const response = await fetch(buildUrl(base, path, params), {
      method,
      signal: AbortSignal.timeout(budgetMs),
      headers: {
        ...HEADERS,
        ...(hasSession ? Object.fromEntries(session) : {}),
        ...(hasSession && cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(form ? { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" } : {}),
      },
      body: form
        ? new URLSearchParams(form).toString()
        : body === undefined
          ? undefined
          : JSON.stringify(body),
    });
    const text = await response.text();
    if (hasSession) storeSession(response.headers);
    isSignedIn ||= path === "auth/login" && response.ok;
    return {
      http: response.status,
      ms: Math.round(performance.now() - started),
      body: text,
      unknownHeaders: unknownHeaders(response.headers),
    };
  }

  return {
    get: (path, options) => call("GET", path, options),
    post: (path, options) => call("POST", path, options),
  };
}
