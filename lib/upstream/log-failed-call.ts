import { log } from "../log";
import { connectionFailure, UpstreamFailure } from "./failure";

/** Of a call whose caller goes on without an answer. */
export function logFailedCall(call: string, error: unknown): void {
  const failure = error instanceof UpstreamFailure ? { reason: error.message } : connectionFailure(error);
  log("warn", "upstream.failed", { call, ...failure });
}
