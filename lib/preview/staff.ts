import "server-only";
import { env } from "../env";
import { callGateway } from "../gateway/call-gateway";
import { callerLocale } from "../gateway/caller-locale";
import { findCall } from "../gateway/calls";
import { isSameOrigin } from "../gateway/origin";
import { mayEditContent } from "../rules/account/staff-sections";
import { SESSION_EXPIRED } from "../session/expired-status";
import { readSession } from "../session/server";
import { getClientIp } from "../session/client-ip";

/** Where the shop does not have the call, the role from the log-in decides. */
const REJECTED_STATUSES = [401, 403];

/** A user who may preview and share, verified by the shop where it has the call. */
type ContentEditor = { name: string } | { rejected: "sessionExpired" | "forbidden" };

export async function readContentEditor(request: Request): Promise<ContentEditor> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return { rejected: "forbidden" };
  const session = await readSession();
  if (!session.staff) return { rejected: "sessionExpired" };
  const lookup = findCall("GET", "backoffice-access/list-content");
  if (!mayEditContent(session.staff.roles) || "status" in lookup) return { rejected: "forbidden" };
  const clientIp = getClientIp(request.headers);
  const locale = callerLocale(request.headers);
  const { response } = await callGateway({ ...lookup, query: { page_size: "1" }, session, clientIp, locale });
  if (response.http === SESSION_EXPIRED) return { rejected: "sessionExpired" };
  return REJECTED_STATUSES.includes(response.http) ? { rejected: "forbidden" } : { name: session.staff.name };
}
