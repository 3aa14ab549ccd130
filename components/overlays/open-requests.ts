import type { OverlayName, OverlayRequest } from "@/lib/overlays/requests";

/** About the customer, so that the result is for all who ask; any other decision is taken once. */
const SHARED_RESULTS: ReadonlySet<OverlayName> = new Set<OverlayName>([
  "login",
  "merge",
  "age",
  "place",
  "address",
  "timeslot",
  "store",
  "delivery",
]);

type Resolve = (result: unknown) => void;

/** A second click may come before its dialog has been loaded: equal requests have one dialog. */
export function createOpenRequests() {
  const waiting = new Map<string, Resolve[]>();

  /** Returns how to answer the request, or null where an equal one is open. */
  return function add(request: OverlayRequest, resolve: Resolve): Resolve | null {
    const key = JSON.stringify(request);
    const earlier = waiting.get(key);
    if (earlier) {
      if (SHARED_RESULTS.has(request.dialog)) earlier.push(resolve);
      else resolve(null);
      return null;
    }
    const resolves = [resolve];
    waiting.set(key, resolves);
    return (result) => {
      if (waiting.get(key) === resolves) waiting.delete(key);
      for (const each of resolves) each(result);
    };
  };
}
