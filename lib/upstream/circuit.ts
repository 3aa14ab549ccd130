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

/**
 * After repeated failures nothing is sent for a while; then one call goes through, and closes or reopens the circuit.
 * `isAbortedByCaller`: the call failed because the caller gave up.
 */
export async function throughCircuit<T>(
  origin: string,
  call: () => Promise<T>,
  isAbortedByCaller: () => boolean = () => false,
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
    publish(origin, "ok", startedAt);
    if (circuit && circuit.failures >= MAX_FAILURES) log("info", "upstream", { origin, circuit: "closed" });
    circuits.delete(origin);
    return result;
  } catch (error) {
    publish(origin, "failed", startedAt);
    if (!isAbortedByCaller()) noteFailure(origin);
    throw error;
  }
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
