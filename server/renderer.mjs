import { rmSync } from "node:fs";
import { Agent, createServer, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchOutage } from "../config/outage.mjs";
import { DEFAULT_PAGE_BUDGET_MS } from "../config/page-budget.mjs";
import { REQUEST_ID_HEADER, toRequestId, withRequestId } from "../config/request-context.mjs";
import { collectPageTags } from "../lib/cache-handler/page-tags.mjs";
import { OUTAGE_HEADER, STORED_AT_HEADER, TAGS_HEADER } from "./headers.mjs";
import { isOutdatedCopy } from "./response-cache/cache-lifetime.mjs";

/** @import { IncomingMessage, RequestOptions, Server, ServerResponse } from "node:http" */

/**
 * A whole response, with the id of its request.
 * @typedef {Pick<IncomingMessage, "headers" | "rawHeaders"> & { id: string, status: number, body: Buffer }} RenderedResponse
 */

/** @typedef {(request: IncomingMessage, response: ServerResponse) => unknown} NextHandler */

const RENDERING_MS = 3_000;

/** The embedded backend needs about as long to create its database. */
const RETRY_AFTER_SECONDS = "30";

/**
 * How long another process may take for a page: what a page on a slow shop needs.
 * @param {string | undefined} pageBudgetMs
 */
export const otherProcessMs = (pageBudgetMs) =>
  (Number(pageBudgetMs) || DEFAULT_PAGE_BUDGET_MS) + RENDERING_MS;

/**
 * @param {string} name
 * @param {number} slot
 */
export const socketPath = (name, slot) =>
  process.platform === "win32" ? `\\\\.\\pipe\\${name}-${slot}` : join(tmpdir(), `${name}-${slot}.sock`);

/**
 * Next answers 500 whatever the error was, which search engines and monitors take for a broken page.
 * @param {IncomingMessage} incoming
 */
function markUnavailable(incoming) {
  if (incoming.statusCode !== 500 || !incoming.headers[OUTAGE_HEADER]) return;
  incoming.statusCode = 503;
  incoming.rawHeaders.push("Retry-After", RETRY_AFTER_SECONDS);
}

/** Runs Next behind a local socket, so that rendering a page is an ordinary HTTP request, also between processes. */
export class Renderer {
  #agent = new Agent({ keepAlive: true });
  #name;
  #slot;
  #slots;
  #otherProcessMs;
  #revalidation;
  /** @type {Server} */
  #server;

  /**
   * @param {object} options
   * @param {NextHandler} options.handle
   * @param {string} options.name shared by the processes of one shop
   * @param {number} options.slot
   * @param {number} options.slots
   * @param {number} options.otherProcessMs how long another process may take for a page
   * @param {Record<string, string>} [options.revalidation] headers by which Next makes a page before it answers
   */
  constructor({ handle, name, slot, slots, otherProcessMs, revalidation = {} }) {
    this.#name = name;
    this.#slot = slot;
    this.#slots = slots;
    this.#otherProcessMs = otherProcessMs;
    this.#revalidation = revalidation;
    this.#server = createServer((request, response) => {
      /** @param {import("../lib/cache-handler/page-tags.mjs").PageTags} pageTags */
      const onPageTags = ({ tags, storedAt }) => {
        if (response.headersSent) return;
        if (tags.size > 0) response.setHeader(TAGS_HEADER, [...tags].join(","));
        if (storedAt !== null) response.setHeader(STORED_AT_HEADER, storedAt);
      };
      const onOutage = () => {
        if (!response.headersSent) response.setHeader(OUTAGE_HEADER, "1");
      };
      withRequestId(request.headers[REQUEST_ID_HEADER], () =>
        watchOutage(onOutage, () => collectPageTags(onPageTags, () => handle(request, response))),
      );
    });
    // The server in front enforces timeouts; keep-alive connections are never closed during a request.
    this.#server.keepAliveTimeout = 0;
    this.#server.requestTimeout = 0;
  }

  /** @returns {Promise<void>} */
  listen() {
    const path = socketPath(this.#name, this.#slot);
    if (process.platform !== "win32") rmSync(path, { force: true });
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(path, resolve);
    });
  }

  /** @param {() => void} onClosed */
  close(onClosed) {
    this.#agent.destroy();
    this.#server.close(onClosed);
  }

  /**
   * @param {RequestOptions} options
   * @param {number} [slot]
   */
  request(options, slot = this.#slot) {
    const path = socketPath(this.#name, slot);
    return httpRequest({ ...options, agent: this.#agent, socketPath: path }).on("response", markUnavailable);
  }

  /**
   * @param {{ path: string, headers: Record<string, string> }} target
   * @param {string} [etag]
   * @returns {Promise<RenderedResponse>}
   */
  async fetchPage({ path, headers }, etag) {
    const id = toRequestId();
    const common = { ...headers, host: "localhost", [REQUEST_ID_HEADER]: id };
    const copy = await this.#fetchFromOwner(path, { ...common, ...(etag ? { "if-none-match": etag } : {}) });
    if (!isOutdatedCopy(copy.headers, Date.now())) return { ...copy, id };
    // Joins the render that the copy has started.
    const page = await this.#fetchFromOwner(path, { ...common, ...this.#revalidation }).catch(() => null);
    return { ...(page && page.status < 500 ? page : copy), id };
  }

  /**
   * An address is always rendered by the same process, so that each is rendered once; by this one while that is away or hangs.
   * @param {string} path
   * @param {Record<string, string>} headers
   */
  #fetchFromOwner(path, headers) {
    const options = { path, headers };
    const slot = slotOf(path, this.#slots);
    if (slot === this.#slot) return this.#fetch(options, slot);
    return this.#fetch(options, slot, this.#otherProcessMs).catch(() => this.#fetch(options, this.#slot));
  }

  /**
   * @param {RequestOptions} options
   * @param {number} slot
   * @param {number} [limitMs]
   * @returns {Promise<Omit<RenderedResponse, "id">>}
   */
  #fetch(options, slot, limitMs) {
    return new Promise((resolve, reject) => {
      const request = this.request(options, slot);
      const giveUp = () => request.destroy(new Error(`No page within ${limitMs} ms.`));
      const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
      request.on("close", () => clearTimeout(timer));
      request.on("error", reject);
      request.on("response", (incoming) => {
        /** @type {Buffer[]} */
        const chunks = [];
        incoming.on("data", (chunk) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const { headers, rawHeaders, statusCode: status = 500 } = incoming;
          resolve({ status, headers, rawHeaders, body: Buffer.concat(chunks) });
        });
      });
      request.end();
    });
  }
}

/**
 * By the address alone: HTML and data of a page are rendered together.
 * @param {string} path
 * @param {number} slots
 */
export function slotOf(path, slots) {
  const [address = ""] = path.split(/[?&]_rsc=/, 1);
  let hash = 0;
  for (let at = 0; at < address.length; at += 1) hash = (hash * 31 + address.charCodeAt(at)) >>> 0;
  return hash % slots;
}
