import "server-only";
import { env } from "../../env";
import { activeLocales } from "../../i18n/locales";
import { log } from "../../log";
import { sessionCookies } from "../../session/cookies";
import { isEmpty, openSession, sameSession, type Session } from "../../session/session";
import { staffCaller } from "../../session/staff";
import { clientAddress, visitorUuid } from "../../session/visitor";
import { EbsnFailure } from "../failure";
import { sessionHeaders } from "../session-headers";
import { callSession, type SessionAnswer } from "../transport";
import { answer, answerFailure, refuse } from "./answer";
import { readBody } from "./body";
import type { Call } from "./call";
import { findCall } from "./calls";
import { SSO_LOGIN } from "./calls/backoffice";
import { admitCounted, admitLogin, forgiveLogin } from "./login-throttle";
import { isSameOrigin } from "./origin";
import { saysQuantities } from "./quantities";
import { endedBy, LOGIN, sessionAfter } from "./session-after";
import { pickTexts, pickValues, queryBag } from "./values";

type Visit = { request: Request; session: Session; address: string; bag: Record<string, unknown> };

const LOGINS = [LOGIN, SSO_LOGIN];

/** The language of the page that asks, where the shop speaks several. */
function languageOf(request: Request): string | undefined {
  const [standard, ...others] = activeLocales();
  if (others.length === 0) return undefined;
  const referer = request.headers.get("referer") ?? "";
  return others.find((locale) => new RegExp(`^https?://[^/]+/${locale}(?:/|$)`).test(referer)) ?? standard;
}

function send(call: Call, path: string, { request, session, address, bag }: Visit): Promise<SessionAnswer> {
  const method = call.upstream ?? call.method;
  const asked = { ...queryBag(new URL(request.url).searchParams), ...bag };
  const params = pickTexts(call.query ?? [], asked);
  // Never out of the address, where a password would end up in logs.
  const body = pickValues(call.body ?? [], bag);
  const caller = call.staff ? staffCaller(session) : session;
  const uuid = visitorUuid(caller.account || caller.session || address, env().sessionSecrets[0] ?? "");
  return callSession({
    method,
    path: `/ebsn/api/${call.upstreamPath ?? path}`,
    params,
    ...(method === "GET" ? {} : call.as === "form" ? { form: pickTexts(call.body ?? [], body) } : { body }),
    headers: sessionHeaders(caller, uuid, languageOf(request)),
    signal: request.signal,
  });
}

async function withCookies(response: Response, before: Session, after: Session): Promise<Response> {
  if (sameSession(before, after)) return response;
  const secure = env().storefrontUrl.startsWith("https:");
  const settings = { secrets: env().sessionSecrets, secure, hadStaff: before.staff !== undefined };
  for (const cookie of await sessionCookies(after, settings)) {
    response.headers.append("set-cookie", cookie);
  }
  return response;
}

async function pass(call: Call, path: string, visit: Visit): Promise<Response> {
  const got = await send(call, path, visit);
  const after = sessionAfter(call, visit.session, got, visit.bag);
  const isFine = got.status === 0 && got.http < 400;
  const keep = call.keep && isFine && isEmpty(visit.session);
  const response = answer({
    status: got.status,
    messages: got.messages,
    data: isFine ? call.read(path, got.data) : null,
    http: got.http,
    headers: keep ? { "cache-control": `public, max-age=${call.keep}`, vary: "cookie" } : {},
  });
  if (LOGINS.includes(call.path) && isFine) forgiveLogin(visit.bag, visit.address);
  return withCookies(response, visit.session, after);
}

/** Answers a call of the browser: checks it against the allow-list, adds the session, hands back the envelope. */
export async function openDoor(
  request: Request,
  path: string,
  sealed: string | undefined,
): Promise<Response> {
  const found = findCall(request.method, path);
  if ("refused" in found) return refuse(found.refused === 405 ? "method" : "notFound");
  const { call } = found;
  const isWrite = call.method === "POST";
  if (isWrite && !isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return refuse("origin");
  const body = isWrite ? await readBody(request, call.mostBytes) : { bag: {} };
  if ("refused" in body) return refuse(body.refused);
  if (!saysQuantities(call.body ?? [], body.bag)) return refuse("quantity");
  const address = clientAddress(request.headers.get("x-forwarded-for"), env().trustedProxies);
  const isLogin = LOGINS.includes(call.path);
  const wait = isLogin ? admitLogin(body.bag, address) : call.counted ? admitCounted(call.path, address) : 0;
  if (wait > 0) return refuse(isLogin ? "throttled" : "tooManyAsked", { "retry-after": String(wait) });
  const session = await openSession(sealed, env().sessionSecrets);
  if (call.staff && !session.staff) return refuse("notStaff");
  try {
    return await pass(call, path, { request, session, address, bag: body.bag });
  } catch (error) {
    const kind = error instanceof EbsnFailure ? error.kind : "unexpected";
    log(kind === "unexpected" || kind === "contract" ? "error" : "warn", "door", {
      call: call.path,
      kind,
      reason: error instanceof Error ? error.message : "",
    });
    const response = answerFailure(error);
    return withCookies(response, session, endedBy(call, session) ?? session);
  }
}
