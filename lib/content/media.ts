import "server-only";
import { env } from "../env";

const TIMEOUT_MS = 10_000;
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

/** Hands on a picture or document of the backend, so that the browser knows one origin only. */
export async function passMedia(
  request: Request,
  origin: "ebsn" | "content",
  folder: string,
  segments: string[],
) {
  if (!isPlain(segments)) return missing(404);
  const base = origin === "ebsn" ? env().ebsnUrl : env().contentUrl;
  const asked = request.headers.get("if-none-match");
  try {
    const upstream = await fetch(`${base}/${folder}/${segments.map(encodeURIComponent).join("/")}`, {
      method: request.method === "HEAD" ? "HEAD" : "GET",
      cache: "no-store",
      redirect: "error",
      headers: asked ? { "if-none-match": asked } : {},
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (upstream.status === 304) return new Response(null, { status: 304, headers: headersOf(upstream) });
    const isShown = upstream.ok && SHOWN.test(upstream.headers.get("content-type") ?? "");
    if (!isShown) {
      await upstream.body?.cancel();
      return missing(upstream.status >= 500 ? 502 : 404);
    }
    return new Response(upstream.body, { headers: headersOf(upstream) });
  } catch {
    return missing(502);
  }
}
