import type { z } from "zod";
import { env } from "../env";
import { type Answer, readData, readEnvelope } from "./envelope";
import { previewParams } from "../preview/link";
import { currentPreview } from "../preview/server";
import { EbsnFailure } from "./failure";

export type Params = Record<string, string | number | boolean | string[] | undefined>;

/** How long a public answer may be kept (seconds) and the tags that renew it. */
export type Policy = { revalidate: number; tags: string[] };

const RETRIES = 2;
const BACKOFF_MS = 200;
const LONGEST_WAIT_MS = 2000;

function url(path: string, params: Params = {}): string {
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

type Received = { response: Response; body: string };

async function send(path: string, target: string, init: RequestInit): Promise<Received> {
  const timeout = AbortSignal.timeout(env().timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(target, { ...init, signal });
    return { response, body: await response.text() };
  } catch {
    throw new EbsnFailure({ kind: timeout.aborted ? "timeout" : "network", path });
  }
}

async function attempt(
  path: string,
  target: string,
  init: RequestInit,
): Promise<{ answer: Answer; response: Response }> {
  const { response, body } = await send(path, target, init);
  if (response.status === 429 || response.status >= 500) {
    const messages = tryMessages(path, response.status, body);
    throw new EbsnFailure({
      kind: "http",
      path,
      http: response.status,
      messages,
      retryAfterMs: retryAfter(response),
    });
  }
  return { answer: readEnvelope(path, response.status, body), response };
}

function tryMessages(path: string, http: number, body: string) {
  try {
    return readEnvelope(path, http, body).messages.errors;
  } catch {
    return [];
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads may be asked again: twice, with growing pauses, or after as long as the shop says (2 s at most). */
async function read(path: string, target: string, init: RequestInit) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(path, target, init);
    } catch (error) {
      const again =
        error instanceof EbsnFailure && error.retryable && tries < RETRIES && !init.signal?.aborted;
      if (!again || error.retryAfterMs > LONGEST_WAIT_MS) throw error;
      await pause(error.retryAfterMs || BACKOFF_MS * 2 ** tries);
    }
  }
}

type PublicRead<S extends z.ZodType> = { path: string; params?: Params; schema: S; policy: Policy };

/** Reads as the anonymous visitor; kept by Next's data cache under the policy's tags. Throws `EbsnFailure`. */
export async function readPublic<S extends z.ZodType>({
  path,
  params,
  schema,
  policy,
}: PublicRead<S>): Promise<z.output<S>> {
  const preview = await currentPreview();
  const asked = preview ? { ...params, ...previewParams(preview) } : params;
  const { answer } = await read(path, url(path, asked), {
    headers: {
      accept: "application/json",
      "x-ebsn-client": env().client,
      "x-ebsn-version": env().clientVersion,
    },
    ...(preview ? { cache: "no-store" } : { next: policy }),
  });
  if (answer.status !== 0) throw new EbsnFailure({ kind: "domain", path, messages: answer.messages.errors });
  return readData(path, schema, answer.data);
}

export type SessionCall = {
  method: "GET" | "POST" | "PUT";
  path: string;
  params?: Params;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as x-www-form-urlencoded. */
  form?: Record<string, string>;
  headers: Record<string, string>;
  signal?: AbortSignal;
};

export type SessionAnswer = Answer & { http: number; headers: Headers };

/** A call with the visitor's session: never cached, only reads are asked again. A failed business answer is returned, not thrown. */
export async function callSession({
  method,
  path,
  params,
  body,
  form,
  headers,
  signal,
}: SessionCall): Promise<SessionAnswer> {
  const init: RequestInit = {
    method,
    cache: "no-store",
    signal,
    headers: {
      accept: "application/json",
      ...(form ? { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" } : {}),
      ...(body !== undefined ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: form ? new URLSearchParams(form).toString() : body !== undefined ? JSON.stringify(body) : undefined,
  };
  const target = url(path, params);
  const { answer, response } =
    method === "GET" ? await read(path, target, init) : await attempt(path, target, init);
  return { ...answer, http: response.status, headers: response.headers };
}
