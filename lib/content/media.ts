import "server-only";
import { env } from "../env";
import { dropMedia, type Held, heldMedia, isFresh, isKeepable, keepMedia, renewMedia } from "./held-media";

const TIMEOUT_MS = 20_000;
const KEPT_HEADERS = ["content-type", "content-length", "etag", "last-modified", "cache-control"];
const SHOWN = /^(?:image\/[\w.+-]+|application\/pdf|font\/[\w-]+|video\/mp4)(?:;|$)/;
const DAY = "public, max-age=86400";

const missing = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } });

function isPlain(segments: string[]): boolean {
  return segments.every((segment) => /^[\w][\w .@%+~-]*$/.test(segment) && !segment.includes(".."));
}

function headersOf(upstream: Response): Headers {
  const headers = new Headers({ "cache-control": DAY });
  for (const name of KEPT_HEADERS) {
    const value = upstream.headers.get(name);
    if (value) headers.set(name, value);
  }
  // A drawing may carry scripts; as a download it stays a picture in <img> and harmless as a page.
  if (headers.get("content-type")?.startsWith("image/svg")) headers.set("content-disposition", "attachment");
  return headers;
}

function sendHeld({ body, headers }: Held, asked: string | null): Response {
  const etag = headers.get("etag");
  if (etag && asked?.split(/\s*,\s*/).includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

async function askUpstream(request: Request, url: string, known: string | null): Promise<Response> {
  return fetch(url, {
    method: request.method === "HEAD" ? "HEAD" : "GET",
    cache: "no-store",
    redirect: "error",
    headers: known ? { "if-none-match": known } : {},
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
}

/** Hands on what came; small pictures are kept for the next who asks. */
async function pass(request: Request, url: string, upstream: Response): Promise<Response> {
  const headers = headersOf(upstream);
  if (upstream.status === 304) return new Response(null, { status: 304, headers });
  const isShown = upstream.ok && SHOWN.test(upstream.headers.get("content-type") ?? "");
  if (!isShown) {
    await upstream.body?.cancel();
    if (upstream.status >= 500) return missing(502);
    dropMedia(url);
    return missing(404);
  }
  if (request.method === "HEAD" || !isKeepable(headers)) return new Response(upstream.body, { headers });
  const body = await upstream.arrayBuffer();
  keepMedia(url, body, headers);
  return new Response(body, { headers });
}

/**
 * Hands on a picture or document of the backend, so that the browser knows one origin only. A picture seen lately is
 * answered from memory, an older one too while the backend is away.
 */
export async function passMedia(
  request: Request,
  origin: "ebsn" | "content",
  folder: string,
  segments: string[],
) {
  if (!isPlain(segments)) return missing(404);
  const base = origin === "ebsn" ? env().ebsnUrl : env().contentUrl;
  const url = `${base}/${folder}/${segments.map(encodeURIComponent).join("/")}`;
  const asked = request.headers.get("if-none-match");
  const held = request.method === "HEAD" ? null : heldMedia(url);
  if (held && isFresh(held)) return sendHeld(held, asked);
  try {
    const upstream = await askUpstream(request, url, held?.headers.get("etag") ?? asked);
    const isSame = held && upstream.status === 304;
    if (isSame) renewMedia(held);
    const isAway = held && upstream.status >= 500;
    if (isAway) await upstream.body?.cancel();
    return isSame || isAway ? sendHeld(held, asked) : await pass(request, url, upstream);
  } catch {
    return held ? sendHeld(held, asked) : missing(502);
  }
}
