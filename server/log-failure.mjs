import { writeLogLine } from "../config/log-line.mjs";
import { withRequestId } from "../config/request-context.mjs";

/**
 * Without the query, which may hold a token.
 * @param {string} id
 * @param {{ method?: string, url?: string }} request
 * @param {number} status
 */
export function logFailure(id, { method = "", url = "" }, status) {
  withRequestId(id, () => writeLogLine("warn", "request", { method, path: url.split("?")[0] ?? "", status }));
}
