import { POLICY_HEADER } from "../config/headers.mjs";
import { allowOnlyScripts } from "./response-cache/inline-scripts.mjs";

const POLICY = POLICY_HEADER.toLowerCase();
/** Boundaries of adjacent data scripts, which cannot occur in markup or data. */
const BETWEEN_DATA = /\]\)<\/script><script>(?=self\.__next_f\.push\(\[)/g;

/**
 * The data of a page become one script, since the policy names each.
 * @param {string} html
 */
export const joinPageData = (html) => html.replace(BETWEEN_DATA, "]);");

/**
 * @param {string[]} headers name and value in turn
 * @param {string[]} scripts hashes of the inline scripts that may run
 */
export function withStrictPolicy(headers, scripts) {
  return headers.map((value, at) =>
    at % 2 === 1 && headers[at - 1]?.toLowerCase() === POLICY ? allowOnlyScripts(value, scripts) : value,
  );
}
