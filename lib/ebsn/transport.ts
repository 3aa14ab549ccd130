import type { z } from "zod";
import type { CachePolicy } from "../cache-policy";
import { env } from "../env";
import { previewParams } from "../preview/link";
import { currentPreview } from "../preview/server";
import { SESSION_EXPIRED } from "../session/expired-status";
import { pageDeadline } from "../upstream/page-deadline";
import { readCached, readOnce } from "../upstream/read-cached";
import { serializeBody } from "../uploads/spooled-text";
import type { Envelope } from "./envelope";
import { toOutage } from "./outage";
import { attempt, buildUrl, NO_CONTENT, type Params, read, readAsVisitor } from "./request";

type PublicRead<S extends z.ZodType> = {
  path: string;
  params?: Params;
  schema: S;
  /** null: never stored, as what a visitor typed. */
  policy: CachePolicy | null;
};

/** Reads as an anonymous visitor. The data cache stores the parsed answer. Throws `EbsnFailure`. */
export async function readPublic<S extends z.ZodType>({
  path,
  params,
  schema,
  policy,
}: PublicRead<S>): Promise<z.output<S>> {
  const preview = await currentPreview();
  const allParams = preview ? { ...params, ...previewParams(preview) } : params;
  const target = buildUrl(path, allParams);
  const deadline = pageDeadline();
  const load = () =>
    readAsVisitor({ path, target, deadline, schema }).catch(async (error: unknown) => {
      throw await toOutage(error, deadline);
    });
  return preview || !policy ? readOnce(target, load) : readCached(target, policy, load);
}

/** For long lists of which callers store little. Throws `EbsnFailure`. */
export const readUncached = <S extends z.ZodType>({
  path,
  params,
  schema,
}: Omit<PublicRead<S>, "policy">): Promise<z.output<S>> =>
  readAsVisitor({ path, target: buildUrl(path, params), deadline: Date.now() + env().timeoutMs, schema });

export type SessionRequest = {
  method: "GET" | "POST" | "PUT";
  path: string;
  params?: Params;
  body?: unknown;
  form?: Record<string, string>;
  headers: Record<string, string>;
  /** Retried; EBSN has many writes as GET, which are sent once. */
  isRead?: boolean;
  /** In milliseconds since 1970; EBSN_TIMEOUT_MS holds as well. */
  deadline?: number;
  /** Of a visitor who may leave; no deadline, for which the shop would not be blamed. */
  signal?: AbortSignal;
};

export type SessionResponse = Envelope & { http: number; headers: Headers };

/** Never cached; only reads are retried. Business errors are returned, not thrown. */
export async function callWithSession({
  method,
  path,
  params,
  body,
  form,
  headers,
  isRead = false,
  deadline = Infinity,
  signal,
}: SessionRequest): Promise<SessionResponse> {
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
    body: form
      ? new URLSearchParams(form).toString()
      : body !== undefined
        ? await serializeBody(body)
        : undefined,
  };
  const target = buildUrl(path, params);
  const request = { path, target, init, deadline: Math.min(deadline, Date.now() + env().timeoutMs) };
  const { envelope, response } = await (isRead ? read(request) : attempt({ ...request, mayBeEmpty: true }));
  // Business errors come with HTTP 200, the end of a session among them.
  const http =
    envelope.status === SESSION_EXPIRED
      ? SESSION_EXPIRED
      : response.status === NO_CONTENT
        ? 200
        : response.status;
  return { ...envelope, http, headers: response.headers };
}
