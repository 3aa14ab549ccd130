import "server-only";
import { processWide } from "../../config/process-wide.mjs";
import { env } from "../env";
import { withTimeout } from "../upstream/with-timeout";
import { categoryTreeRequest } from "./category-tree-request";
import { EbsnFailure } from "./failure";
import { attempt, buildUrl, readAsVisitor } from "./request";

/** `unknown`: there was no answer, or one that says nothing about the departments. */
export type Reachability = "reachable" | "unreachable" | "unknown";

/** Anybody may ask: the whole tree is read once in a while, whoever asks. */
const CHECK_TTL_MS = 5000;

const TOO_MANY_REQUESTS = 429;

type Check = { result: Promise<Reachability>; until: number };

const checks = processWide("reachability", () => new Map<string, Check>());

/** Whether the shop answers its departments, as far as is known at the deadline (in milliseconds since 1970). */
export async function getReachability(deadline: number): Promise<Reachability> {
  const leftMs = deadline - Date.now();
  if (leftMs <= 0) return "unknown";
  return withTimeout(leftMs, () => getCachedCheck(env().ebsnUrl)).catch(() => "unknown");
}

/** It outlives its callers, who wait as long as they can. */
function getCachedCheck(origin: string): Promise<Reachability> {
  const last = checks.get(origin);
  if (last && Date.now() < last.until) return last.result;
  const check: Check = { result: readTree(), until: Infinity };
  checks.set(origin, check);
  return check.result.finally(() => (check.until = Date.now() + CHECK_TTL_MS));
}

/** @internal */
export const clearReachability = (): void => checks.clear();

const isInconclusive = (error: unknown) =>
  !(error instanceof EbsnFailure) ||
  error.kind === "network" ||
  error.kind === "timeout" ||
  error.http === TOO_MANY_REQUESTS;

/** An HTML page instead of data does not count. */
async function readTree(): Promise<Reachability> {
  const { path, params, schema } = categoryTreeRequest();
  const target = buildUrl(path, params);
  const deadline = Date.now() + env().timeoutMs;
  try {
    const { categories } = await readAsVisitor({ path, target, deadline, schema, send: attempt });
    return categories.length > 0 ? "reachable" : "unreachable";
  } catch (error) {
    return isInconclusive(error) ? "unknown" : "unreachable";
  }
}
