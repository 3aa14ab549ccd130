import { handleGateway } from "@/lib/gateway/handle-gateway";
import { openSession, sealSession, type Session } from "@/lib/session/session";
import { readSessionCookie, sessionCookieParts } from "@/lib/session/session-cookie";

export const SITE_URL = "http://localhost:3000";
export const SECRETS = ["madia-development-only-secret-never-used-in-production"];

export const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };
export const user = { userId: 7, login: "cliente@madia.test" };

type RequestOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  session?: Session;
  /** Of a session that cannot be opened, instead of `session`. */
  sealed?: string;
  hint?: string;
};

/** Calls the gateway as a browser on a page of the shop does. */
export async function requestGateway(
  path: string,
  { method, body, headers = {}, session, sealed, hint }: RequestOptions = {},
): Promise<Response> {
  const isWrite = method === "POST" || body !== undefined;
  const request = new Request(`${SITE_URL}/ebsn/api/${path}`, {
    method: method ?? (isWrite ? "POST" : "GET"),
    headers: {
      host: "localhost:3000",
      "x-forwarded-for": "203.0.113.9",
      ...(isWrite ? { origin: SITE_URL, "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const seal = session ? await sealSession(session, SECRETS) : (sealed ?? "");
  const parts = seal === "" ? [] : (sessionCookieParts(seal, []) ?? []);
  const cookies = new Map(
    [...parts, ...(hint === undefined ? [] : [{ name: "madia_in", value: hint }])].map(({ name, value }) => [
      name,
      { value },
    ]),
  );
  return handleGateway(request, path.split("?")[0] ?? "", cookies);
}

/** The session set by the response; null when its cookie is not touched. */
export async function sessionOf(response: Response): Promise<Session | null> {
  const cookies = new Map(
    response.headers.getSetCookie().map((line) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return [name, { value }];
    }),
  );
  return cookies.has("madia_session") ? openSession(readSessionCookie(cookies).sealed, SECRETS) : null;
}

/** The value of the hint cookie that the response sets; null when it is not touched. */
export function hintOf(response: Response): string | null {
  const cookie = response.headers.getSetCookie().find((cookie) => cookie.startsWith("madia_in="));
  return cookie ? (/=([^;]*)/.exec(cookie)?.[1] ?? "") : null;
}

export const codeOf = async (response: Response) =>
  ((await response.json()) as { response: { errors: { code: string }[] } }).response.errors[0]?.code;
