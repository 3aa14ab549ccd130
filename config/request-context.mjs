import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { processWide } from "./process-wide.mjs";

export const REQUEST_ID_HEADER = "x-request-id";

const ID = /^[\w-]{8,64}$/;
const CODE_LENGTH = 8;

/** @type {AsyncLocalStorage<string>} */
const storage = processWide("request-id", () => new AsyncLocalStorage());

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

/** @type {{ read: () => Record<string, string> }} */
const trace = processWide("trace-headers", () => ({ read: () => ({}) }));

/** @param {() => Record<string, string>} read */
export const setTraceHeaders = (read) => void (trace.read = read);

/** Headers that continue the trace in another process; empty without tracing. */
export const traceHeaders = () => trace.read();

/** undefined outside of a request, as in a build or a test. */
export const currentRequestId = () => storage.getStore();

/**
 * What a customer reads out to the customer service.
 * @param {string} id
 */
export const supportCode = (id) => id.slice(0, CODE_LENGTH).toUpperCase();
