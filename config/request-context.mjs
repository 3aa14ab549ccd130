import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

const KEY = Symbol.for("madia.request-id");
const ID = /^[\w-]{8,64}$/;
const CODE_LENGTH = 8;

/** Next bundles its own copy of this module, which has to share the storage with the server's. */
const shared = /** @type {Record<symbol, AsyncLocalStorage<string> | undefined>} */ (
  /** @type {unknown} */ (globalThis)
);
const storage = (shared[KEY] ??= new AsyncLocalStorage());

/**
 * The id a proxy in front has given, or a new one.
 * @param {unknown} [given]
 */
export const toRequestId = (given) =>
  typeof given === "string" && ID.test(given) ? given : randomBytes(8).toString("hex");

/**
 * @template T
 * @param {unknown} id
 * @param {() => T} run
 */
export const withRequestId = (id, run) => storage.run(toRequestId(id), run);

const TRACE = Symbol.for("madia.trace-headers");
const hooks = /** @type {Record<symbol, (() => Record<string, string>) | undefined>} */ (
  /** @type {unknown} */ (globalThis)
);

/** @param {() => Record<string, string>} read */
export const setTraceHeaders = (read) => void (hooks[TRACE] = read);

/** Headers that continue the trace in another process; empty without tracing. */
export const traceHeaders = () => hooks[TRACE]?.() ?? {};

/** undefined outside of a request, as in a build or a test. */
export const currentRequestId = () => storage.getStore();

/**
 * What a customer reads out to the customer service.
 * @param {string} id
 */
export const supportCode = (id) => id.slice(0, CODE_LENGTH).toUpperCase();
