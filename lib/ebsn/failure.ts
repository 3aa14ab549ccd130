import { env } from "../env";
import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import { UpstreamFailure } from "../upstream/failure";
import type { Messages } from "./domain/envelope";
import { NO_MESSAGES } from "./no-messages";

export type FailureKind = "network" | "timeout" | "http" | "contract" | "domain";

type FailureDetails = {
  kind: FailureKind;
  path: string;
  http?: number;
  messages?: Messages;
  retryAfterMs?: number;
  reason?: string;
  isPage?: boolean;
};

/** `contract`: the schema cannot read the answer; `domain`: `response.status` is not 0. */
export class EbsnFailure extends UpstreamFailure {
  readonly kind: FailureKind;
  readonly path: string;
  readonly http: number;
  readonly messages: Messages;
  readonly retryAfterMs: number;
  /** The answer was a page of HTML. */
  readonly isPage: boolean;

  constructor({
    kind,
    path,
    http = 0,
    messages = NO_MESSAGES,
    retryAfterMs = 0,
    reason = "",
    isPage = false,
  }: FailureDetails) {
    // Codes only: texts may name the customer.
    const cause = reason || messages.errors.flatMap(({ code }) => code || []).join(", ");
    super("EbsnFailure", { kind, call: path, origin: env().ebsnUrl, http, reason: cause });
    this.kind = kind;
    this.path = path;
    this.http = http;
    this.messages = messages;
    this.retryAfterMs = retryAfterMs;
    this.isPage = isPage;
  }

  get isNotFound(): boolean {
    return this.kind === "domain" || (this.kind === "http" && ABSENT_STATUSES.includes(this.http));
  }

  /** Includes an HTML page instead of data, a common answer to unknown URLs. */
  get isUnsupported(): boolean {
    return this.isNotFound || (this.kind === "contract" && this.http === 200 && this.isPage);
  }

  get isRetryable(): boolean {
    if (this.kind === "network") return true;
    return (
      this.kind === "http" &&
      (this.http === 429 || (this.http >= 500 && !ABSENT_STATUSES.includes(this.http)))
    );
  }
}
