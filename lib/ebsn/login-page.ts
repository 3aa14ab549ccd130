import "server-only";
import { env } from "../env";
import { NO_SESSION } from "../session/session";
import { throughCircuit } from "../upstream/circuit";
import { logFailedCall } from "../upstream/log-failed-call";
import { withTimeout } from "../upstream/with-timeout";
import { EbsnFailure } from "./failure";
import { sessionHeaders } from "./session-headers";

export async function findLoginPage(path: string, params: Record<string, string>): Promise<string | null> {
  const { ebsnUrl, timeoutMs } = env();
  const load = (signal: AbortSignal) =>
    fetch(`${ebsnUrl}${path}?${new URLSearchParams(params).toString()}`, {
      redirect: "manual",
      cache: "no-store",
      headers: sessionHeaders(NO_SESSION, ""),
      signal,
    });
  try {
    const call = () => withTimeout(timeoutMs, load);
    const { headers, status } = await throughCircuit({ system: "ebsn", origin: ebsnUrl }, call, {
      statusOf: (response) => response.status,
    });
    const location = headers.get("location") ?? "";
    if (/^https?:\/\//.test(location)) return location;
    throw new EbsnFailure({ kind: status >= 400 ? "http" : "contract", path, http: status });
  } catch (error) {
    logFailedCall(path, error);
    return null;
  }
}
