import type { z } from "zod";
import { correlationHeaders } from "../upstream/correlation";
import { env } from "../env";
import { SESSION_EXPIRED } from "../session/expired-status";
import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import { throughCircuit } from "../upstream/circuit";
import { connectionFailure } from "../upstream/failure";
import { readAnswer } from "../upstream/read-answer";
import { withTimeout } from "../upstream/with-timeout";
import { DONE, type Envelope, readData, readEnvelope } from "./envelope";
import { EbsnFailure } from "./failure";
import { NO_MESSAGES } from "./no-messages";

export type Params = Record<string, string | number | boolean | string[] | undefined>;

const RETRIES = 2;
const BACKOFF_MS = 200;
const MAX_RETRY_AFTER_MS = 2000;

export function buildUrl(path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === "") continue;
    query.set(key, Array.isArray(value) ? value.join(",") : String(value));
  }
  const search = query.toString();
  return `${env().ebsnUrl}${path}${search ? `?${search}` : ""}`;
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

type TextResponse = { response: Response; body: string };

/** `deadline` in milliseconds since 1970. */
export type Request = {
  path: string;
  target: string;
  init: RequestInit;
  deadline: number;
  /** A write that was done needs no body. */
  mayBeEmpty?: boolean;
};

export const NO_CONTENT = 204;

async function send({ path, target, init, deadline }: Request): Promise<TextResponse> {
  const load = async (signal: AbortSignal) => {
    const response = await fetch(target, { ...init, signal });
    return { response, body: await readAnswer(response) };
  };
  try {
    const call = () => withTimeout(deadline - Date.now(), load, init.signal);
    return await throughCircuit({ system: "ebsn", origin: env().ebsnUrl }, call, {
      isAbortedByCaller: () => init.signal?.aborted ?? false,
      statusOf: ({ response }) => response.status,
    });
  } catch (error) {
    throw new EbsnFailure({ path, ...connectionFailure(error) });
  }
}

export async function attempt(request: Request): Promise<{ envelope: Envelope; response: Response }> {
  const { path, mayBeEmpty } = request;
  const { response, body } = await send(request);
  if (mayBeEmpty && response.status === NO_CONTENT) return { envelope: DONE, response };
  if (response.status === 429 || response.status >= 500) {
    const messages = readErrorMessages(path, response.status, body);
    throw new EbsnFailure({
      kind: "http",
      path,
      http: response.status,
      messages,
      retryAfterMs: retryAfter(response),
    });
  }
  return { envelope: readEnvelope(path, response.status, body), response };
}

function readErrorMessages(path: string, http: number, body: string) {
  try {
    return readEnvelope(path, http, body).messages;
  } catch {
    return NO_MESSAGES;
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two retries, or the API's `retry-after` (2 s at most), until the deadline; never after a timeout. */
export async function read(request: Request) {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt(request);
    } catch (error) {
      const canRetry =
        error instanceof EbsnFailure &&
        error.isRetryable &&
        attempts < RETRIES &&
        !request.init.signal?.aborted;
      if (!canRetry || error.retryAfterMs > MAX_RETRY_AFTER_MS) throw error;
      const delayMs = error.retryAfterMs || BACKOFF_MS * 2 ** attempts;
      if (Date.now() + delayMs >= request.deadline) throw error;
      await sleep(delayMs);
    }
  }
}

const publicRequest = (): RequestInit => ({
  cache: "no-store",
  headers: {
    accept: "application/json",
    "x-ebsn-client": env().client,
    "x-ebsn-version": env().clientVersion,
    ...correlationHeaders(),
  },
});

/** Of the shop to the server: says nothing about what was asked for. */
const isRefusal = (http: number) => http >= 400 && ![400, 422, ...ABSENT_STATUSES].includes(http);

type VisitorRead<S extends z.ZodType> = Pick<Request, "path" | "target" | "deadline"> & {
  schema: S;
  /** `attempt`: without retries. */
  send?: typeof read;
};

export async function readAsVisitor<S extends z.ZodType>({
  schema,
  send: sendRequest = read,
  ...request
}: VisitorRead<S>): Promise<z.output<S>> {
  const { path } = request;
  const { envelope, response } = await sendRequest({ ...request, init: publicRequest() });
  const { status, messages, data } = envelope;
  // Some shops tell it in the envelope alone. A page that needs no session is not missing because of one.
  const http = [SESSION_EXPIRED, ...ABSENT_STATUSES].includes(status) ? status : response.status;
  if (isRefusal(http)) throw new EbsnFailure({ kind: "http", path, http, messages });
  if (status !== 0 || http >= 400) throw new EbsnFailure({ kind: "domain", path, http, messages });
  return readData(path, schema, data);
}
