import { LRUCache } from "lru-cache";
import { POLICY_HEADER } from "../../config/headers.mjs";
import { splitLocale } from "../../config/split-locale.mjs";
import { REQUEST_ID_HEADER, supportCode } from "../../config/request-context.mjs";
import { withFailureMessage } from "../failure-page.mjs";
import { NOT_FOUND_CACHE_CONTROL, responseHeaders, TAGS_HEADER, varyByEncoding } from "../headers.mjs";
import { logFailure } from "../log-failure.mjs";
import { Body } from "./body.mjs";
import { Entry } from "./entry.mjs";
import { allowOnlyScripts, hashInlineScripts } from "./inline-scripts.mjs";
import { cacheLifetimeOf, sharedCacheControl } from "./cache-lifetime.mjs";
import { Store } from "./store.mjs";
import { targetOf } from "./target.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { ThirdParties } from "../../config/headers.mjs" */
/** @import { RenderedResponse } from "../renderer.mjs" */
/** @import { Target } from "./target.mjs" */
/** @import { CacheLifetime } from "./cache-lifetime.mjs" */
/** @import { Disk } from "./store.mjs" */

/** @typedef {(request: IncomingMessage, response: ServerResponse) => void} Handler */

const POLICY = POLICY_HEADER.toLowerCase();
const RETRY_MS = 1_000;
const MAX_RETRIES = 5;
const FAILURE_PAUSE_MS = 5_000;
const UNSHARED_LIMITS = { max: 2_000, ttl: 60_000 };
export const NOT_FOUND_PATH = "/not-found";
/** @type {CacheLifetime} */
const NOT_STORED = { partition: "other", freshMs: 0, staleMs: 0, storedAt: null };
/** @type {Disk} */
const NO_DISK = { folder: "", maxBytes: 0 };

export class ResponseCache {
  #store;
  #fetchPage;
  #writeDocument;
  #isStale;
  #isExpired;
  #thirdParties;
  #localePrefixes;
  #now;
  /** Renewals under way: one per key. @type {Map<string, Promise<Entry | null>>} */
  #pending = new Map();
  /** Addresses whose responses were not for everybody. @type {LRUCache<string, true>} */
  #unshared = new LRUCache(UNSHARED_LIMITS);

  /**
   * @param {object} options
   * @param {number} options.maxBytes in memory
   * @param {Disk} [options.disk]
   * @param {(target: Target, etag: string | undefined) => Promise<RenderedResponse>} options.fetchPage
   * @param {(html: string) => string} [options.writeDocument]
   * @param {(tags: string[] | null, since: number) => boolean} [options.isStale] by the tags that were revalidated
   * @param {(tags: string[] | null, since: number) => boolean} [options.isExpired] nobody may see it any more
   * @param {ThirdParties} [options.thirdParties]
   * @param {string[]} [options.localePrefixes] of the languages beside the default one
   * @param {() => number} [options.now]
   */
  constructor({
    maxBytes,
    disk = NO_DISK,
    fetchPage,
    writeDocument = (html) => html,
    isStale = () => false,
    isExpired = () => false,
    thirdParties = { maps: false, tagManager: false },
    localePrefixes = [],
    now = Date.now,
  }) {
    this.#store = new Store(maxBytes, { ...disk, now });
    this.#fetchPage = fetchPage;
    this.#writeDocument = writeDocument;
    this.#isStale = isStale;
    this.#isExpired = isExpired;
    this.#thirdParties = thirdParties;
    this.#localePrefixes = localePrefixes;
    this.#now = now;
  }

  get size() {
    return this.#store.size;
  }

  get bytes() {
    return this.#store.bytes;
  }

  get fileBytes() {
    return this.#store.fileBytes;
  }

  close() {
    this.#store.close();
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {Handler} passThrough for what is not everybody's
   */
  handle(request, response, passThrough) {
    const target = targetOf(request);
    if (!target || this.#unshared.has(target.key)) return passThrough(request, response);
    const entry = this.#store.get(target.key);
    if (!entry || !this.#mayBeShown(entry))
      return this.#sendRenewed(target, entry, { request, response, passThrough });
    const now = this.#now();
    const isFresh = now < entry.freshUntil && !this.#isStale(entry.tags, entry.checkedAt);
    if (!isFresh && entry.isOutdated(now))
      return this.#sendRenewed(target, entry, { request, response, passThrough });
    entry.send(request, response, isFresh ? "HIT" : "STALE", now, () =>
      this.#sendRenewed(target, undefined, { request, response, passThrough }),
    );
    if (!isFresh) this.#renew(target, entry).catch(() => undefined);
  }

  /** @param {Entry} entry */
  #mayBeShown(entry) {
    return this.#now() < entry.staleUntil && !this.#isExpired(entry.tags, entry.checkedAt);
  }

  /**
   * @param {Target} target
   * @param {Entry | undefined} previous
   * @param {{ request: IncomingMessage, response: ServerResponse, passThrough: Handler }} visit
   */
  #sendRenewed(target, previous, { request, response, passThrough }) {
    this.#renew(target, previous).then(
      (entry) =>
        entry ? entry.send(request, response, "MISS", this.#now()) : passThrough(request, response),
      () => passThrough(request, response),
    );
  }

  /** @param {string} path */
  #isNotFoundPage(path) {
    return ["", ...this.#localePrefixes].some((prefix) => path === prefix + NOT_FOUND_PATH);
  }

  /**
   * The shop's page for a 404 in the language of an address, which Next sends without content.
   * @param {string} path
   * @returns {Promise<Body | null>}
   */
  async notFoundBody(path) {
    const own = `/${splitLocale(path).locale}`;
    const prefix = this.#localePrefixes.includes(own) ? own : "";
    const notFoundPath = prefix + NOT_FOUND_PATH;
    const key = `document ${notFoundPath}`;
    const entry = this.#store.get(key);
    if (entry && this.#mayBeShown(entry) && this.#now() < entry.freshUntil) return entry.body;
    const target = { key, isDocument: true, path: notFoundPath, headers: { accept: "text/html" } };
    const page = await this.#renew(target, entry).catch(() => null);
    return page?.status === 404 ? page.body : null;
  }

  /**
   * @param {Target} target
   * @param {Entry | undefined} previous
   * @param {number} [attempt]
   * @returns {Promise<Entry | null>} null: every visitor has to ask alone
   */
  #renew(target, previous, attempt = 1) {
    const pending = this.#pending.get(target.key);
    if (pending) return pending;
    const renewal = this.#fetch(target, previous, attempt).finally(() => this.#pending.delete(target.key));
    this.#pending.set(target.key, renewal);
    return renewal;
  }

  /**
   * @param {Target} target
   * @param {Entry | undefined} previous
   * @param {number} attempt
   */
  async #fetch(target, previous, attempt) {
    const requestedAt = this.#now();
    const response = await this.#fetchPage(target, previous?.upstreamEtag).catch((error) => {
      if (previous) return null;
      throw error;
    });
    if (!response || response.status >= 500) return this.#afterFailure(target, response, previous);
    const confirmed = response.status === 304 ? previous : undefined;
    const lifetime = cacheLifetimeOf(confirmed ? 200 : response.status, response.headers, {
      isDocument: target.isDocument,
      now: requestedAt,
    });
    if (!lifetime) {
      this.#unshared.set(target.key, true);
      this.#store.delete(target.key);
      return null;
    }
    const tags = tagsOf(response);
    confirmed?.confirm(lifetime, tags, requestedAt);
    const entry = confirmed ?? (await this.#createEntry(target, response, lifetime, tags, requestedAt));
    this.#store.set(target.key, entry);
    if (response.headers["x-nextjs-cache"] === "STALE") this.#renewSoon(target, entry, attempt);
    return entry;
  }

  /**
   * Visitors who wait share the failure; what there was before stays for a while if it may still be shown.
   * @param {Target} target
   * @param {RenderedResponse | null} response
   * @param {Entry | undefined} previous
   */
  #afterFailure(target, response, previous) {
    if (response) logFailure(response.id, { method: "GET", url: target.path }, response.status);
    if (previous && this.#mayBeShown(previous)) {
      previous.freshUntil = this.#now() + FAILURE_PAUSE_MS;
      return previous;
    }
    return response && this.#createEntry(target, response, NOT_STORED, null, this.#now());
  }

  /**
   * Next renews its own copy behind this response.
   * @param {Target} target
   * @param {Entry} entry
   * @param {number} attempt
   */
  #renewSoon(target, entry, attempt) {
    if (attempt > MAX_RETRIES) return;
    const renew = () => {
      if (this.#store.get(target.key) === entry)
        this.#renew(target, entry, attempt + 1).catch(() => undefined);
    };
    setTimeout(renew, RETRY_MS * attempt).unref();
  }

  /**
   * @param {Target} target
   * @param {RenderedResponse} response
   * @param {CacheLifetime} lifetime
   * @param {string[] | null} tags
   * @param {number} now
   */
  async #createEntry(target, response, lifetime, tags, now) {
    const { headers } = response;
    const type = headers["content-type"];
    const isHtml = target.isDocument && Boolean(type?.startsWith("text/html"));
    const isNotFoundPage = this.#isNotFoundPage(target.path);
    // The not-found page is a 404 at its own URL, too.
    const status = isHtml && isNotFoundPage && response.status === 200 ? 404 : response.status;
    const isMissing = status === 404 && isHtml && !isNotFoundPage;
    const shared = isMissing ? await this.notFoundBody(target.path) : null;
    const html = isHtml && !shared ? this.#documentOf(target, response) : null;
    const body = shared ?? (await Body.of(html === null ? response.body : Buffer.from(html), type));
    if (html !== null) body.scripts = hashInlineScripts(html);
    return new Entry({
      status,
      headers: this.#headersOf({ ...response, status }, isHtml ? body.scripts : null),
      body,
      ownsBody: !shared,
      lifetime,
      tags,
      upstreamEtag: response.status === 200 ? headers.etag : undefined,
      now,
    });
  }

  /**
   * @param {Target} target
   * @param {RenderedResponse} response
   */
  #documentOf({ path }, { id, status, body }) {
    const html = body.toString();
    return status >= 500 ? withFailureMessage(html, path, supportCode(id)) : this.#writeDocument(html);
  }

  /**
   * @param {RenderedResponse} response
   * @param {string[] | null} scripts
   */
  #headersOf(response, scripts) {
    const replaced = ["cache-control", "vary", "etag", "content-length", "content-encoding"];
    const { id, status, headers: received } = response;
    const shared = status === 404 ? NOT_FOUND_CACHE_CONTROL : sharedCacheControl(received["cache-control"]);
    const cacheControl = status >= 500 ? "no-store" : shared;
    const vary = varyByEncoding(received.vary);
    const headers = responseHeaders(response, { thirdParties: this.#thirdParties, without: replaced });
    const policyAt = headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === POLICY);
    if (scripts && policyAt >= 0)
      headers[policyAt + 1] = allowOnlyScripts(headers[policyAt + 1] ?? "", scripts);
    if (cacheControl) headers.push("Cache-Control", cacheControl);
    if (status >= 500) headers.push(REQUEST_ID_HEADER, id);
    return [...headers, "Vary", vary];
  }
}

/** @param {RenderedResponse} response */
function tagsOf({ headers }) {
  const tags = headers[TAGS_HEADER];
  return typeof tags === "string" ? tags.split(",") : null;
}
