import { LRUCache } from "lru-cache";

/** @import { Body } from "./body.mjs" */
/** @import { BodyFile, Place } from "./body-file.mjs" */

/** A body read twice within this many reads returns to memory. */
const MAX_CANDIDATES = 100;

/** LRU of bodies that are in memory as well, bounded in bytes. */
export class BodyMemory {
  #file;
  /** With the bytes as counted: the LRU keeps the size of a value that is set again unchanged. @type {LRUCache<Body, number>} */
  #bodies;
  /** Read once. @type {LRUCache<Body, true>} */
  #candidates = new LRUCache({ max: MAX_CANDIDATES });

  /**
   * @param {BodyFile} file
   * @param {number} maxBytes
   */
  constructor(file, maxBytes) {
    this.#file = file;
    this.#bodies = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_, body, reason) => {
        if (reason === "evict") body.release();
      },
    });
  }

  get bytes() {
    return this.#bodies.calculatedSize;
  }

  /** @param {Buffer} bytes */
  write(bytes) {
    return this.#file.write(bytes);
  }

  /** @param {Place} place */
  read(place) {
    return this.#file.read(place);
  }

  /** @param {Buffer} bytes */
  recycle(bytes) {
    this.#file.recycle(bytes);
  }

  /**
   * Not after one read: a round of many pages would fill the memory with what is not used again,
   * and buffers that live for a while cost collections of the whole heap.
   * @param {Body} body
   */
  isSecondRead(body) {
    if (this.#candidates.delete(body)) return true;
    this.#candidates.set(body, true);
    return false;
  }

  /**
   * Counts the body with its present size.
   * @param {Body} body
   */
  add(body) {
    this.#bodies.set(body, body.savedBytes);
    // It is larger than the whole memory.
    if (!this.#bodies.has(body)) body.release();
  }

  /** @param {Body} body */
  markUsed(body) {
    this.#bodies.get(body);
  }

  /** @param {Body} body */
  remove(body) {
    body.markRemoved();
    this.#candidates.delete(body);
    this.#bodies.delete(body);
  }
}
