import "server-only";
import { env } from "../env";
import { MAX_FORM_BODY_BYTES } from "../rules/forms/form-files";
import { openSession } from "../session/session";
import { type CookieReader, readSessionCookie } from "../session/session-cookie";
import { SESSION_HINT_COOKIE } from "../session/session-hint";
import { getClientIp } from "../session/client-ip";
import { errorResponse, type GatewayErrorReason } from "./gateway-response";
import { type BodyResult, readBody, withSpooledBody } from "./body";
import { callGateway } from "./call-gateway";
import { callerLocale } from "./caller-locale";
import { findCall } from "./calls";
import { changedCookies } from "./changed-cookies";
import { withUploadSlot } from "./upload-limit";
import { limitForm } from "./rate-limits";
import { isSameOrigin } from "./origin";
import { queryToParams } from "./params";
import { toHttpResponse } from "./http-response";

/** Same-origin check, allow-list, body, session cookie. */
export async function handleGateway(
  request: Request,
  path: string,
  cookies: CookieReader,
): Promise<Response> {
  const locale = callerLocale(request.headers);
  const reject = (reason: GatewayErrorReason, retryAfter?: number) =>
    toHttpResponse(errorResponse(reason, locale, retryAfter));
  const lookup = findCall(request.method, path);
  if ("status" in lookup) return reject(lookup.status === 405 ? "method" : "notFound");
  const { call } = lookup;
  const isWrite = call.method === "POST";
  if (isWrite && !isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return reject("origin");
  const clientIp = getClientIp(request.headers);
  const retryAfter = call.takesFiles ? await limitForm(clientIp) : 0;
  if (retryAfter > 0) return reject("tooManyForms", retryAfter);
  const { sealed, names: sentNames } = readSessionCookie(cookies);
  const session = await openSession(sealed, env().sessionSecrets);
  const sent = { session, sentNames, hint: cookies.get(SESSION_HINT_COOKIE)?.value };
  const query = queryToParams(new URL(request.url).searchParams);
  const send = async (body: BodyResult) => {
    if ("error" in body) return reject(body.error);
    const result = await callGateway({
      call,
      path,
      query,
      body: body.params,
      session,
      clientIp,
      locale,
      signal: request.signal,
    });
    return toHttpResponse(result.response, await changedCookies(call, sent, result));
  };
  if (!(await call.takesFiles?.(query, session)))
    return send(isWrite ? await readBody(request) : { params: {} });
  return (await withUploadSlot(() => withSpooledBody(request, MAX_FORM_BODY_BYTES, send))) ?? reject("busy");
}
