import { writeLogLine } from "../config/log-line.mjs";
import { withRequestId } from "../config/request-context.mjs";
import { ANY_LOCALE } from "../config/split-locale.mjs";

/** Below these pages are an e-mail address or a secret, as deploy/nginx knows too. */
const PERSONAL = new RegExp(`^((?:/(?:${ANY_LOCALE}))?/(?:reset-password-confirm|registration/confirm)/).+`);

/**
 * Without the query, which may hold a token.
 * @param {string} id
 * @param {{ method?: string, url?: string }} request
 * @param {number} status
 */
export function logFailure(id, { method = "", url = "" }, status) {
  const [address = ""] = url.split("?", 1);
  const path = address.replace(PERSONAL, "$1…");
  withRequestId(id, () => writeLogLine("warn", "request", { method, path, status }));
}
