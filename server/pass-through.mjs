import { pipeline, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import compressible from "compressible";
import { POLICY_HEADER } from "../config/headers.mjs";
import { DEFAULT_LOCALE } from "../config/locales.mjs";
import { REQUEST_ID_HEADER, supportCode, toRequestId } from "../config/request-context.mjs";
import { splitLocale } from "../config/split-locale.mjs";
import { isFailedDocument, withFailureMessage } from "./failure-page.mjs";
import {
  mayHaveBody,
  NOT_FOUND_CACHE_CONTROL,
  requestHeaders,
  responseHeaders,
  varyByEncoding,
} from "./headers.mjs";
import { logFailure } from "./log-failure.mjs";
import { MIN_COMPRESSED_BYTES } from "./response-cache/body.mjs";
import { chooseEncoding } from "./response-cache/encoding.mjs";
import { hashInlineScripts } from "./response-cache/inline-scripts.mjs";
import { NOT_FOUND_PATH } from "./response-cache/index.mjs";
import { DRAFT_MODE_COOKIE } from "./response-cache/target.mjs";
import { joinPageData, withStrictPolicy } from "./strict-policy.mjs";

/** @import { ClientRequest, IncomingMessage, ServerResponse } from "node:http" */
/** @import { Body } from "./response-cache/body.mjs" */
/** @import { ThirdParties } from "../config/headers.mjs" */
/** @import { Renderer } from "./renderer.mjs" */

/** Flushed after each chunk, for streaming. */
const COMPRESSORS = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/**
 * @param {IncomingMessage} request
 * @param {IncomingMessage} incoming
 */
function encodingFor(request, { headers, statusCode = 200 }) {
  const isShort = Number(headers["content-length"] ?? MIN_COMPRESSED_BYTES) < MIN_COMPRESSED_BYTES;
  if (request.method === "HEAD" || statusCode === 204 || statusCode === 304 || isShort) return "identity";
  if (headers["content-encoding"] || !compressible(headers["content-type"] ?? "")) return "identity";
  return chooseEncoding(request.headers["accept-encoding"]);
}

/** @param {IncomingMessage} request */
const isPreview = ({ headers }) => Boolean(headers.cookie?.includes(DRAFT_MODE_COOKIE));

/**
 * A preview is for those who have its link: no cache keeps it, no search engine lists it.
 * @param {IncomingMessage} request
 * @param {string[]} headers name and value in turn
 */
function withPreviewHeaders(request, headers) {
  if (!isPreview(request)) return headers;
  const others = headers.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== "cache-control" ? [name, headers[at + 1] ?? ""] : [],
  );
  return [...others, "Cache-Control", "private, no-store", "X-Robots-Tag", "noindex"];
}

/**
 * Forwards personal and uncacheable requests to Next and compresses the responses.
 * @param {object} options
 * @param {Renderer} options.renderer
 * @param {(path: string) => Promise<Body | null>} options.notFoundBody
 * @param {ThirdParties} options.thirdParties
 * @param {string} options.siteOrigin
 * @param {boolean} [options.isBehindProxy] whether a request's id is the proxy's and not the visitor's own
 */
export function createPassThrough({
  renderer,
  notFoundBody,
  thirdParties,
  siteOrigin,
  isBehindProxy = false,
}) {
  /**
   * @param {IncomingMessage} incoming
   * @param {string[]} without
   * @param {string[]} [scripts] hashes of the inline scripts
   */
  function headersOf(incoming, without, scripts = []) {
    // Browsers apply headers of a 304 to their cached copy, whose scripts are unknown here.
    const dropped = incoming.statusCode === 304 ? [...without, POLICY_HEADER.toLowerCase()] : without;
    return withStrictPolicy(responseHeaders(incoming, { thirdParties, without: dropped }), scripts);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {IncomingMessage} incoming
   * @param {{ body: Readable, scripts: string[] }} [document]
   */
  function sendCompressed(request, response, incoming, { body, scripts } = { body: incoming, scripts: [] }) {
    const encoding = encodingFor(request, incoming);
    const status = incoming.statusCode ?? 502;
    if (encoding === "identity") {
      const without = body === incoming ? [] : ["content-length"];
      response.writeHead(status, withPreviewHeaders(request, headersOf(incoming, without, scripts)));
      pipeline(body, response, () => undefined);
      return;
    }
    const headers = headersOf(incoming, ["content-length", "vary"], scripts);
    headers.push("Vary", varyByEncoding(incoming.headers.vary), "Content-Encoding", encoding);
    response.writeHead(status, withPreviewHeaders(request, headers));
    pipeline(body, COMPRESSORS[encoding](), response, () => undefined);
  }

  /**
   * Whole, so that its policy can name its scripts: no page of the shop has parts that come later.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {IncomingMessage} incoming
   * @param {string} id
   */
  async function sendBuffered(request, response, incoming, id) {
    if (request.method === "HEAD" || incoming.statusCode === 304)
      return sendCompressed(request, response, incoming);
    const received = await text(incoming).catch(() => null);
    if (response.destroyed) return;
    if (received === null) {
      logFailure(id, request, 502);
      return sendUnavailable(request, response, id);
    }
    const html = joinPageData(received);
    sendCompressed(request, response, incoming, {
      body: Readable.from([html]),
      scripts: hashInlineScripts(html),
    });
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {IncomingMessage} incoming
   * @param {string} id
   */
  async function sendNotFound(request, response, incoming, id) {
    const body = await notFoundBody(request.url ?? "/");
    const encoding = body?.encodingFor(request.headers["accept-encoding"]) ?? "identity";
    const bytes = await Promise.resolve(body?.bytesIn(encoding)).catch(() => null);
    // The body may have been dropped meanwhile.
    if (!body || !bytes) return sendBuffered(request, response, incoming, id);
    incoming.resume();
    const replaced = ["content-length", "etag", "vary", "cache-control"];
    const headers = headersOf(incoming, replaced, body.scripts);
    const cacheControl = incoming.headers["cache-control"] ?? "no-store";
    // Short, as the page may exist soon.
    headers.push("Cache-Control", /s-maxage/.test(cacheControl) ? NOT_FOUND_CACHE_CONTROL : cacheControl);
    headers.push("Vary", "Accept-Encoding", "Content-Length", String(bytes.length));
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    response.writeHead(404, withPreviewHeaders(request, headers));
    response.end(request.method === "HEAD" ? undefined : bytes);
  }

  /**
   * The shared page does not say that this is a preview, nor how to leave it.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {IncomingMessage} incoming
   * @param {string} id
   */
  async function sendPreviewNotFound(request, response, incoming, id) {
    const { locale } = splitLocale(request.url ?? "/");
    const path = locale === DEFAULT_LOCALE ? NOT_FOUND_PATH : `/${locale}${NOT_FOUND_PATH}`;
    const headers = { accept: "text/html", cookie: request.headers.cookie, [REQUEST_ID_HEADER]: id };
    const page = await responseOf(renderer.request({ method: "GET", path, headers })).catch(() => null);
    if (page?.statusCode !== 200) {
      page?.resume();
      return sendNotFound(request, response, incoming, id);
    }
    incoming.resume();
    page.statusCode = 404;
    return sendBuffered(request, response, page, id);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {IncomingMessage} incoming
   * @param {string} id
   */
  async function sendFailed(request, response, incoming, id) {
    const html = await text(incoming).catch(() => "");
    const body = withFailureMessage(html, request.url ?? "/", supportCode(id));
    const without = ["content-length", "cache-control", "etag"];
    response.writeHead(incoming.statusCode ?? 500, [
      ...headersOf(incoming, without, hashInlineScripts(body)),
      "Cache-Control",
      "no-store",
      REQUEST_ID_HEADER,
      id,
    ]);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {IncomingMessage} incoming
   * @param {string} id
   */
  async function send(request, response, incoming, id) {
    const { statusCode = 502, headers } = incoming;
    const type = headers["content-type"];
    const sendMissing = isPreview(request) ? sendPreviewNotFound : sendNotFound;
    if (isMissingDocument(request, incoming)) await sendMissing(request, response, incoming, id);
    else if (isFailedDocument(statusCode, type)) await sendFailed(request, response, incoming, id);
    else if (type?.startsWith("text/html")) await sendBuffered(request, response, incoming, id);
    else sendCompressed(request, response, incoming);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  return (request, response) => {
    const { method, url } = request;
    const id = toRequestId(isBehindProxy ? request.headers[REQUEST_ID_HEADER] : undefined);
    const headers = { ...requestHeaders(request, siteOrigin), [REQUEST_ID_HEADER]: id };
    const upstream = renderer.request({ method, path: url, headers });
    upstream.on("response", (incoming) => {
      const { statusCode = 502 } = incoming;
      if (statusCode >= 500) logFailure(id, request, statusCode);
      send(request, response, incoming, id).catch((error) => response.destroy(error));
    });
    upstream.on("error", () => {
      // A disconnected visitor is no failure.
      if (response.headersSent || response.destroyed) return response.destroy();
      logFailure(id, request, 502);
      sendUnavailable(request, response, id);
    });
    response.on("close", () => {
      if (response.writableFinished && request.complete) return;
      upstream.destroy();
      // Next may answer before the end of a body, whose rest nobody reads.
      request.unpipe(upstream).resume();
    });
    sendBody(request, upstream);
  };
}

/**
 * Of a request without a body.
 * @param {ClientRequest} upstream
 * @returns {Promise<IncomingMessage>}
 */
const responseOf = (upstream) =>
  new Promise((resolve, reject) => upstream.on("response", resolve).on("error", reject).end());

/**
 * @param {IncomingMessage} request
 * @param {ClientRequest} upstream
 */
function sendBody(request, upstream) {
  if (!mayHaveBody(request)) {
    request.resume();
    upstream.end();
    return;
  }
  request.pipe(upstream);
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {string} id
 */
function sendUnavailable(request, response, id) {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    [REQUEST_ID_HEADER]: id,
  };
  const isDocument = request.method === "GET" && /text\/html/.test(request.headers.accept ?? "");
  response
    .writeHead(502, headers)
    .end(isDocument ? withFailureMessage("", request.url ?? "/", supportCode(id)) : undefined);
}

/**
 * @param {IncomingMessage} request
 * @param {IncomingMessage} incoming
 */
const isMissingDocument = ({ method, headers }, incoming) =>
  incoming.statusCode === 404 &&
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  Boolean(incoming.headers["content-type"]?.startsWith("text/html"));
