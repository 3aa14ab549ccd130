import "server-only";
import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { env } from "../env";
import type { Locale } from "../i18n/locales";
import { SESSION_EXPIRED } from "../session/expired-status";
import { readSession } from "../session/server";
import { SESSION_HINT_COOKIE } from "../session/session-hint";
import { openSession } from "../session/session";
import { readSessionCookie } from "../session/session-cookie";
import { getClientIp } from "../session/client-ip";
import { pageDeadline } from "../upstream/page-deadline";
import { errorResponse, type GatewayResponse, isAnswerMissing, isSuccess } from "./gateway-response";
import { callGateway } from "./call-gateway";
import { findCall } from "./calls";
import { changedCookies } from "./changed-cookies";

const clientIp = async () => getClientIp(await headers());

/** GET with the visitor's session. Server actions name the locale: they have none of the request. */
export async function fetchResponse<T>(
  path: string,
  query: Record<string, string>,
  locale: Locale,
): Promise<GatewayResponse<T | null>> {
  const [session, ip] = await Promise.all([readSession(), clientIp()]);
  const lookup = findCall("GET", path);
  if ("status" in lookup) return errorResponse("notFound", locale) as GatewayResponse<null>;
  const deadline = pageDeadline();
  const { response } = await callGateway({ ...lookup, query, session, clientIp: ip, locale, deadline });
  return response as GatewayResponse<T | null>;
}

/** GET for server components, which cannot set cookies: a changed session is not kept. */
export const fetchResponseAsVisitor = async <T>(
  path: string,
  query: Record<string, string>,
): Promise<GatewayResponse<T | null>> => fetchResponse<T>(path, query, await getLocale());

/** Null when it failed, and the browser tries again. */
export async function fetchAsVisitor<T>(path: string, query: Record<string, string>): Promise<T | null> {
  const response = await fetchResponseAsVisitor<T>(path, query);
  return isSuccess(response) ? response.data : null;
}

export const isMissing = async (path: string, query: Record<string, string>): Promise<boolean> =>
  isAnswerMissing(await fetchResponseAsVisitor<unknown>(path, query));

/** POST for server actions, whose origin Next.js checks; sets the cookies of a changed session. */
export async function submitAsVisitor(
  path: string,
  body: Record<string, unknown>,
  locale: Locale,
): Promise<GatewayResponse> {
  const lookup = findCall("POST", path);
  if ("status" in lookup) return errorResponse("notFound", locale);
  const cookieStore = await cookies();
  const { sealed, names: sentNames } = readSessionCookie(cookieStore);
  const session = await openSession(sealed, env().sessionSecrets);
  const result = await callGateway({ ...lookup, body, session, clientIp: await clientIp(), locale });
  // A changed cookie would render the page again, whose guard redirects away from what was typed.
  if (lookup.call.isStaffOnly && result.response.http === SESSION_EXPIRED) return result.response;
  const sent = { session, sentNames, hint: cookieStore.get(SESSION_HINT_COOKIE)?.value };
  for (const { name, value, options } of await changedCookies(lookup.call, sent, result))
    cookieStore.set(name, value, options);
  return result.response;
}
