import { openDoor } from "@/lib/ebsn/door/open-door";
import { openSession, sealSession, type Session } from "@/lib/session/session";

export const SITE = "http://localhost:3000";
const SECRETS = ["madia-development-only-secret-never-used-in-production"];

export const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };
export const user = { userId: 7, login: "cliente@madia.test" };

type Sent = { method?: string; body?: unknown; headers?: Record<string, string>; session?: Session };

/** Asks the door as a browser on a page of the shop would. */
export async function door(
  path: string,
  { method, body, headers = {}, session }: Sent = {},
): Promise<Response> {
  const isWrite = method === "POST" || body !== undefined;
  const request = new Request(`${SITE}/ebsn/api/${path}`, {
    method: method ?? (isWrite ? "POST" : "GET"),
    headers: {
      host: "localhost:3000",
      "x-forwarded-for": "203.0.113.9",
      ...(isWrite ? { origin: SITE, "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const sealed = session ? await sealSession(session, SECRETS) : undefined;
  return openDoor(request, path.split("?")[0] ?? "", sealed);
}

/** The session an answer leaves in the browser; null when it leaves it as it is. */
export async function sessionOf(response: Response): Promise<Session | null> {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("madia_session="));
  return cookie ? openSession(/=([^;]*)/.exec(cookie)?.[1], SECRETS) : null;
}

export const codeOf = async (response: Response) =>
  ((await response.json()) as { response: { errors: { code: string }[] } }).response.errors[0]?.code;
