import "server-only";
import { processWide } from "../../config/process-wide.mjs";
import { EbsnFailure } from "../ebsn/failure";
import { getReachability } from "../ebsn/reachability";
import { env } from "../env";
import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import type { Call } from "./call";
import { pickTextParams } from "./params";

const MISSING_TTL_MS = 300_000;

/** Until when, in ms. */
const missing = processWide("missing-calls", () => new Map<string, number>());

const keyOf = (path: string) => `${env().ebsnUrl} ${path}`;

const paramsOf = ({ query: names = [] }: Call, query: Record<string, unknown>) =>
  Object.entries(pickTextParams(names, query));

const LISTING_PARAMS = ["page_size", "show_all", "show_history"];

/** With parameters that name a document, or a page after the first, only that may be missing. */
const isWholeList = ([name, value]: [string, unknown]): boolean =>
  LISTING_PARAMS.includes(name) || (name === "page" && value === "1");

type CallContext = { call: Call; query?: Record<string, unknown>; deadline: number };

/**
 * The shop lacks the call, for a few minutes without asking again. Only of reads that cannot be about a
 * document that is gone, and not of the shop's own words, which may be about a customer.
 */
export async function rememberMissingCall(
  error: unknown,
  { call, query = {}, deadline }: CallContext,
): Promise<void> {
  if (!(error instanceof EbsnFailure) || error.kind === "domain") return;
  // A page with 200 may be the trouble of one moment.
  if (!ABSENT_STATUSES.includes(error.http)) return;
  const { method, isStaffOnly, path } = call;
  if (method !== "GET" || isStaffOnly || path.includes(":")) return;
  if (!paramsOf(call, query).every(isWholeList)) return;
  if ((await getReachability(deadline)) === "reachable")
    missing.set(keyOf(path), Date.now() + MISSING_TTL_MS);
}

export const isKnownMissing = (path: string): boolean => (missing.get(keyOf(path)) ?? 0) > Date.now();

/** A call with parameters is tried: what is missing may be one that it was asked without. */
export const shouldSkipCall = ({ call, query = {} }: Omit<CallContext, "deadline">): boolean =>
  call.method === "GET" && paramsOf(call, query).length === 0 && isKnownMissing(call.path);

/** @internal */
export const clearMissingCalls = (): void => missing.clear();
