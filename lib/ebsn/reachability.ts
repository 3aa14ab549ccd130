import "server-only";
import { withTimeout } from "../upstream/with-timeout";
import { readData, readEnvelope } from "./envelope";
import { categoryTreeSchema } from "./schemas/category";

const TIMEOUT_MS = 2000;
const PATH = "/ebsn/api/category";

/** An HTML page instead of data does not count. */
export async function isReachable(origin: string): Promise<boolean> {
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
