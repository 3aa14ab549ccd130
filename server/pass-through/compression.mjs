import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import compressible from "compressible";
import { MIN_COMPRESSED_BYTES } from "../response-cache/body.mjs";
import { chooseEncoding } from "../response-cache/encoding.mjs";

/** @import { IncomingMessage } from "node:http" */
/** @import { Encoding } from "../response-cache/body.mjs" */

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 };

/** Flushed after each chunk, for streaming. */
const STREAMS = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

const WHOLE = {
  /** @param {Buffer} bytes */
  br: (bytes) => promisify(brotliCompress)(bytes, { params: BROTLI }),
  /** @param {Buffer} bytes */
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * @param {IncomingMessage} request
 * @param {IncomingMessage} incoming
 */
export const hasBody = ({ method }, { statusCode }) =>
  method !== "HEAD" && statusCode !== 204 && statusCode !== 304;

/**
 * @param {IncomingMessage} request
 * @param {IncomingMessage} incoming
 * @param {number} [length] in bytes, where it is known
 * @returns {Encoding}
 */
export function encodingFor(request, incoming, length = MIN_COMPRESSED_BYTES) {
  const { headers } = incoming;
  if (!hasBody(request, incoming) || length < MIN_COMPRESSED_BYTES) return "identity";
  if (headers["content-encoding"] || !compressible(headers["content-type"] ?? "")) return "identity";
  return chooseEncoding(request.headers["accept-encoding"]);
}

/** @param {Exclude<Encoding, "identity">} encoding */
export const compressStream = (encoding) => STREAMS[encoding]();

/**
 * @param {Buffer} bytes
 * @param {Encoding} encoding
 */
export const compressWhole = async (bytes, encoding) =>
  encoding === "identity" ? bytes : WHOLE[encoding](bytes);
