import { cookies, headers } from "next/headers";
import { handleGateway } from "@/lib/gateway/handle-gateway";
import type { ApiResponse } from "@/lib/ebsn/domain/envelope";
import { env } from "@/lib/env";
import { SESSION_COOKIE } from "@/lib/session/session";

type SubmitResult = { result: ApiResponse<unknown>["response"]; data: unknown; cookies: string[] };

/** Submits a form without JavaScript through the gateway: same calls, same rate limit. */
export async function submitAsVisitor(path: string, body: Record<string, unknown>): Promise<SubmitResult> {
  const { storefrontUrl } = env();
  const [cookieStore, requestHeaders] = await Promise.all([cookies(), headers()]);
  const request = new Request(`${storefrontUrl}/ebsn/api/${path}`, {
    method: "POST",
    headers: {
      origin: storefrontUrl,
      "content-type": "application/json",
      "x-forwarded-for": requestHeaders.get("x-forwarded-for") ?? "",
    },
    body: JSON.stringify(body),
  });
  const response = await handleGateway(request, path, cookieStore.get(SESSION_COOKIE)?.value);
  const { response: result, data } = (await response.json()) as ApiResponse<unknown>;
  return { result, data, cookies: response.headers.getSetCookie() };
}
