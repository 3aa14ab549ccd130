import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import compressible from "compressible";
import { chooseEncoding } from "./encoding.mjs";

/** @import { Place } from "./body-file.mjs" */
/** @import { BodyMemory } from "./body-memory.mjs" */

/** @typedef {"br" | "gzip" | "identity"} Encoding */

export const MIN_COMPRESSED_BYTES = 1024;
const GZIP_LEVEL = 6;
/** Quality 5 takes 2 ms for a page of 120 kB; 11 saves a tenth and takes 190. */
const QUALITY = { first: 5, best: 11 };
const USES_BEFORE_BEST = 10;

const compress = {
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

/** One at a time, to leave threads to requests. */
let recompressing = Promise.resolve();

/**
 * zlib's chunks and small slices of Node's pool keep 16 and 8 kB alive, however short they are.
 * @param {Buffer} bytes
 */
function withoutSlack(bytes) {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

/** In memory, in a file or both. Brotli is always stored; the others are made from it. */
export class Body {
  /** @type {Map<Encoding, Buffer>} */
  #compressed = new Map();
  /** In the file. @type {Map<Encoding, Place>} */
  #places = new Map();
  /** @type {Map<Encoding, Promise<Buffer>>} */
  #pending = new Map();
  /** @type {BodyMemory | null} */
  #memory = null;
  #isRemoved = false;
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
    body.isCompressed = raw.length >= MIN_COMPRESSED_BYTES && Boolean(compressible(contentType ?? ""));
    if (body.isCompressed) body.#compressed.set("br", withoutSlack(await compress.br(raw, QUALITY.first)));
    else body.#compressed.set("identity", withoutSlack(raw));
    return body;
  }

  etag = "";
  /** Hashes of a document's inline scripts. @type {string[]} */
  scripts = [];
  isCompressed = false;

  /**
   * @param {string | undefined} accepted
   * @returns {Encoding}
   */
  encodingFor(accepted) {
    return this.isCompressed ? chooseEncoding(accepted) : "identity";
  }

  /** Bytes in memory that are in the file too. */
  get savedBytes() {
    return this.#sum((encoding) => this.#places.has(encoding));
  }

  /** Bytes that are in memory alone. */
  get unsavedBytes() {
    return this.#sum((encoding) => !this.#places.has(encoding));
  }

  /** @param {(encoding: Encoding) => boolean} isCounted */
  #sum(isCounted) {
    let sum = 0;
    for (const [encoding, { length }] of this.#compressed) if (isCounted(encoding)) sum += length;
    return sum;
  }

  /** Whether its segment of the file was dropped after it had left the memory. */
  get isDropped() {
    const source = this.isCompressed ? "br" : "identity";
    return !this.#compressed.has(source) && (this.#places.get(source)?.segment.isDropped ?? true);
  }

  /** @param {BodyMemory} memory */
  saveIn(memory) {
    if (this.#memory === memory && !this.#isRemoved) return;
    this.#memory = memory;
    this.#isRemoved = false;
    for (const [encoding, bytes] of this.#compressed)
      if (this.#places.has(encoding)) memory.add(this);
      else this.#save(encoding, bytes);
  }

  /** Its page was dropped: what is still being made is sent, but neither kept nor saved. */
  markRemoved() {
    this.#isRemoved = true;
  }

  release() {
    for (const encoding of this.#places.keys()) this.#compressed.delete(encoding);
  }

  /**
   * A promise where it has to be made first; rejected when it has been dropped.
   * @param {Encoding} encoding
   * @returns {Buffer | Promise<Buffer>}
   */
  bytesIn(encoding) {
    if (encoding === "br" && ++this.#uses === USES_BEFORE_BEST) this.#recompress();
    return this.#find(encoding) ?? this.#make(encoding);
  }

  /** @param {Buffer} bytes that have been sent */
  recycle(bytes) {
    this.#memory?.recycle(bytes);
  }

  /** @param {Encoding} encoding */
  #find(encoding) {
    const compressed = this.#compressed.get(encoding);
    if (compressed) {
      this.#memory?.markUsed(this);
      return compressed;
    }
    const place = this.#places.get(encoding);
    const bytes = place && this.#memory?.read(place);
    if (!bytes) return null;
    if (this.#isRemoved || !this.#memory?.isSecondRead(this)) return bytes;
    const trimmed = withoutSlack(bytes);
    if (trimmed !== bytes) this.#memory.recycle(bytes);
    this.#compressed.set(encoding, trimmed);
    this.#memory.add(this);
    return trimmed;
  }

  /** @param {Encoding} encoding */
  #make(encoding) {
    const pending = this.#pending.get(encoding);
    if (pending) return pending;
    const made = this.#raw()
      .then((raw) => (encoding === "gzip" ? compress.gzip(raw) : raw))
      // Uncompressed bodies are not stored.
      .then((bytes) => (encoding === "identity" ? bytes : this.#keep(encoding, bytes)))
      .finally(() => this.#pending.delete(encoding));
    this.#pending.set(encoding, made);
    return made;
  }

  async #raw() {
    const raw = this.#find("identity");
    if (raw) return raw;
    const compressed = this.#find("br");
    if (!compressed) throw new Error("The body has been dropped.");
    return promisify(brotliDecompress)(compressed);
  }

  /**
   * @param {Encoding} encoding
   * @param {Buffer} compressed
   */
  #keep(encoding, compressed) {
    if (this.#isRemoved) return compressed;
    const bytes = withoutSlack(compressed);
    this.#compressed.set(encoding, bytes);
    this.#places.delete(encoding);
    this.#save(encoding, bytes);
    this.onResize();
    return bytes;
  }

  /**
   * @param {Encoding} encoding
   * @param {Buffer} bytes
   */
  #save(encoding, bytes) {
    const place = this.#memory?.write(bytes);
    if (!place) return;
    this.#places.set(encoding, place);
    this.#memory?.add(this);
  }

  #recompress() {
    recompressing = recompressing
      .then(async () => {
        if (!this.#isRemoved) this.#keep("br", await compress.br(await this.#raw(), QUALITY.best));
      })
      // The body has been dropped in the meantime.
      .catch(() => undefined);
  }
}
