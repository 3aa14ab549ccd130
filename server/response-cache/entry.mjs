import { LRUCache } from "lru-cache";
import { isOutdated } from "../../config/max-stale-age.mjs";
import { setCacheState } from "../metrics.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Body, Encoding } from "./body.mjs" */
/** @import { CacheLifetime } from "./cache-lifetime.mjs" */

/** @typedef {"HIT" | "STALE" | "MISS"} CacheStatus */

/** Estimated size of an entry's objects. */
const ENTRY_BYTES = 1536;
/** Estimated overhead of a body. */
const BODY_BYTES = 768;
const STRING_BYTES = 32;

/** Headers that many responses have, each held once. @type {LRUCache<string, string>} */
const texts = new LRUCache({ max: 200 });

/**
 * @param {string[]} headers
 * @returns {{ shared: string[], ownBytes: number }}
 */
function internHeaders(headers) {
  let ownBytes = 0;
  const shared = headers.map((text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    ownBytes += STRING_BYTES + text.length;
    return text;
  });
  return { shared, ownBytes };
}

/** @param {string[] | null} tags */
const tagBytes = (tags) => (tags ?? []).reduce((sum, { length }) => sum + STRING_BYTES + length, 0);

export class Entry {
  /** @type {Map<Encoding, string[]>} */
  #headers = new Map();
  #ownBytes;
  /** @type {number | null} */
  #storedAt;

  /**
   * @param {object} options
   * @param {number} options.status
   * @param {string[]} options.headers name and value in turn, without those of the body's encoding
   * @param {Body} options.body
   * @param {boolean} options.ownsBody false: the shared not-found page
   * @param {CacheLifetime} options.lifetime
   * @param {string[] | null} options.tags null: not known
   * @param {string | undefined} options.upstreamEtag
   * @param {number} options.now
   */
  constructor({ status, headers, body, ownsBody, lifetime, tags, upstreamEtag, now }) {
    this.status = status;
    this.body = body;
    this.ownsBody = ownsBody;
    this.partition = lifetime.partition;
    this.tags = tags;
    this.upstreamEtag = upstreamEtag;
    const { shared, ownBytes } = internHeaders(headers);
    this.baseHeaders = shared;
    this.#ownBytes = ownBytes;
    this.validatedAt = now;
    this.#storedAt = lifetime.storedAt;
    this.freshUntil = now + lifetime.freshMs;
    this.staleUntil = this.freshUntil + lifetime.staleMs;
  }

  /**
   * @param {CacheLifetime} lifetime
   * @param {string[] | null} tags
   * @param {number} now
   */
  confirm(lifetime, tags, now) {
    this.validatedAt = now;
    this.#storedAt = lifetime.storedAt;
    this.freshUntil = now + lifetime.freshMs;
    this.staleUntil = this.freshUntil + lifetime.staleMs;
    this.tags = tags ?? this.tags;
  }

  /** Later revalidations apply to this response; they may arrive after the page was requested. */
  get checkedAt() {
    return (this.tags && this.#storedAt) ?? this.validatedAt;
  }

  /** @param {number} now */
  isOutdated(now) {
    return isOutdated(this.#storedAt ?? this.validatedAt, now);
  }

  /** Bytes in memory, without what is in the file too. */
  get bytes() {
    const bodyBytes = this.ownsBody ? BODY_BYTES + this.body.unsavedBytes : 0;
    return ENTRY_BYTES + this.#ownBytes + tagBytes(this.tags) + bodyBytes;
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {CacheStatus} cacheStatus
   * @param {number} now
   * @param {(error: Error) => void} [onDropped] the body has been dropped
   */
  send(request, response, cacheStatus, now, onDropped = (error) => response.destroy(error)) {
    const age = String(Math.max(0, Math.floor((now - this.validatedAt) / 1000)));
    const extra = ["X-Cache", cacheStatus, "Age", age];
    setCacheState(response, cacheStatus);
    if (this.status === 200 && matchesEtag(request.headers["if-none-match"], this.body.etag)) {
      response.writeHead(304, [...this.#notModifiedHeaders(), ...extra]);
      response.end();
      return;
    }
    const encoding = this.body.encodingFor(request.headers["accept-encoding"]);
    const bytes = this.body.bytesIn(encoding);
    if (bytes instanceof Promise)
      bytes.then((made) => this.#sendBytes(request, response, encoding, made, extra), onDropped);
    else this.#sendBytes(request, response, encoding, bytes, extra);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {Encoding} encoding
   * @param {Buffer} bytes
   * @param {string[]} extra
   */
  #sendBytes(request, response, encoding, bytes, extra) {
    response.writeHead(this.status, [
      ...this.#headersIn(encoding),
      "Content-Length",
      String(bytes.length),
      ...extra,
    ]);
    // Called when all bytes are flushed; not after a disconnect.
    response.end(request.method === "HEAD" ? undefined : bytes, () => this.body.recycle(bytes));
  }

  /** @param {Encoding} encoding */
  #headersIn(encoding) {
    const known = this.#headers.get(encoding);
    if (known) return known;
    const headers = [...this.baseHeaders, "ETag", this.body.etag];
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    this.#headers.set(encoding, headers);
    return headers;
  }

  #notModifiedHeaders() {
    const headers = ["ETag", this.body.etag];
    for (let at = 0; at < this.baseHeaders.length; at += 2) {
      const name = this.baseHeaders[at] ?? "";
      if (/^(?:cache-control|vary)$/i.test(name)) headers.push(name, this.baseHeaders[at + 1] ?? "");
    }
    return headers;
  }
}

/**
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
function matchesEtag(ifNoneMatch, etag) {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const strong = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === strong);
}
