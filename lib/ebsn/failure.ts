import type { Message } from "./domain/envelope";

export type FailureKind = "network" | "timeout" | "http" | "contract" | "domain";

type Details = {
  kind: FailureKind;
  path: string;
  http?: number;
  messages?: Message[];
  retryAfterMs?: number;
};

/**
 * Why a call to EBSN gave no data: `network` and `timeout` (no answer), `http` (a status that is no answer),
 * `contract` (an answer the schema cannot read), `domain` (`response.status` not 0, with the shop's messages).
 */
export class EbsnFailure extends Error {
  readonly kind: FailureKind;
  readonly path: string;
  readonly http: number;
  readonly messages: Message[];
  readonly retryAfterMs: number;

  constructor({ kind, path, http = 0, messages = [], retryAfterMs = 0 }: Details) {
    super(`${kind} ${path}${http ? ` (${http})` : ""}`);
    this.name = "EbsnFailure";
    this.kind = kind;
    this.path = path;
    this.http = http;
    this.messages = messages;
    this.retryAfterMs = retryAfterMs;
  }

  get retryable(): boolean {
    if (this.kind === "network" || this.kind === "timeout") return true;
    return this.kind === "http" && (this.http === 429 || this.http >= 500);
  }
}
