import { buffer, text } from "node:stream/consumers";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { isMissingPage } from "../../config/missing-page.mjs";
import { REQUEST_ID_HEADER, supportCode } from "../../config/request-context.mjs";
import { splitLocale } from "../../config/split-locale.mjs";
import { withFailureMessage } from "../failure-page.mjs";
import { NOT_FOUND_CACHE_CONTROL } from "../headers.mjs";
import { logFailure } from "../log-failure.mjs";
import { hashInlineScripts } from "../response-cache/inline-scripts.mjs";
import { NOT_FOUND_PATH } from "../response-cache/index.mjs";
import { joinPageData } from "../strict-policy.mjs";
import { sendWhole, writeHead } from "./exchange.mjs";

/** @import { ClientRequest, IncomingMessage, ServerResponse } from "node:http" */
/** @import { Body } from "../response-cache/body.mjs" */
/** @import { Renderer } from "../renderer.mjs" */
/** @import { Exchange } from "./exchange.mjs" */

/**
 * Read to its end first, so that its policy can name its scripts: no page of the shop has parts that come later.
 * @param {Exchange} exchange
 * @param {number} [status]
 */
export async function sendDocument(exchange, status) {
  const received = await text(exchange.incoming).catch(() => null);
  if (received === null) return sendBrokenOff(exchange);
  const html = joinPageData(received);
  const scripts = hashInlineScripts(html);
  const sentStatus = status ?? (isMissingPage(html) ? 404 : undefined);
  return sendWhole(exchange, Buffer.from(html), { scripts, ...(sentStatus && { status: sentStatus }) });
}

/**
 * Compressed in one piece, which takes a fraction of the time of a stream.
 * @param {Exchange} exchange
 */
export async function sendJson(exchange) {
  const body = await buffer(exchange.incoming).catch(() => null);
  return body ? sendWhole(exchange, body) : sendBrokenOff(exchange);
}

/** @param {Exchange} exchange */
function sendBrokenOff({ request, response, id }) {
  if (response.destroyed) return;
  logFailure(id, request, 502);
  sendUnavailable(request, response, id);
}

/**
 * The shop's own page for what is not there.
 * @param {Exchange} exchange
 * @param {(path: string) => Promise<Body | null>} notFoundBody
 */
export async function sendNotFound(exchange, notFoundBody) {
  const { request, response, incoming } = exchange;
  const body = await notFoundBody(request.url ?? "/");
  const encoding = body?.encodingFor(request.headers["accept-encoding"]) ?? "identity";
  const bytes = await Promise.resolve(body?.bytesIn(encoding)).catch(() => null);
  // The body may have been dropped meanwhile.
  if (!body || !bytes) return sendDocument(exchange);
  incoming.resume();
  const cacheControl = incoming.headers["cache-control"] ?? "no-store";
  const added = [
    "Cache-Control",
    // Short, as the page may exist soon.
    /s-maxage/.test(cacheControl) ? NOT_FOUND_CACHE_CONTROL : cacheControl,
    ...["Vary", "Accept-Encoding", "Content-Length", String(bytes.length)],
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ];
  const without = ["content-length", "etag", "vary", "cache-control"];
  writeHead(exchange, { without, added, scripts: body.scripts });
  response.end(bytes);
}

/**
 * The shared page does not say that this is a preview, nor how to leave it.
 * @param {Exchange} exchange
 * @param {Renderer} renderer
 * @returns {Promise<boolean>} false: it cannot be rendered
 */
export async function sendPreviewNotFound(exchange, renderer) {
  const { request, incoming, id } = exchange;
  const { locale } = splitLocale(request.url ?? "/");
  const path = locale === DEFAULT_LOCALE ? NOT_FOUND_PATH : `/${locale}${NOT_FOUND_PATH}`;
  const headers = { accept: "text/html", cookie: request.headers.cookie, [REQUEST_ID_HEADER]: id };
  const page = await responseOf(renderer.request({ method: "GET", path, headers })).catch(() => null);
  if (page?.statusCode !== 200) {
    page?.resume();
    return false;
  }
  incoming.resume();
  await sendDocument({ ...exchange, incoming: page }, 404);
  return true;
}

/** @param {Exchange} exchange */
export async function sendFailed(exchange) {
  const { request, incoming, id } = exchange;
  const html = await text(incoming).catch(() => "");
  const body = withFailureMessage(html, request.url ?? "/", supportCode(id));
  return sendWhole(exchange, Buffer.from(body), {
    without: ["cache-control", "etag"],
    added: ["Cache-Control", "no-store", REQUEST_ID_HEADER, id],
    scripts: hashInlineScripts(body),
  });
}

/**
 * Next has not answered.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {string} id
 */
export function sendUnavailable(request, response, id) {
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
 * Of a request without a body.
 * @param {ClientRequest} upstream
 * @returns {Promise<IncomingMessage>}
 */
const responseOf = (upstream) =>
  new Promise((resolve, reject) => upstream.on("response", resolve).on("error", reject).end());
