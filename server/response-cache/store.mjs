import { LRUCache } from "lru-cache";
import { BodyFile } from "./body-file.mjs";
import { BodyMemory } from "./body-memory.mjs";

/** @import { Entry } from "./entry.mjs" */
/** @import { Share } from "./storage.mjs" */

/**
 * Where packed bodies are written beside the memory.
 * @typedef {{ folder: string, maxBytes: number, now?: () => number }} Disk
 */

/** So that neither filters nor addresses that do not exist can evict pages. @type {Record<Share, number>} */
const SHARES = { pages: 0.85, filtered: 0.1, absent: 0.05 };
/** Share of memory for bodies that are in the file too. */
const BODIES_PART = 0.25;

/** An LRU of entries bounded in bytes; bodies are in a file and partly in memory. */
class Entries {
  #file;
  #bodies;
  /** @type {LRUCache<string, Entry>} */
  #entries;

  /**
   * @param {number} maxBytes
   * @param {Disk} disk
   */
  constructor(maxBytes, disk) {
    this.#file = new BodyFile(disk);
    const bodyBytes = this.#file.isEnabled ? maxBytes * BODIES_PART : 0;
    this.#bodies = new BodyMemory(this.#file, bodyBytes);
    this.#entries = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes - bodyBytes)),
      sizeCalculation: (entry, key) => entry.bytes + 2 * key.length,
      dispose: ({ body, ownsBody }) => {
        if (ownsBody) this.#bodies.remove(body);
      },
    });
  }

  get bytes() {
    return this.#entries.calculatedSize + this.#bodies.bytes;
  }

  get fileBytes() {
    return this.#file.bytes;
  }

  get size() {
    return this.#entries.size;
  }

  /** @param {string} key */
  get(key) {
    const entry = this.#entries.get(key);
    if (!entry?.body.isDropped) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  set(key, entry) {
    const { body, ownsBody } = entry;
    if (ownsBody && this.#file.isEnabled) body.saveIn(this.#bodies);
    this.#entries.set(key, entry);
    if (!ownsBody) return;
    // Its size is that of the encodings made so far.
    body.onResize = () => {
      if (this.#entries.peek(key) === entry) this.#entries.set(key, entry);
    };
  }

  /** @param {string} key */
  delete(key) {
    this.#entries.delete(key);
  }

  close() {
    this.#file.close();
  }
}

export class Store {
  /** @type {Record<Share, Entries>} */
  #shares;

  /**
   * @param {number} maxBytes
   * @param {Disk} disk
   */
  constructor(maxBytes, disk) {
    /** @param {Share} share */
    const create = (share) =>
      new Entries(maxBytes * SHARES[share], { ...disk, maxBytes: disk.maxBytes * SHARES[share] });
    this.#shares = { pages: create("pages"), filtered: create("filtered"), absent: create("absent") };
  }

  get bytes() {
    return this.#sum("bytes");
  }

  get fileBytes() {
    return this.#sum("fileBytes");
  }

  get size() {
    return this.#sum("size");
  }

  /** @param {"bytes" | "fileBytes" | "size"} property */
  #sum(property) {
    return Object.values(this.#shares).reduce((sum, entries) => sum + entries[property], 0);
  }

  /** @param {string} key */
  get(key) {
    const { pages, filtered, absent } = this.#shares;
    return pages.get(key) ?? filtered.get(key) ?? absent.get(key);
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  set(key, entry) {
    for (const [share, entries] of Object.entries(this.#shares))
      if (share !== entry.share) entries.delete(key);
    this.#shares[entry.share].set(key, entry);
  }

  /** @param {string} key */
  delete(key) {
    for (const entries of Object.values(this.#shares)) entries.delete(key);
  }

  close() {
    for (const entries of Object.values(this.#shares)) entries.close();
  }
}
