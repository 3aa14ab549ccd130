import { log } from "../log";

/** A page makes some six calls side by side: one slow page is no outage. */
const MAX_FAILURES = 15;
const OPEN_MS = 3_000;

type Circuit = { failures: number; openUntil: number };

const circuits = new Map<string, Circuit>();

export class CircuitOpen extends Error {}

/**
 * An upstream that does not answer is left alone for a while; then one call is let through, and decides for the rest.
 * `isOwnFault`: the call failed because the caller gave up.
 */
export async function throughCircuit<T>(
  origin: string,
  call: () => Promise<T>,
  isOwnFault: () => boolean = () => false,
): Promise<T> {
  const circuit = circuits.get(origin);
  if (circuit && Date.now() < circuit.openUntil) throw new CircuitOpen("left alone after failures");
  if (circuit && circuit.failures >= MAX_FAILURES) circuit.openUntil = Date.now() + OPEN_MS;
  try {
    const result = await call();
    if (circuit && circuit.failures >= MAX_FAILURES) log("info", "upstream", { origin, circuit: "closed" });
    circuits.delete(origin);
    return result;
  } catch (error) {
    if (!isOwnFault()) noteFailure(origin);
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
