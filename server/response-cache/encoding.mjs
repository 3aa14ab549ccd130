import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** @import { Encoding } from "./body.mjs" */

const MAX_HEADER_LENGTH = 200;
/** @type {Encoding[]} */
const ENCODINGS = ["br", "gzip", "identity"];

/** @type {LRUCache<string, Encoding>} */
const known = new LRUCache({ max: 100 });

/**
 * The smallest that the client reads, whatever weights it gives.
 * @param {string | undefined} accepted
 * @returns {Encoding}
 */
export function chooseEncoding(accepted) {
  if (!accepted || accepted.length > MAX_HEADER_LENGTH) return "identity";
  const cached = known.get(accepted);
  if (cached) return cached;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
  const admitted = negotiator.encodings(ENCODINGS);
  const chosen = ENCODINGS.find((encoding) => admitted.includes(encoding)) ?? "identity";
  known.set(accepted, chosen);
  return chosen;
}
