import "server-only";
import { withTimeout } from "../upstream/with-timeout";
import { readData, readEnvelope } from "./envelope";
import { categoryTreeSchema } from "./schemas/category";

const TIMEOUT_MS = 2000;
const PATH = "/ebsn/api/category";

/** Anybody may ask: the whole tree is read once in a while, whoever asks. */
const KEPT_MS = 5000;

type Check = { result: Promise<boolean>; until: number };

const checks = new Map<string, Check>();

export function isReachable(origin: string): Promise<boolean> {
  const last = checks.get(origin);
  if (last && Date.now() < last.until) return last.result;
  const check: Check = { result: readTree(origin), until: Infinity };
  checks.set(origin, check);
  return check.result.finally(() => (check.until = Date.now() + KEPT_MS));
}

/** @internal */
export const forgetReachability = (): void => checks.clear();

/** An HTML page instead of data does not count. */
async function readTree(origin: string): Promise<boolean> {
  try {
    const { http, body } = await withTimeout(TIMEOUT_MS, async (signal) => {
      const headers = { accept: "application/json" };
      const response = await fetch(`${origin}${PATH}?filtered=true`, { cache: "no-store", headers, signal });
      return { http: response.status, body: await response.text() };
    });
    const { status, data } = readEnvelope(PATH, http, body);
    return http < 300 && status === 0 && readData(PATH, categoryTreeSchema, data).categories.length > 0;
  } catch {
    return false;
  }
}
