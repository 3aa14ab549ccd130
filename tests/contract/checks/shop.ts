const HEADERS = { accept: "application/json", "x-ebsn-client": "site", "x-ebsn-version": "1.5.1" };
const SESSION_HEADERS = ["x-ebsn-session", "x-ebsn-account"];
const TIMEOUT_MS = 20_000;

export type Params = Record<string, string | number | boolean | undefined>;

export type RawResponse = { http: number; ms: number; body: string };

export type RequestOptions = { params?: Params; form?: Record<string, string>; body?: unknown };

export type ShopClient = {
  get(path: string, options?: RequestOptions): Promise<RawResponse>;
  post(path: string, options?: RequestOptions): Promise<RawResponse>;
};

function buildUrl(base: string, path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.set(key, String(value));
  return `${base.replace(/\/+$/, "")}/ebsn/api/${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** `base` is the origin, without `/ebsn/api`. Calls reject on network errors. */
export function connectShop(base: string): ShopClient {
  const session = new Map<string, string>();
  const cookies = new Map<string, string>();

  function storeSession(headers: Headers): void {
    for (const name of SESSION_HEADERS) {
      const value = headers.get(name);
      if (value) session.set(name, value);
    }
    for (const line of headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
  }

  async function call(
    method: string,
    path: string,
    { params, form, body }: RequestOptions = {},
  ): Promise<RawResponse> {
    const started = performance.now();
    const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(buildUrl(base, path, params), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...HEADERS,
        ...Object.fromEntries(session),
        ...(cookieHeader ? { cookie: cookieHeader } : {}),
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
    storeSession(response.headers);
    return { http: response.status, ms: Math.round(performance.now() - started), body: text };
  }

  return {
    get: (path, options) => call("GET", path, options),
    post: (path, options) => call("POST", path, options),
  };
}
