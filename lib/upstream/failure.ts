import { currentRequestId, supportCode } from "../../config/request-context.mjs";
import { AnswerTooLong } from "./read-answer";
import { UpstreamTimeout } from "./with-timeout";

const INSPECT = Symbol.for("nodejs.util.inspect.custom");

const MAX_CAUSE_LENGTH = 200;

/** Node's fetch hides the reason in the cause of its error, and that of several addresses in the first of them. */
export function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return error === undefined ? "" : String(error).slice(0, MAX_CAUSE_LENGTH);
  if (error instanceof AggregateError && error.errors.length > 0) return describeCause(error.errors[0]);
  if (error.cause !== undefined) return describeCause(error.cause);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (code || error.message || error.name).replace(/\s+/g, " ").slice(0, MAX_CAUSE_LENGTH);
}

type ConnectionFailure = { kind: "timeout" | "network" | "contract"; reason: string };

/** Of a request without a response, or with one that is too long to be read. */
export function connectionFailure(error: unknown): ConnectionFailure {
  if (error instanceof UpstreamTimeout) return { kind: "timeout", reason: "" };
  return { kind: error instanceof AnswerTooLong ? "contract" : "network", reason: describeCause(error) };
}

type Details = { kind: string; call: string; origin: string; http: number; reason: string };

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : origin);

const TOO_MANY_REQUESTS = 429;
const NOT_IMPLEMENTED = 501;

const isTemporary = (http: number) => http === TOO_MANY_REQUESTS || (http >= 500 && http !== NOT_IMPLEMENTED);

/** Logged in one line, since the stack says nothing about the cause. */
export class UpstreamFailure extends Error {
  readonly digest = supportCode(currentRequestId() ?? "") || undefined;
  /** No answer, or none that can be used; what was asked for may come later. */
  readonly isOutage: boolean;

  constructor(name: string, { kind, call, origin, http, reason }: Details) {
    super(`${kind} ${call} at ${hostOf(origin)}${http ? ` (${http})` : ""}${reason ? `: ${reason}` : ""}`);
    this.name = name;
    this.isOutage = ["network", "timeout", "contract"].includes(kind) || isTemporary(http);
    this.stack = `${name}: ${this.message}`;
  }

  [INSPECT](): string {
    return `${this.name}: ${this.message}`;
  }
}
