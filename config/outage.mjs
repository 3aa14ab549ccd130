import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.mjs";

/** @type {AsyncLocalStorage<{ hasOutage: boolean, deadline?: number, onOutage: () => void }>} */
const storage = processWide("outage", () => new AsyncLocalStorage());

/**
 * Runs a request; `onOutage` is called where `noteOutage` finds one.
 * @template T
 * @param {() => void} onOutage
 * @param {() => T} run
 */
export const watchOutage = (onOutage, run) => storage.run({ hasOutage: false, onOutage }, run);

/**
 * For an error of a page: with the shop or the content system away, the page may come later.
 * @param {unknown} error
 */
export function noteOutage(error) {
  // Not `instanceof`: Next bundles the class more than once.
  const request = storage.getStore();
  if (!request || !(error instanceof Error && "isOutage" in error && error.isOutage === true)) return;
  request.hasOutage = true;
  request.onOutage();
}

/**
 * Of a render, in milliseconds since the epoch. After an outage Next renders frame and metadata again for the error
 * page, which has no more time than the page had.
 * @param {number} deadline
 */
export function renderDeadline(deadline) {
  const request = storage.getStore();
  if (!request) return deadline;
  request.deadline ??= deadline;
  return request.hasOutage ? request.deadline : deadline;
}
