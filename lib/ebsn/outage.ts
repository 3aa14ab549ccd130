import { env } from "../env";
import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import { EbsnFailure } from "./failure";
import { isReachable } from "./reachability";

/** The shop itself says that it has no such document. */
const isCertain = ({ kind, http }: EbsnFailure) => kind === "domain" && ABSENT_STATUSES.includes(http);

/** In maintenance a shop answers every call with a refusal or a page: nothing is missing because of one. */
export async function toOutage(error: unknown): Promise<unknown> {
  if (!(error instanceof EbsnFailure) || !error.isUnsupported || isCertain(error)) return error;
  if (await isReachable(env().ebsnUrl)) return error;
  const { path, messages } = error;
  return new EbsnFailure({ kind: "http", path, http: 503, messages, reason: "no departments either" });
}
