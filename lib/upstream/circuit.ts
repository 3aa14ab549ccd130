import { channel } from "node:diagnostics_channel";
import { UPSTREAM_CHANNEL, type UpstreamCall } from "@/config/upstream-channel.mjs";
import { log } from "../log";

/** A page makes about six calls in parallel: one slow page is no outage. */
const MAX_FAILURES = 15;
const OPEN_MS = 3_000;

type Circuit = { failures: number; openUntil: number };

const circuits = new Map<string, Circuit>();

export class CircuitOpen extends Error {}

const calls = channel(UPSTREAM_CHANNEL);

function publish(origin: string, outcome: UpstreamCall["outcome"], startedAt: number): void {
  if (!calls.hasSubscribers) return;
  const call: UpstreamCall = { upstream: origin, outcome, ms: performance.now() - startedAt };
  calls.publish(call);
}

/** A call that the upstream lacks (501) is no failure. */
const isServerError = (status: number) => status >= 500 && status !== 501;

/** A 500 may be of one call alone, and whoever finds one must not close the shop to all. */
const isUnavailable = (status: number) => isServerError(status) && status !== 500;

type Options<T> = {
  /** The call failed because the caller gave up. */
  isAbortedByCaller?: () => boolean;
  /** The HTTP status of an answer. */
  statusOf?: (result: T) => number;
};

/** After repeated failures nothing is sent for a while; then one call goes through, and closes or reopens the circuit. */
export async function throughCircuit<T>(
  origin: string,
  call: () => Promise<T>,
  { isAbortedByCaller = () => false, statusOf = () => 200 }: Options<T> = {},
): Promise<T> {
  const circuit = circuits.get(origin);
  const startedAt = performance.now();
  if (circuit && Date.now() < circuit.openUntil) {
    publish(origin, "refused", startedAt);
    throw new CircuitOpen("circuit open");
  }
  if (circuit && circuit.failures >= MAX_FAILURES) circuit.openUntil = Date.now() + OPEN_MS;
  try {
    const result = await call();
    const status = statusOf(result);
    publish(origin, isServerError(status) ? "failed" : "ok", startedAt);
    if (isUnavailable(status)) noteFailure(origin);
    else if (!isServerError(status)) noteSuccess(origin, circuit);
    return result;
  } catch (error) {
    publish(origin, "failed", startedAt);
    if (!isAbortedByCaller()) noteFailure(origin);
    throw error;
  }
}

function noteSuccess(origin: string, before: Circuit | undefined): void {
  if (before && before.failures >= MAX_FAILURES) log("info", "upstream", { origin, circuit: "closed" });
  circuits.delete(origin);
}

function noteFailure(origin: string): void {
  const circuit = circuits.get(origin) ?? { failures: 0, openUntil: 0 };
  circuits.set(origin, circuit);
  circuit.failures += 1;
  if (circuit.failures < MAX_FAILURES) return;
  circuit.openUntil = Date.now() + OPEN_MS;
  if (circuit.failures === MAX_FAILURES) log("warn", "upstream", { origin, circuit: "open" });
}

/** @internal */
export const closeCircuits = (): void => circuits.clear();
