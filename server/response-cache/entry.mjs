import { noteCacheState } from "../metrics.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Body, Encoding } from "./body.mjs" */
/** @import { Storage } from "./storage.mjs" */

/** @typedef {"HIT" | "STALE" | "MISS"} CacheStatus */

const ENTRY_BYTES = 2048;

/** A stored response. */
export class Entry {
  /** @type {Map<Encoding, string[]>} */
  #headers = new Map();

  /**
   * @param {object} options
   * @param {number} options.status
   * @param {string[]} options.headers name and value in turn, without those of the body's encoding
   * @param {Body} options.body
   * @param {boolean} options.ownsBody false: the shared not-found page
   * @param {Storage} options.storage
   * @param {string[] | null} options.tags null: not known
   * @param {string | undefined} options.upstreamEtag
   * @param {number} options.now
   */
  constructor({ status, headers, body, ownsBody, storage, tags, upstreamEtag, now }) {
    this.status = status;
    this.body = body;
    this.ownsBody = ownsBody;
    this.share = storage.share;
    this.tags = tags;
    this.upstreamEtag = upstreamEtag;
    this.baseHeaders = headers;
    this.validatedAt = now;
    this.freshUntil = now + storage.freshMs;
    this.staleUntil = this.freshUntil + storage.staleMs;
  }

  /**
   * @param {Storage} storage
   * @param {string[] | null} tags
   * @param {number} now
   */
  confirm(storage, tags, now) {
    this.validatedAt = now;
    this.freshUntil = now + storage.freshMs;
    this.staleUntil = this.freshUntil + storage.staleMs;
    this.tags = tags ?? this.tags;
  }

  /** Bytes in memory. */
  get bytes() {
    return ENTRY_BYTES + (this.ownsBody ? this.body.bytes : 0);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {CacheStatus} cacheStatus
   * @param {number} now
   */
  send(request, response, cacheStatus, now) {
    const age = String(Math.max(0, Math.floor((now - this.validatedAt) / 1000)));
    const extra = ["X-Cache", cacheStatus, "Age", age];
    noteCacheState(response, cacheStatus);
    if (this.status === 200 && hasTag(request.headers["if-none-match"], this.body.etag)) {
      response.writeHead(304, [...this.#notModifiedHeaders(), ...extra]);
      response.end();
      return;
    }
    const encoding = this.body.encodingFor(request.headers["accept-encoding"]);
    const bytes = this.body.in(encoding);
    if (bytes instanceof Promise)
      bytes.then(
        (made) => this.#sendBytes(request, response, encoding, made, extra),
        (error) => response.destroy(error),
      );
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
    response.end(request.method === "HEAD" ? undefined : bytes);
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
function hasTag(ifNoneMatch, etag) {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const strong = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === strong);
}
