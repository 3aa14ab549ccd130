import { LRUCache } from "lru-cache";
import { BodyFile } from "./body-file.mjs";
import { BodyMemory } from "./body-memory.mjs";

/** @import { Entry } from "./entry.mjs" */
/** @import { Partition } from "./cache-lifetime.mjs" */

/**
 * Where compressed bodies are written beside the memory.
 * @typedef {{ folder: string, maxBytes: number, now?: () => number }} Disk
 */

/** So that neither filters nor addresses that do not exist can evict pages. @type {Record<Partition, number>} */
const PARTITION_FRACTIONS = { pages: 0.85, filtered: 0.1, other: 0.05 };
/** Share of memory for bodies that are in the file too. */
const BODIES_PART = 0.25;

/** An LRU of entries bounded in bytes; bodies are in a file and partly in memory. */
class Entries {
  #file;
  #bodies;
  /** In a new object whenever it is counted: the LRU keeps the size of a value that is set again. @type {LRUCache<string, { entry: Entry }>} */
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
      sizeCalculation: ({ entry }, key) => entry.bytes + 2 * key.length,
      dispose: ({ entry }) => {
        if (entry.ownsBody) this.#bodies.remove(entry.body);
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
    const entry = this.#entries.get(key)?.entry;
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
    this.#count(key, entry);
    if (!ownsBody) return;
    // Its size is that of the encodings made so far.
    body.onResize = () => {
      if (this.#has(key, entry)) this.#count(key, entry);
    };
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  #has(key, entry) {
    return this.#entries.peek(key)?.entry === entry;
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  #count(key, entry) {
    this.#entries.set(key, { entry }, { noDisposeOnSet: this.#has(key, entry) });
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
  /** @type {Record<Partition, Entries>} */
  #partitions;

  /**
   * @param {number} maxBytes
   * @param {Disk} disk
   */
  constructor(maxBytes, disk) {
    /** @param {Partition} partition */
    const create = (partition) =>
      new Entries(maxBytes * PARTITION_FRACTIONS[partition], {
        ...disk,
        maxBytes: disk.maxBytes * PARTITION_FRACTIONS[partition],
      });
    this.#partitions = { pages: create("pages"), filtered: create("filtered"), other: create("other") };
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
    return Object.values(this.#partitions).reduce((sum, entries) => sum + entries[property], 0);
  }

  /** @param {string} key */
  get(key) {
    const { pages, filtered, other } = this.#partitions;
    return pages.get(key) ?? filtered.get(key) ?? other.get(key);
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  set(key, entry) {
    for (const [partition, entries] of Object.entries(this.#partitions))
      if (partition !== entry.partition) entries.delete(key);
    this.#partitions[entry.partition].set(key, entry);
  }

  /** @param {string} key */
  delete(key) {
    for (const entries of Object.values(this.#partitions)) entries.delete(key);
  }

  close() {
    for (const entries of Object.values(this.#partitions)) entries.close();
  }
}
