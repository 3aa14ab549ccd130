import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import { chooseEncoding } from "./encoding.mjs";

/** @typedef {"br" | "gzip" | "identity"} Encoding */

export const MIN_PACKED_BYTES = 1024;
const GZIP_LEVEL = 6;
/** Quality 5 takes 2 ms for a page of 120 kB; 11 saves a tenth and takes 190. */
const QUALITY = { first: 5, best: 11 };
const USES_BEFORE_BEST = 10;

const pack = {
  /**
   * @param {Buffer} raw
   * @param {number} quality
   */
  br: (raw, quality) =>
    promisify(brotliCompress)(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 19,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
  /** @param {Buffer} raw */
  gzip: (raw) => promisify(gzip)(raw, { level: GZIP_LEVEL }),
};

/** One at a time: it must not take the threads that visitors wait for. */
let repacking = Promise.resolve();

/**
 * A body in the encodings that were asked for. Brotli is always there; it is the smallest, and the others are made from it.
 */
export class Body {
  /** @type {Map<Encoding, Buffer>} */
  #packed = new Map();
  /** @type {Map<Encoding, Promise<Buffer>>} */
  #pending = new Map();
  #uses = 0;
  /** @type {() => void} */
  onResize = () => undefined;

  /**
   * @param {Buffer} raw
   * @param {string | undefined} contentType
   */
  static async of(raw, contentType) {
    const body = new Body();
    body.etag = `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
    body.isPacked = raw.length >= MIN_PACKED_BYTES && Boolean(compressible(contentType ?? ""));
    if (body.isPacked) body.#packed.set("br", await pack.br(raw, QUALITY.first));
    else body.#packed.set("identity", raw);
    return body;
  }

  etag = "";
  /** Hashes of a document's inline scripts. @type {string[]} */
  scripts = [];
  isPacked = false;

  /**
   * @param {string | undefined} accepted
   * @returns {Encoding}
   */
  encodingFor(accepted) {
    return this.isPacked ? chooseEncoding(accepted) : "identity";
  }

  get bytes() {
    let sum = 0;
    for (const { length } of this.#packed.values()) sum += length;
    return sum;
  }

  /**
   * A promise only the first time that an encoding is asked for.
   * @param {Encoding} encoding
   * @returns {Buffer | Promise<Buffer>}
   */
  in(encoding) {
    if (encoding === "br" && ++this.#uses === USES_BEFORE_BEST) this.#repack();
    return this.#packed.get(encoding) ?? this.#make(encoding);
  }

  /** @param {Encoding} encoding */
  #make(encoding) {
    const pending = this.#pending.get(encoding);
    if (pending) return pending;
    const made = this.#raw()
      .then((raw) => (encoding === "gzip" ? pack.gzip(raw) : raw))
      // What no browser asks for is not worth its place.
      .then((bytes) => (encoding === "identity" ? bytes : this.#keep(encoding, bytes)))
      .finally(() => this.#pending.delete(encoding));
    this.#pending.set(encoding, made);
    return made;
  }

  async #raw() {
    return this.#packed.get("identity") ?? promisify(brotliDecompress)(this.#packed.get("br") ?? "");
  }

  /**
   * @param {Encoding} encoding
   * @param {Buffer} bytes
   */
  #keep(encoding, bytes) {
    this.#packed.set(encoding, bytes);
    this.onResize();
    return bytes;
  }

  #repack() {
    repacking = repacking.then(async () => {
      this.#keep("br", await pack.br(await this.#raw(), QUALITY.best));
    });
  }
}
