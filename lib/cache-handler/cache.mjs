import { LRUCache } from "lru-cache";
import { decode, encode } from "./codec.mjs";
import { backdate, bytesOf, shareOf, stateOf, tagsOf } from "./entry.mjs";
import { addPageOrigin } from "./page-origin.mjs";
import { TagTimes } from "./tag-times.mjs";
import { WriteQueue } from "./write-queue.mjs";

/** @import { Context, Durations, Entry, Share, State, Store, Value } from "./types" */

/** @import { Peers } from "./peers.mjs" */
/** @import { Write } from "./write-queue.mjs" */

/** @typedef {LRUCache<string, Entry>} Memory */

/**
 * @param {number} bytes
 * @returns {Memory}
 */
const createMemory = (bytes) =>
  new LRUCache({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: ({ key, value }) => bytesOf(key, value),
  });

/**
 * @param {Entry | null} first
 * @param {Entry | null} second
 */
const newest = (first, second) =>
  first && second && first.lastModified >= second.lastModified ? first : (second ?? first);

/** Memory, then a store, which may fail or lose entries: reads never throw, and writes do not block. */
export class PageCache {
  #tagTimes = new TagTimes();
  #memory;
  #store;
  #peers;
  #writes;
  #now;
  #ready;

  /**
   * @param {object} options
   * @param {Store | null} [options.store]
   * @param {Peers | null} [options.peers]
   * @param {number} options.memoryBytes
   * @param {Record<Share, number>} options.shares
   * @param {() => number} [options.now]
   */
  constructor({ store = null, peers = null, memoryBytes, shares, now = Date.now }) {
    this.#store = store;
    this.#peers = peers;
    this.#now = now;
    this.#memory = {
      pages: createMemory(memoryBytes * shares.pages),
      data: createMemory(memoryBytes * shares.data),
      absent: createMemory(memoryBytes * shares.absent),
    };
    this.#writes = new WriteQueue((key, write) => this.#write(key, write));
    this.#ready = store?.open((times) => this.#tagTimes.merge(times, now()));
    peers?.open((times) => {
      this.#tagTimes.merge(times, now());
      void this.#store?.publish(times, this.#tagTimes.all());
    });
  }

  /**
   * @param {string} key
   * @param {Context} context
   */
  async get(key, context) {
    if (context.kind === "IMAGE") return null;
    await this.#ready;
    if (context.kind === "FETCH") addPageOrigin(tagsOf(null, context));
    const share = context.kind === "FETCH" ? "data" : "pages";
    const cached = this.#fromMemory(key, share);
    const cachedState = cached && stateOf(cached, context, this.#tagTimes, this.#now());
    if (cached && cachedState && (cachedState === "fresh" || !this.#store?.isShared)) {
      this.#store?.touch(key, share);
      return this.#serve(cached, cachedState, context);
    }
    const entry = newest(cached, await this.#fromStore(key, share));
    if (!entry) return null;
    if (entry !== cached) this.#remember(entry);
    return this.#serve(entry, stateOf(entry, context, this.#tagTimes, this.#now()), context);
  }

  /**
   * @param {string} key
   * @param {"pages" | "data"} share
   * @returns {Entry | null}
   */
  #fromMemory(key, share) {
    return this.#memory[share].get(key) ?? (share === "pages" ? this.#memory.absent.get(key) : null) ?? null;
  }

  /**
   * @param {string} key
   * @param {Write} write
   */
  async #write(key, { share, bytes }) {
    await this.#ready;
    if (bytes) await this.#store?.write(key, share, bytes);
    else await this.#store?.remove(key, "pages");
  }

  /**
   * @param {string} key
   * @param {Share} share
   */
  async #fromStore(key, share) {
    const bytes = await this.#store?.read(key, share);
    const entry = bytes ? decode(bytes, key) : null;
    return entry && shareOf(entry.value) === share ? entry : null;
  }

  /**
   * @param {Entry} entry
   * @param {State} state
   * @param {Context} context
   */
  #serve(entry, state, context) {
    if (state === "gone") return null;
    if (context.kind !== "FETCH")
      addPageOrigin(tagsOf(entry.value, context), state === "fresh" ? entry.lastModified : null);
    return state === "stale" ? backdate(entry, context, this.#now()) : entry;
  }

  /** @param {Entry} entry */
  #remember(entry) {
    const share = shareOf(entry.value);
    for (const [name, memory] of Object.entries(this.#memory)) if (name !== share) memory.delete(entry.key);
    this.#memory[share].set(entry.key, entry);
  }

  /**
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, context) {
    if (value?.kind === "IMAGE") return;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const previous = this.#fromMemory(key, value?.kind === "FETCH" ? "data" : "pages");
    const entry = { key, value, lastModified: this.#now(), cacheControl };
    this.#remember(entry);
    // The same value again means that regeneration failed and Next postpones its retry: keep it in memory only.
    const isRetryPostponed = value !== null && previous?.value === value;
    if (isRetryPostponed || !this.#store) return;
    const share = shareOf(value);
    this.#writes.add(key, { share, bytes: share === "absent" ? null : encode(entry) });
  }

  /**
   * @param {string | string[]} tags
   * @param {Durations} [durations]
   */
  async revalidateTag(tags, durations) {
    const list = typeof tags === "string" ? [tags] : tags;
    if (list.length === 0) return;
    await this.#ready;
    const times = this.#tagTimes.invalidate(list, durations, this.#now());
    this.#peers?.publish(times);
    await this.#store?.publish(times, this.#tagTimes.all());
  }

  /**
   * Whether a response made from these tags, as page-origin.mjs encodes them, is older than a revalidation.
   * @param {string[] | null} tags null: not known
   * @param {number} since
   */
  isStale(tags, since) {
    if (this.#tagTimes.newest <= since) return false;
    return tags === null || this.#tagTimes.areRevalidated(tags, since);
  }

  /**
   * Whether nobody may see a response made from these tags any more.
   * @param {string[] | null} tags null: not known
   * @param {number} since
   */
  isExpired(tags, since) {
    return tags !== null && this.#tagTimes.newest > since && this.#tagTimes.areGone(tags, since);
  }

  async done() {
    await this.#writes.done();
  }
}
