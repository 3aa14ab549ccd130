import type { ApiResponse } from "../ebsn/domain/envelope";
import { serializeCookie, type SessionCookie } from "../session/cookies";
import type { GatewayAnswer } from "./answer";

export function toResponse(answer: GatewayAnswer, cookies: SessionCookie[] = []): Response {
  const { http, response, data, retryAfterSeconds, maxAgeSeconds } = answer;
  const body: ApiResponse<unknown> = { response, data };
  const headers = new Headers(
    maxAgeSeconds === undefined
      ? { "cache-control": "private, no-store" }
      : { "cache-control": `public, max-age=${maxAgeSeconds}`, vary: "cookie, accept-language" },
  );
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  for (const cookie of cookies) headers.append("set-cookie", serializeCookie(cookie));
  return Response.json(body, { status: http, headers });
}
