import { cookies, headers } from "next/headers";
import { openDoor } from "@/lib/ebsn/door/open-door";
import type { DoorAnswer } from "@/lib/ebsn/domain/envelope";
import { env } from "@/lib/env";
import { SESSION_COOKIE } from "@/lib/session/session";

type Posted = { said: DoorAnswer<unknown>["response"]; data: unknown; cookies: string[] };

/** Sends a form of a browser without JavaScript through the door: the same calls, the same throttle. */
export async function postDoor(path: string, body: Record<string, unknown>): Promise<Posted> {
  const { storefrontUrl } = env();
  const [jar, received] = await Promise.all([cookies(), headers()]);
  const request = new Request(`${storefrontUrl}/ebsn/api/${path}`, {
    method: "POST",
    headers: {
      origin: storefrontUrl,
      "content-type": "application/json",
      "x-forwarded-for": received.get("x-forwarded-for") ?? "",
    },
    body: JSON.stringify(body),
  });
  const response = await openDoor(request, path, jar.get(SESSION_COOKIE)?.value);
  const { response: said, data } = (await response.json()) as DoorAnswer<unknown>;
  return { said, data, cookies: response.headers.getSetCookie() };
}
