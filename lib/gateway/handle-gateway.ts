import "server-only";
import { env } from "../env";
import { activeLocales } from "../i18n/locales";
import { log } from "../log";
import { sessionCookies } from "../session/cookies";
import { hasNoCustomerTokens, openSession, isSameSession, type Session } from "../session/session";
import { staffSession } from "../session/staff";
import { getClientIp, visitorUuid } from "../session/visitor";
import { EbsnFailure } from "../ebsn/failure";
import { sessionHeaders } from "../ebsn/session-headers";
import { callWithSession, type SessionResponse } from "../ebsn/transport";
import { envelopeResponse, failureResponse, errorResponse } from "./response";
import { readBody } from "./body";
import type { Call } from "./call";
import { findCall } from "./calls";
import { SSO_LOGIN } from "./calls/backoffice";
import { consumeCall, consumeLogin, resetLogin } from "./login-throttle";
import { isSameOrigin } from "./origin";
import { hasValidQuantities } from "./quantities";
import { sessionAfterLogout, LOGIN, sessionAfterCall } from "./session-after-call";
import { pickTextParams, pickBodyParams, queryToParams } from "./params";

type GatewayRequest = {
  request: Request;
  session: Session;
  clientIp: string;
  params: Record<string, unknown>;
};

const LOGIN_PATHS = [LOGIN, SSO_LOGIN];

function requestLanguage(request: Request): string | undefined {
  const [defaultLocale, ...others] = activeLocales();
  if (others.length === 0) return undefined;
  const referer = request.headers.get("referer") ?? "";
  return (
    others.find((locale) => new RegExp(`^https?://[^/]+/${locale}(?:/|$)`).test(referer)) ?? defaultLocale
  );
}

function send(
  call: Call,
  path: string,
  { request, session, clientIp, params }: GatewayRequest,
): Promise<SessionResponse> {
  const method = call.upstreamMethod ?? call.method;
  const allParams = { ...queryToParams(new URL(request.url).searchParams), ...params };
  const queryParams = pickTextParams(call.query ?? [], allParams);
  // Never from the URL, where a password would end up in logs.
  const body = pickBodyParams(call.body ?? [], params);
  const callerSession = call.isStaffOnly ? staffSession(session) : session;
  const uuid = visitorUuid(
    callerSession.account || callerSession.session || clientIp,
    env().sessionSecrets[0] ?? "",
  );
  return callWithSession({
    method,
    path: `/ebsn/api/${call.upstreamPath ?? path}`,
    params: queryParams,
    ...(method === "GET"
      ? {}
      : call.encoding === "form"
        ? { form: pickTextParams(call.body ?? [], body) }
        : { body }),
    headers: sessionHeaders(callerSession, uuid, requestLanguage(request)),
    signal: request.signal,
  });
}

async function withSessionCookies(response: Response, before: Session, after: Session): Promise<Response> {
  if (isSameSession(before, after)) return response;
  const secure = env().storefrontUrl.startsWith("https:");
  const cookieOptions = { secrets: env().sessionSecrets, secure, hadStaff: before.staff !== undefined };
  for (const cookie of await sessionCookies(after, cookieOptions)) {
    response.headers.append("set-cookie", cookie);
  }
  return response;
}

async function forwardCall(call: Call, path: string, gatewayRequest: GatewayRequest): Promise<Response> {
  const upstream = await send(call, path, gatewayRequest);
  const after = sessionAfterCall(call, gatewayRequest.session, upstream, gatewayRequest.params);
  const isSuccess = upstream.status === 0 && upstream.http < 400;
  const isCacheable = call.maxAge && isSuccess && hasNoCustomerTokens(gatewayRequest.session);
  const response = envelopeResponse({
    status: upstream.status,
    messages: upstream.messages,
    data: isSuccess ? call.read(path, upstream.data) : null,
    http: upstream.http,
    headers: isCacheable ? { "cache-control": `public, max-age=${call.maxAge}`, vary: "cookie" } : {},
  });
  if (LOGIN_PATHS.includes(call.path) && isSuccess)
    resetLogin(gatewayRequest.params, gatewayRequest.clientIp);
  return withSessionCookies(response, gatewayRequest.session, after);
}

/** Checks a call against the allow-list, forwards it with the session and answers EBSN's envelope. */
export async function handleGateway(
  request: Request,
  path: string,
  sealed: string | undefined,
): Promise<Response> {
  const lookup = findCall(request.method, path);
  if ("status" in lookup) return errorResponse(lookup.status === 405 ? "method" : "notFound");
  const { call } = lookup;
  const isWrite = call.method === "POST";
  if (isWrite && !isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return errorResponse("origin");
  const body = isWrite ? await readBody(request, call.maxBytes) : { params: {} };
  if ("error" in body) return errorResponse(body.error);
  if (!hasValidQuantities(call.body ?? [], body.params)) return errorResponse("quantity");
  const clientIp = getClientIp(request.headers.get("x-forwarded-for"), env().trustedProxies);
  const isLogin = LOGIN_PATHS.includes(call.path);
  const retryAfter = isLogin
    ? consumeLogin(body.params, clientIp)
    : call.isRateLimited
      ? consumeCall(call.path, clientIp)
      : 0;
  if (retryAfter > 0)
    return errorResponse(isLogin ? "tooManyLogins" : "tooManyRequests", {
      "retry-after": String(retryAfter),
    });
  const session = await openSession(sealed, env().sessionSecrets);
  if (call.isStaffOnly && !session.staff) return errorResponse("notStaff");
  try {
    return await forwardCall(call, path, { request, session, clientIp, params: body.params });
  } catch (error) {
    const kind = error instanceof EbsnFailure ? error.kind : "unexpected";
    log(kind === "unexpected" || kind === "contract" ? "error" : "warn", "gateway", {
      call: call.path,
      kind,
      reason: error instanceof Error ? error.message : "",
    });
    const response = failureResponse(error);
    return withSessionCookies(response, session, sessionAfterLogout(call, session) ?? session);
  }
}
