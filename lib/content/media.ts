import "server-only";
import { decodeSegment } from "../params/decode-segment";
import { env } from "../env";
import { CircuitOpen, throughCircuit } from "../upstream/circuit";
import { logFailedCall } from "../upstream/log-failed-call";
import { UpstreamTimeout, withTimeout } from "../upstream/with-timeout";
import { fetchMedia } from "./fetch-media";
import {
  evictMedia,
  type CachedMedia,
  getCachedMedia,
  isFresh,
  isCacheable,
  cacheMedia,
  renewCachedMedia,
} from "./media-cache";

const TIMEOUT_MS = 20_000;
const FORWARDED_HEADERS = ["content-type", "content-length", "etag", "last-modified", "cache-control"];
const INLINE_TYPES =
  /^(?:image\/(?!svg)[\w.+-]+|application\/pdf|font\/[\w-]+|(?:audio|video)\/[\w.+-]+|text\/plain)(?:;|$)/;
const NON_MEDIA_TYPES =
  /^(?:$|text\/(?:html|xml|javascript)|application\/(?:xhtml\+xml|xml|json|[\w.-]*javascript)(?:;|$))/;
const DEFAULT_CACHE_CONTROL = "public, max-age=86400";

/** The shop goes on drawing a picture that took too long, and has it then. */
const RETRY_AFTER_SECONDS = "10";

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { "cache-control": "no-store" } });

const tryLaterResponse = () =>
  new Response(null, {
    status: 503,
    headers: { "cache-control": "no-store", "retry-after": RETRY_AFTER_SECONDS },
  });

function isSafePath(segments: string[]): boolean {
  return segments.every(
    (segment) => /^[\p{L}\p{N}_][^/\\\p{C}?#]*$/u.test(segment) && !segment.includes(".."),
  );
}

function headersOf(upstream: Response): Headers {
  const headers = new Headers({ "cache-control": DEFAULT_CACHE_CONTROL });
  for (const name of FORWARDED_HEADERS) {
    const value = upstream.headers.get(name);
    if (value) headers.set(name, value);
  }
  // `fetch` has unpacked the body, whose length is then not known.
  if (upstream.headers.has("content-encoding")) headers.delete("content-length");
  // SVGs may contain scripts: as an attachment they still work in <img> but cannot run as a document.
  if (!INLINE_TYPES.test(headers.get("content-type") ?? "")) headers.set("content-disposition", "attachment");
  return headers;
}

function sendCached({ body, headers }: CachedMedia, ifNoneMatch: string | null): Response {
  const etag = headers.get("etag");
  if (etag && ifNoneMatch?.split(",").some((tag) => tag.trim() === etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

async function fetchUpstream(
  request: Request,
  url: string,
  etag: string | null,
  signal: AbortSignal,
): Promise<Response> {
  return fetchMedia(url, {
    method: request.method === "HEAD" ? "HEAD" : "GET",
    cache: "no-store",
    headers: { "accept-encoding": "identity", ...(etag ? { "if-none-match": etag } : {}) },
    signal,
  });
}

async function sendUpstream(request: Request, url: string, upstream: Response): Promise<Response> {
  const headers = headersOf(upstream);
  if (upstream.status === 304) return new Response(null, { status: 304, headers });
  const isAllowed = upstream.ok && !NON_MEDIA_TYPES.test(upstream.headers.get("content-type") ?? "");
  if (!isAllowed) {
    await upstream.body?.cancel();
    if (upstream.status >= 500) return emptyResponse(502);
    evictMedia(url);
    return emptyResponse(404);
  }
  if (request.method === "HEAD" || !isCacheable(headers)) return new Response(upstream.body, { headers });
  const body = await upstream.arrayBuffer();
  cacheMedia(url, body, headers);
  return new Response(body, { headers });
}

/** Proxies media of the backend. Recent files are served from memory, stale ones too while the backend is unavailable. */
export async function proxyMedia(
  request: Request,
  origin: "ebsn" | "content",
  folder: string,
  segments: string[],
) {
  // Names with accents may be percent-encoded.
  const names = segments.map((segment) => decodeSegment(segment) ?? segment);
  if (!isSafePath(names)) return emptyResponse(404);
  const base = origin === "ebsn" ? env().ebsnUrl : env().contentUrl;
  const url = `${base}/${folder}/${names.map(encodeURIComponent).join("/")}`;
  const ifNoneMatch = request.headers.get("if-none-match");
  const cached = request.method === "HEAD" ? null : getCachedMedia(url);
  if (cached && isFresh(cached)) return sendCached(cached, ifNoneMatch);
  const load = async (signal: AbortSignal) => {
    const upstream = await fetchUpstream(request, url, cached?.headers.get("etag") ?? ifNoneMatch, signal);
    const isNotModified = cached && upstream.status === 304;
    if (isNotModified) renewCachedMedia(cached);
    const isUnavailable = cached && upstream.status >= 500;
    if (isUnavailable) await upstream.body?.cancel();
    const response =
      isNotModified || isUnavailable
        ? sendCached(cached, ifNoneMatch)
        : await sendUpstream(request, url, upstream);
    return { response, http: upstream.status };
  };
  const isAborted = () => request.signal.aborted;
  try {
    const call = () => withTimeout(TIMEOUT_MS, load, request.signal);
    const { response } = await throughCircuit({ system: "media", origin: base }, call, {
      // Drawing a picture may take longer than anybody waits.
      isAbortedByCaller: (error) => isAborted() || error instanceof UpstreamTimeout,
      statusOf: ({ http }) => http,
    });
    return response;
  } catch (error) {
    // The circuit says once that it is open.
    if (!isAborted() && !(error instanceof CircuitOpen)) logFailedCall(new URL(url).pathname, error);
    if (cached) return sendCached(cached, ifNoneMatch);
    const isWorthRetrying = error instanceof UpstreamTimeout || error instanceof CircuitOpen;
    return isWorthRetrying ? tryLaterResponse() : emptyResponse(502);
  }
}
