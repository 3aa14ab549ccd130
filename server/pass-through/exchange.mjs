import { pipeline } from "node:stream";
import { POLICY_HEADER } from "../../config/headers.mjs";
import { responseHeaders, varyByEncoding } from "../headers.mjs";
import { withStrictPolicy } from "../strict-policy.mjs";
import { compressStream, compressWhole, encodingFor, hasBody } from "./compression.mjs";
import { withPreviewHeaders } from "./preview.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { ThirdParties } from "../../config/headers.mjs" */
/** @import { Encoding } from "../response-cache/body.mjs" */

/**
 * A visitor's request, Next's answer to it, and the response to the visitor.
 * @typedef {object} Exchange
 * @property {IncomingMessage} request
 * @property {IncomingMessage} incoming
 * @property {ServerResponse} response
 * @property {string} id
 * @property {ThirdParties} thirdParties
 */

/**
 * `without` names Next's headers that are not sent, `added` has name and value in turn, `scripts` the hashes of the
 * inline scripts.
 * @typedef {{ status?: number, without?: string[], added?: string[], scripts?: string[] }} Head
 */

/**
 * @param {Exchange} exchange
 * @param {Head} [head]
 */
export function writeHead({ request, response, incoming, thirdParties }, head = {}) {
  const { status = incoming.statusCode ?? 502, without = [], added = [], scripts = [] } = head;
  // Browsers apply headers of a 304 to their cached copy, whose scripts are unknown here.
  const dropped = incoming.statusCode === 304 ? [...without, POLICY_HEADER.toLowerCase()] : without;
  const headers = withStrictPolicy(responseHeaders(incoming, { thirdParties, without: dropped }), scripts);
  response.writeHead(status, withPreviewHeaders(request, [...headers, ...added]));
}

/**
 * @param {Exchange} exchange
 * @param {Encoding} encoding
 */
const encodingHeaders = ({ incoming }, encoding) =>
  encoding === "identity"
    ? []
    : ["Vary", varyByEncoding(incoming.headers.vary), "Content-Encoding", encoding];

/**
 * The length for HEAD would need the body that was not asked for.
 * @param {Exchange} exchange
 * @param {Buffer} bytes
 */
const lengthHeaders = ({ request, incoming }, bytes) =>
  hasBody(request, incoming) ? ["Content-Length", String(bytes.length)] : [];

/**
 * Each part as it comes.
 * @param {Exchange} exchange
 */
export function sendStream(exchange) {
  const { request, response, incoming } = exchange;
  const length = incoming.headers["content-length"];
  const encoding = encodingFor(request, incoming, length === undefined ? undefined : Number(length));
  if (encoding === "identity") {
    writeHead(exchange);
    pipeline(incoming, response, () => undefined);
    return;
  }
  const added = encodingHeaders(exchange, encoding);
  writeHead(exchange, { without: ["content-length", "vary"], added });
  pipeline(incoming, compressStream(encoding), response, () => undefined);
}

/**
 * @param {Exchange} exchange
 * @param {Buffer} body
 * @param {Head} [head]
 */
export async function sendWhole(exchange, body, { without = [], added = [], ...head } = {}) {
  const { request, response, incoming } = exchange;
  const encoding = encodingFor(request, incoming, body.length);
  const bytes = await compressWhole(body, encoding);
  if (response.destroyed) return;
  const replaced = encoding === "identity" ? ["content-length"] : ["content-length", "vary"];
  writeHead(exchange, {
    ...head,
    without: [...without, ...replaced],
    added: [...added, ...lengthHeaders(exchange, bytes), ...encodingHeaders(exchange, encoding)],
  });
  response.end(bytes);
}
