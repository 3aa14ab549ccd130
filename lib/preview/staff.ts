import "server-only";
import { env } from "../env";
import type { GatewayAnswer } from "../gateway/answer";
import { callGateway } from "../gateway/call-gateway";
import { callerLocale } from "../gateway/caller-locale";
import { findCall } from "../gateway/calls";
import { isSameOrigin } from "../gateway/origin";
import { mayEditContent } from "../rules/staff-sections";
import { readSession } from "../session/server";
import { getClientIp } from "../session/visitor";

const REFUSED = [401, 403, 419];

/** A shop without the call has no say but the role it gave at the log-in. */
const isRefusal = ({ http }: Pick<GatewayAnswer, "http">): boolean => REFUSED.includes(http);

/** The name of who may preview and share, asked of the shop where it knows; null: refused. */
export async function readContentEditor(request: Request): Promise<string | null> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl })) return null;
  const session = await readSession();
  const lookup = findCall("GET", "backoffice-access/list-content");
  if (!session.staff || !mayEditContent(session.staff.roles) || "status" in lookup) return null;
  const clientIp = getClientIp(request.headers.get("x-forwarded-for"), env().trustedProxies);
  const locale = callerLocale(request.headers);
  const { answer } = await callGateway({ ...lookup, query: { page_size: "1" }, session, clientIp, locale });
  return isRefusal(answer) ? null : session.staff.name;
}
