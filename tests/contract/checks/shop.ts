const HEADERS = { accept: "application/json", "x-ebsn-client": "site", "x-ebsn-version": "1.5.1" };
const KEPT = ["x-ebsn-session", "x-ebsn-account"];
const TIMEOUT_MS = 20_000;

export type Params = Record<string, string | number | boolean | undefined>;

export type Reply = { http: number; ms: number; body: string };

export type Send = { params?: Params; form?: Record<string, string>; body?: unknown };

/** An EBSN somewhere, and the session it gives us. */
export type Shop = {
  get(path: string, send?: Send): Promise<Reply>;
  post(path: string, send?: Send): Promise<Reply>;
};

function address(base: string, path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.set(key, String(value));
  return `${base.replace(/\/+$/, "")}/ebsn/api/${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** The shop at `base` (origin, without `/ebsn/api`). Rejects when nothing answers. */
export function openShop(base: string): Shop {
  const session = new Map<string, string>();
  const cookies = new Map<string, string>();

  function keep(headers: Headers): void {
    for (const name of KEPT) {
      const value = headers.get(name);
      if (value) session.set(name, value);
    }
    for (const line of headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
  }

  async function call(method: string, path: string, { params, form, body }: Send = {}): Promise<Reply> {
    const started = performance.now();
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address(base, path, params), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...HEADERS,
        ...Object.fromEntries(session),
        ...(jar ? { cookie: jar } : {}),
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
    keep(response.headers);
    return { http: response.status, ms: Math.round(performance.now() - started), body: text };
  }

  return {
    get: (path, send) => call("GET", path, send),
    post: (path, send) => call("POST", path, send),
  };
}
