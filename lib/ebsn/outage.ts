import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import { EbsnFailure } from "./failure";
import { getReachability } from "./reachability";

/** The shop itself says that it has no such document. */
const isCertain = ({ kind, http }: EbsnFailure) => kind === "domain" && ABSENT_STATUSES.includes(http);

/**
 * During maintenance a shop answers every call with an error or an HTML page, which does not mean that something is missing.
 * The error stays what it was where the shop is not known to be away before the deadline.
 */
export async function toOutage(error: unknown, deadline: number): Promise<unknown> {
  if (!(error instanceof EbsnFailure) || !error.isUnsupported || isCertain(error)) return error;
  if ((await getReachability(deadline)) !== "unreachable") return error;
  const { path, messages } = error;
  return new EbsnFailure({ kind: "http", path, http: 503, messages, reason: "no departments either" });
}

type CallContext = { isRead: boolean; deadline: number };

/** A page in place of data says so of a read only, of a shop that answers its departments: a write may have been done. */
export async function isCallMissing(error: unknown, { isRead, deadline }: CallContext): Promise<boolean> {
  if (!(error instanceof EbsnFailure) || !error.isUnsupported) return false;
  if (ABSENT_STATUSES.includes(error.http)) return true;
  return isRead && (await getReachability(deadline)) === "reachable";
}
