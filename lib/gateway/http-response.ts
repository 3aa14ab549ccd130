import type { ApiResponse } from "../ebsn/domain/envelope";
import { serializeCookie, type SessionCookie } from "../session/cookies";
import type { GatewayResponse } from "./gateway-response";

export function toHttpResponse(gatewayResponse: GatewayResponse, cookies: SessionCookie[] = []): Response {
  const { http, response, data, retryAfterSeconds, maxAgeSeconds } = gatewayResponse;
  const body: ApiResponse<unknown> = { response, data };
  const headers = new Headers(
    maxAgeSeconds === undefined || cookies.length > 0
      ? { "cache-control": "private, no-store" }
      : { "cache-control": `public, max-age=${maxAgeSeconds}`, vary: "cookie, accept-language" },
  );
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  for (const cookie of cookies) headers.append("set-cookie", serializeCookie(cookie));
  return Response.json(body, { status: http, headers });
}
