import "server-only";
import { env } from "../env";
import type { GatewayResponse } from "../gateway/gateway-response";
import { callGateway } from "../gateway/call-gateway";
import { callerLocale } from "../gateway/caller-locale";
import { findCall } from "../gateway/calls";
import { isSameOrigin } from "../gateway/origin";
import { mayEditContent } from "../rules/staff-sections";
import { SESSION_EXPIRED } from "../session/expired-status";
import { readSession } from "../session/server";
import { getClientIp } from "../session/client-ip";

const REJECTED_STATUSES = [401, 403, SESSION_EXPIRED];

/** Where the shop does not have the call, the role from the log-in decides. */
const isRejected = ({ http }: Pick<GatewayResponse, "http">): boolean => REJECTED_STATUSES.includes(http);

/** Name of a user who may preview and share, verified by the shop where it has the call; null: rejected. */
export async function readContentEditor(request: Request): Promise<string | null> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl })) return null;
  const session = await readSession();
  const lookup = findCall("GET", "backoffice-access/list-content");
  if (!session.staff || !mayEditContent(session.staff.roles) || "status" in lookup) return null;
  const clientIp = getClientIp(request.headers);
  const locale = callerLocale(request.headers);
  const { response } = await callGateway({ ...lookup, query: { page_size: "1" }, session, clientIp, locale });
  return isRejected(response) ? null : session.staff.name;
}
