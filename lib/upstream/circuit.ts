import { channel } from "node:diagnostics_channel";
import { processWide } from "../../config/process-wide.mjs";
import { UPSTREAM_CHANNEL, type UpstreamCall } from "../../config/upstream-channel.mjs";
import { log } from "../log";
import { AnswerTooLong } from "./read-answer";

/** A page makes about six calls in parallel: one slow page is no outage. */
const MAX_FAILURES = 15;
const OPEN_MS = 3_000;

type Circuit = { failures: number; openUntil: number };

/** Systems fail apart from each other, also where they share a host. */
export type Upstream = { system: "ebsn" | "content" | "stories" | "media"; origin: string };

const circuits = processWide("circuits", () => new Map<string, Circuit>());

const keyOf = ({ system, origin }: Upstream) => `${system} ${origin}`;

export class CircuitOpen extends Error {}

const calls = channel(UPSTREAM_CHANNEL);

function publish(origin: string, outcome: UpstreamCall["outcome"], startedAt: number): void {
  if (!calls.hasSubscribers) return;
  const call: UpstreamCall = { upstream: origin, outcome, ms: performance.now() - startedAt };
  calls.publish(call);
}

/** A call that the upstream lacks (501) is no failure. */
const isServerError = (status: number) => status >= 500 && status !== 501;

/** A 500 may be of one call alone, and whoever finds one must not close the shop to all; the upstream can be reached. */
const isUnavailable = (status: number) => isServerError(status) && status !== 500;

type Options<T> = {
  /** The call failed because the caller gave up. */
  isAbortedByCaller?: (error: unknown) => boolean;
  /** The HTTP status of an answer. */
  statusOf?: (result: T) => number;
};

const hasOpened = (circuit: Circuit | undefined) => circuit !== undefined && circuit.failures >= MAX_FAILURES;

/** After repeated failures nothing is sent for a while; then one call goes through, and closes or reopens the circuit. */
export async function throughCircuit<T>(
  upstream: Upstream,
  call: () => Promise<T>,
  { isAbortedByCaller = () => false, statusOf = () => 200 }: Options<T> = {},
): Promise<T> {
  const { origin } = upstream;
  const circuit = circuits.get(keyOf(upstream));
  const startedAt = performance.now();
  if (circuit && Date.now() < circuit.openUntil) {
    publish(origin, "refused", startedAt);
    throw new CircuitOpen("circuit open");
  }
  const isProbe = hasOpened(circuit);
  if (circuit && isProbe) circuit.openUntil = Date.now() + OPEN_MS;
  try {
    const result = await call();
    const status = statusOf(result);
    publish(origin, isServerError(status) ? "failed" : "ok", startedAt);
    if (isUnavailable(status)) noteFailure(upstream);
    else if (isProbe || !isServerError(status)) noteSuccess(upstream);
    return result;
  } catch (error) {
    publish(origin, "failed", startedAt);
    // The upstream can be reached, and whoever asks for too much must not close the shop to all.
    if (!(error instanceof AnswerTooLong) && !isAbortedByCaller(error)) noteFailure(upstream);
    throw error;
  }
}

function noteSuccess(upstream: Upstream): void {
  if (hasOpened(circuits.get(keyOf(upstream)))) log("info", "upstream", { ...upstream, circuit: "closed" });
  circuits.delete(keyOf(upstream));
}

function noteFailure(upstream: Upstream): void {
  const circuit = circuits.get(keyOf(upstream)) ?? { failures: 0, openUntil: 0 };
  circuits.set(keyOf(upstream), circuit);
  circuit.failures += 1;
  if (circuit.failures < MAX_FAILURES) return;
  circuit.openUntil = Date.now() + OPEN_MS;
  if (circuit.failures === MAX_FAILURES) log("warn", "upstream", { ...upstream, circuit: "open" });
}

/** @internal */
export const closeCircuits = (): void => circuits.clear();
