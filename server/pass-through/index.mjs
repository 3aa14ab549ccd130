import { REQUEST_ID_HEADER, toRequestId } from "../../config/request-context.mjs";
import { isFailedDocument } from "../failure-page.mjs";
import { mayHaveBody, requestHeaders } from "../headers.mjs";
import { logFailure } from "../log-failure.mjs";
import { rejectionFor, sendRejection } from "../rejections.mjs";
import { isAction, readActionBody } from "./action-body.mjs";
import { hasBody } from "./compression.mjs";
import {
  sendDocument,
  sendFailed,
  sendJson,
  sendNotFound,
  sendPreviewNotFound,
  sendUnavailable,
} from "./documents.mjs";
import { sendStream } from "./exchange.mjs";
import { isPreview } from "./preview.mjs";

/** @import { ClientRequest, IncomingMessage, ServerResponse } from "node:http" */
/** @import { Body } from "../response-cache/body.mjs" */
/** @import { ThirdParties } from "../../config/headers.mjs" */
/** @import { Renderer } from "../renderer.mjs" */
/** @import { ActionBody } from "./action-body.mjs" */
/** @import { Exchange } from "./exchange.mjs" */

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
  /** @param {Exchange} exchange */
  async function send(exchange) {
    const { request, incoming } = exchange;
    const type = incoming.headers["content-type"] ?? "";
    if (isMissingDocument(request, incoming)) {
      if (isPreview(request) && (await sendPreviewNotFound(exchange, renderer))) return;
      await sendNotFound(exchange, notFoundBody);
    } else if (isFailedDocument(incoming.statusCode ?? 502, type)) await sendFailed(exchange);
    else if (hasBody(request, incoming) && isHtml(type)) await sendDocument(exchange);
    else if (hasBody(request, incoming) && type.startsWith("application/json")) await sendJson(exchange);
    else sendStream(exchange);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {ActionBody} [body] where it has been read
   */
  function pass(request, response, body) {
    const { method, url } = request;
    const id = toRequestId(isBehindProxy ? request.headers[REQUEST_ID_HEADER] : undefined);
    const headers = {
      ...requestHeaders(request, siteOrigin),
      ...(body && { "content-type": body.type, "content-length": String(body.bytes.length) }),
      [REQUEST_ID_HEADER]: id,
    };
    const upstream = renderer.request({ method, path: url, headers });
    upstream.on("response", (incoming) => {
      const { statusCode = 502 } = incoming;
      if (statusCode >= 500) logFailure(id, request, statusCode);
      send({ request, response, incoming, id, thirdParties }).catch((error) => response.destroy(error));
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
    if (body) upstream.end(body.bytes);
    else sendBody(request, upstream);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async function passAction(request, response) {
    const body = await readActionBody(request);
    if (typeof body !== "string") return pass(request, response, body);
    request.resume();
    sendRejection(response, rejectionFor(body, request), siteOrigin);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  return (request, response) => {
    if (!isAction(request)) return pass(request, response);
    passAction(request, response).catch((error) => response.destroy(error));
  };
}

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

/** @param {string} type */
const isHtml = (type) => type.startsWith("text/html");

/**
 * @param {IncomingMessage} request
 * @param {IncomingMessage} incoming
 */
const isMissingDocument = ({ method, headers }, incoming) =>
  incoming.statusCode === 404 &&
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  isHtml(incoming.headers["content-type"] ?? "");
