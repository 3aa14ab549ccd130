import { LRUCache } from "lru-cache";
import { decode, encode } from "./codec.mjs";
import { backdate, bytesOf, partitionOf, stateOf, tagsOf } from "./entry.mjs";
import { addPageTags } from "./page-tags.mjs";
import { TagTimes } from "./tag-times.mjs";
import { WriteQueue } from "./write-queue.mjs";

/** @import { Context, Durations, Entry, Partition, State, Store, Value } from "./types" */

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
   * @param {Record<Partition, number>} options.fractions
   * @param {() => number} [options.now]
   */
  constructor({ store = null, peers = null, memoryBytes, fractions, now = Date.now }) {
    this.#store = store;
    this.#peers = peers;
    this.#now = now;
    this.#memory = {
      pages: createMemory(memoryBytes * fractions.pages),
      data: createMemory(memoryBytes * fractions.data),
      other: createMemory(memoryBytes * fractions.other),
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
    if (context.kind === "FETCH") addPageTags(tagsOf(null, context));
    const partition = context.kind === "FETCH" ? "data" : "pages";
    const cached = this.#fromMemory(key, partition);
    const cachedState = cached && stateOf(cached, context, this.#tagTimes, this.#now());
    if (cached && cachedState && (cachedState === "fresh" || !this.#store?.isShared)) {
      this.#store?.touch(key, partition);
      return this.#serve(cached, cachedState, context);
    }
    const entry = newest(cached, await this.#fromStore(key, partition));
    if (!entry) return null;
    if (entry !== cached) this.#remember(entry);
    return this.#serve(entry, stateOf(entry, context, this.#tagTimes, this.#now()), context);
  }

  /**
   * @param {string} key
   * @param {"pages" | "data"} partition
   * @returns {Entry | null}
   */
  #fromMemory(key, partition) {
    return (
      this.#memory[partition].get(key) ?? (partition === "pages" ? this.#memory.other.get(key) : null) ?? null
    );
  }

  /**
   * @param {string} key
   * @param {Write} write
   */
  async #write(key, { partition, bytes }) {
    await this.#ready;
    if (bytes) await this.#store?.write(key, partition, bytes);
    else await this.#store?.remove(key, "pages");
  }

  /**
   * @param {string} key
   * @param {Partition} partition
   */
  async #fromStore(key, partition) {
    const bytes = await this.#store?.read(key, partition);
    const entry = bytes ? decode(bytes, key) : null;
    return entry && partitionOf(entry.value) === partition ? entry : null;
  }

  /**
   * @param {Entry} entry
   * @param {State} state
   * @param {Context} context
   */
  #serve(entry, state, context) {
    if (state === "gone") return null;
    if (context.kind !== "FETCH") addPageTags(tagsOf(entry.value, context), entry.lastModified);
    return state === "stale" ? backdate(entry, context, this.#now()) : entry;
  }

  /** @param {Entry} entry */
  #remember(entry) {
    const partition = partitionOf(entry.value);
    for (const [name, memory] of Object.entries(this.#memory))
      if (name !== partition) memory.delete(entry.key);
    this.#memory[partition].set(entry.key, entry);
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
    const partition = partitionOf(value);
    this.#writes.add(key, { partition, bytes: partition === "other" ? null : encode(entry) });
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
   * Whether a response made from these tags, as page-tags.mjs encodes them, is older than a revalidation.
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
    return (
      tags !== null && this.#tagTimes.newest > since && this.#tagTimes.areEncodedTagsExpired(tags, since)
    );
  }

  async done() {
    await this.#writes.done();
  }
}
