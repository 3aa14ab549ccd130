import type { ApiResponse, Message, Messages } from "../ebsn/domain/envelope";
import { NO_MESSAGES } from "../ebsn/no-messages";
import { emit } from "../overlays/events";
import { SESSION_EXPIRED } from "../session/expired-status";
import { isSignedOutAnswer, notifySessionExpired } from "../session/session-expired";
import { clearCachedReads, isCacheable, fetchCached } from "./cached-reads";
import { emitMessages } from "./emit-messages";

export type ApiErrorKind = "network" | "timeout" | "http" | "domain" | "session";

/** `messages` are the API's own, empty when it sent none. */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    readonly messages: Messages,
    readonly http: number,
  ) {
    super(messages.errors[0]?.message ?? kind);
    this.name = "ApiError";
  }

  /** The shop could not be reached, or took too long. */
  get isUnanswered(): boolean {
    return this.kind === "network" || this.kind === "timeout";
  }

  has(code: string): boolean {
    return this.messages.errors.some((error) => error.code === code);
  }
}

type ParamValue = string | number | boolean | null | undefined;

type Success = { key: string; values?: Record<string, string | number> };

export type ApiRequest = {
  /** Empty values are left out. */
  params?: Record<string, ParamValue>;
  body?: Record<string, unknown>;
  method?: "GET" | "POST";
  timeoutMs?: number;
  /** For bodies with files: browsers cap `keepalive` requests at 64 kB. */
  isLarge?: boolean;
  /** Announced by `apiFetch` unless the shop's answer carries an info or an error of its own. */
  success?: Success | ((data: unknown) => Success);
};

export type ApiResult<T> = { data: T; messages: Messages };

function buildUrl(path: string, params: Record<string, ParamValue> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  const text = query.toString();
  return `/ebsn/api/${path}${text ? `?${text}` : ""}`;
}

function toMessages(value: unknown): Message[] {
  return Array.isArray(value) ? value : [];
}

function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  return typeof value === "object" && value !== null && "response" in value;
}

function describeCall(path: string, { params, method, body }: ApiRequest) {
  return { path, url: buildUrl(path, params), method: method ?? (body ? "POST" : "GET") } as const;
}

async function sendRequest(path: string, request: ApiRequest): Promise<Response> {
  const { url, method } = describeCall(path, request);
  try {
    return await fetch(url, {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        // Of the page, so that the browser keeps one answer per language.
        ...(globalThis.document && { "accept-language": document.documentElement.lang }),
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
      },
      ...(method === "POST" ? { body: JSON.stringify(request.body ?? {}) } : {}),
      // The request survives leaving the page.
      keepalive: method === "POST" && !request.isLarge,
      signal: AbortSignal.timeout(request.timeoutMs ?? 15_000),
    });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new ApiError(isTimeout ? "timeout" : "network", NO_MESSAGES, 0);
  }
}

/** For callers that show the messages of an answer. Throws `ApiError`; a 419 also signals the session's end. */
export async function apiFetchWithMessages<T>(path: string, request: ApiRequest = {}): Promise<ApiResult<T>> {
  const { url, method } = describeCall(path, request);
  if (method === "GET")
    return isCacheable(path) ? fetchCached(url, () => call<T>(path, request)) : call(path, request);
  clearCachedReads();
  // Reads that started during the write may be stale.
  return call<T>(path, request).finally(clearCachedReads);
}

async function call<T>(path: string, request: ApiRequest): Promise<ApiResult<T>> {
  const httpResponse = await sendRequest(path, request);
  const body: unknown = await httpResponse.json().catch(() => null);
  if (!isApiResponse(body)) {
    if (httpResponse.status === SESSION_EXPIRED) notifySessionExpired();
    throw new ApiError(
      httpResponse.status === SESSION_EXPIRED ? "session" : "http",
      NO_MESSAGES,
      httpResponse.status,
    );
  }
  const { response, data } = body as ApiResponse<T>;
  const messages = {
    errors: toMessages(response.errors),
    infos: toMessages(response.infos),
    warnings: toMessages(response.warnings),
  };
  const hasFailed = !httpResponse.ok || response.status !== 0;
  // The errors are the caller's.
  if (hasFailed) emitMessages(describeCall(path, request), { ...messages, errors: [] });
  if (httpResponse.status === SESSION_EXPIRED || isSignedOutAnswer(httpResponse.status, messages.errors)) {
    notifySessionExpired();
    throw new ApiError("session", messages, SESSION_EXPIRED);
  }
  if (!httpResponse.ok) throw new ApiError("http", messages, httpResponse.status);
  if (response.status !== 0) throw new ApiError("domain", messages, httpResponse.status);
  return { data, messages };
}

export async function apiFetch<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const { data, messages } = await apiFetchWithMessages<T>(path, request);
  emitMessages(describeCall(path, request), messages);
  const { success } = request;
  if (success && messages.infos.length + messages.errors.length === 0)
    emit({ kind: "done", ...(typeof success === "function" ? success(data) : success) });
  return data;
}
