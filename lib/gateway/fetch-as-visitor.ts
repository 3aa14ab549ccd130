import "server-only";
import { cookies, headers } from "next/headers";
import { env } from "../env";
import { SESSION_COOKIE } from "../session/session";
import type { ApiResponse } from "../ebsn/domain/envelope";
import { handleGateway } from "./handle-gateway";

/** GET for server components; null when it failed, and the browser tries again. */
export async function fetchAsVisitor<T>(path: string, params: Record<string, string>): Promise<T | null> {
  const { http, body } = await fetchAsVisitorWithStatus<T>(path, params);
  return http < 400 && body?.response.status === 0 ? body.data : null;
}

type VisitorResponse<T> = { http: number; body: ApiResponse<T> | null };

/** Keeps the error messages. */
export async function fetchAsVisitorWithStatus<T>(
  path: string,
  params: Record<string, string>,
): Promise<VisitorResponse<T>> {
  const [cookieStore, requestHeaders] = await Promise.all([cookies(), headers()]);
  const request = new Request(`${env().storefrontUrl}/ebsn/api/${path}?${new URLSearchParams(params)}`, {
    headers: { "x-forwarded-for": requestHeaders.get("x-forwarded-for") ?? "" },
  });
  const response = await handleGateway(request, path, cookieStore.get(SESSION_COOKIE)?.value);
  return { http: response.status, body: (await response.json().catch(() => null)) as ApiResponse<T> | null };
}
