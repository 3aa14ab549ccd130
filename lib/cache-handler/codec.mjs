import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** @import { Entry, Value } from "./types" */

/** @typedef {[name: string, bytes: Buffer]} Part */

const FORMAT = 1;
const LENGTH_BYTES = 4;
/** Far more than any page; a store that others can write to may hold what unpacks to gigabytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Lowest quality with a large window: HTML and RSC payload repeat each other (a ninth of the size, 0.3 ms).
 * @param {number} size
 */
const compression = (size) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** @param {Value | null} value */
function splitValue(value) {
  const { html, rscData, body, segmentData, ...rest } = value ?? {};
  /** @type {Part[]} */
  const parts = [];
  if (html !== undefined) parts.push(["html", Buffer.from(html)]);
  if (rscData !== undefined) parts.push(["rscData", rscData]);
  if (body !== undefined) parts.push(["body", body]);
  for (const [path, segment] of segmentData ?? []) parts.push([`segment:${path}`, segment]);
  return { rest: value === null ? null : rest, parts, isSegmented: segmentData !== undefined };
}

/**
 * @param {{ rest: Value | null, isSegmented: boolean }} header
 * @param {Part[]} parts
 * @returns {Value | null}
 */
function joinValue({ rest, isSegmented }, parts) {
  if (rest === null) return null;
  const segmentData = new Map();
  /** @type {Value} */
  const value = { ...rest, ...(isSegmented ? { segmentData } : {}) };
  for (const [name, bytes] of parts) {
    if (name === "html") value.html = bytes.toString();
    // Copied, so that a part does not keep the whole entry in memory.
    else if (name.startsWith("segment:")) segmentData.set(name.slice("segment:".length), Buffer.from(bytes));
    else value[name] = Buffer.from(bytes);
  }
  return value;
}

/** @param {Entry} entry */
export function encode({ key, value, lastModified, cacheControl }) {
  const { rest, parts, isSegmented } = splitValue(value);
  const lengths = parts.map(([name, bytes]) => [name, bytes.length]);
  const header = Buffer.from(
    JSON.stringify({ format: FORMAT, key, lastModified, cacheControl, rest, isSegmented, lengths }),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(header.length);
  const whole = Buffer.concat([length, header, ...parts.map(([, bytes]) => bytes)]);
  return brotliCompressSync(whole, compression(whole.length));
}

/**
 * null if the bytes are corrupt or belong to another key.
 * @param {Buffer} bytes
 * @param {string} key
 * @returns {Entry | null}
 */
export function decode(bytes, key) {
  try {
    const whole = brotliDecompressSync(bytes, { maxOutputLength: MAX_BYTES });
    let offset = LENGTH_BYTES + whole.readUInt32BE(0);
    const header = JSON.parse(whole.toString("utf8", LENGTH_BYTES, offset));
    if (header.format !== FORMAT || header.key !== key) return null;
    /** @type {[name: string, size: number][]} */
    const lengths = header.lengths;
    const parts = lengths.map(([name, size]) => {
      const part = whole.subarray(offset, offset + size);
      offset += size;
      return /** @type {Part} */ ([name, part]);
    });
    if (offset !== whole.length) return null;
    const { lastModified, cacheControl } = header;
    return { key, lastModified, cacheControl, value: joinValue(header, parts) };
  } catch {
    return null;
  }
}
