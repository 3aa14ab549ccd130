import "server-only";
import { env } from "../env";
import { openSession } from "../session/session";
import { getClientIp } from "../session/visitor";
import { errorAnswer, type GatewayErrorReason } from "./answer";
import { readBody } from "./body";
import { callGateway } from "./call-gateway";
import { callerLocale } from "./caller-locale";
import { findCall } from "./calls";
import { changedCookies } from "./changed-cookies";
import { isSameOrigin } from "./origin";
import { queryToParams } from "./params";
import { toResponse } from "./response";

/** The gateway over HTTP, for the browser: same-origin check, allow-list, body, session cookie. */
export async function handleGateway(
  request: Request,
  path: string,
  sealed: string | undefined,
): Promise<Response> {
  const locale = callerLocale(request.headers);
  const reject = (reason: GatewayErrorReason) => toResponse(errorAnswer(reason, locale));
  const lookup = findCall(request.method, path);
  if ("status" in lookup) return reject(lookup.status === 405 ? "method" : "notFound");
  const { call } = lookup;
  const isWrite = call.method === "POST";
  if (isWrite && !isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return reject("origin");
  const body = isWrite ? await readBody(request, call.maxBytes) : { params: {} };
  if ("error" in body) return reject(body.error);
  const session = await openSession(sealed, env().sessionSecrets);
  const result = await callGateway({
    call,
    path,
    query: queryToParams(new URL(request.url).searchParams),
    body: body.params,
    session,
    clientIp: getClientIp(request.headers.get("x-forwarded-for"), env().trustedProxies),
    locale,
    signal: request.signal,
  });
  return toResponse(result.answer, await changedCookies(session, result.session));
}
