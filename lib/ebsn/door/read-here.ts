import "server-only";
import { cookies, headers } from "next/headers";
import { env } from "../../env";
import { SESSION_COOKIE } from "../../session/session";
import type { DoorAnswer } from "../domain/envelope";
import { openDoor } from "./open-door";

/**
 * What a GET at the door answers to the visitor of the page being rendered, for pages that show it without
 * scripts too; null when it answers nothing, and the browser asks itself.
 */
export async function readHere<T>(path: string, params: Record<string, string>): Promise<T | null> {
  const { http, answer } = await askHere<T>(path, params);
  return http < 400 && answer?.response.status === 0 ? answer.data : null;
}

type Asked<T> = { http: number; answer: DoorAnswer<T> | null };

/** The same for pages that also say why there was no answer. */
export async function askHere<T>(path: string, params: Record<string, string>): Promise<Asked<T>> {
  const [jar, received] = await Promise.all([cookies(), headers()]);
  const request = new Request(`${env().storefrontUrl}/ebsn/api/${path}?${new URLSearchParams(params)}`, {
    headers: { "x-forwarded-for": received.get("x-forwarded-for") ?? "" },
  });
  const response = await openDoor(request, path, jar.get(SESSION_COOKIE)?.value);
  return { http: response.status, answer: (await response.json().catch(() => null)) as DoorAnswer<T> | null };
}
