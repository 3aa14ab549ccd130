import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.mjs";

/** @type {AsyncLocalStorage<() => void>} */
const storage = processWide("outage", () => new AsyncLocalStorage());

/**
 * Runs a request; `onOutage` is called where `noteOutage` finds one.
 * @template T
 * @param {() => void} onOutage
 * @param {() => T} run
 */
export const watchOutage = (onOutage, run) => storage.run(onOutage, run);

/**
 * For an error of a page: with the shop or the content system away, the page may come later.
 * @param {unknown} error
 */
export function noteOutage(error) {
  // Not `instanceof`: Next bundles the class more than once.
  if (error instanceof Error && "isOutage" in error && error.isOutage === true) storage.getStore()?.();
}
