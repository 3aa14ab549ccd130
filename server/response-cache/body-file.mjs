import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { report } from "../../lib/cache-handler/report.mjs";

/** @typedef {{ file: number, bytes: number, isDropped: boolean }} Segment */
/** @typedef {{ segment: Segment, offset: number, length: number }} Place */

const SEGMENTS = 8;
const PAUSE_MS = 60_000;
const BUFFER_BYTES = 65_536;
const MAX_BUFFERS = 32;

/** The file is unlinked at once, so it disappears with the process. Reads are synchronous: one takes a fifth of the time it would take in the thread pool. */
export class BodyFile {
  #folder;
  #segmentBytes;
  #now;
  /** Oldest first. @type {Segment[]} */
  #segments = [];
  #created = 0;
  #pausedUntil = 0;
  /** Used again: a new buffer for each read costs more than the read. @type {ArrayBuffer[]} */
  #buffers = [];
  /** @type {WeakSet<ArrayBufferLike>} */
  #lent = new WeakSet();

  /**
   * @param {object} options
   * @param {string} options.folder
   * @param {number} options.maxBytes 0: nothing is written
   * @param {() => number} [options.now]
   */
  constructor({ folder, maxBytes, now = Date.now }) {
    this.#folder = folder;
    this.#segmentBytes = Math.floor(maxBytes / SEGMENTS);
    this.#now = now;
  }

  get isEnabled() {
    return this.#segmentBytes > 0;
  }

  get bytes() {
    return this.#segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /**
   * Null: there is no room for it, or the disk does not take it.
   * @param {Buffer} body
   * @returns {Place | null}
   */
  write(body) {
    if (body.length > this.#segmentBytes || this.#now() < this.#pausedUntil) return null;
    try {
      const segment = this.#segmentFor(body.length);
      const offset = segment.bytes;
      const written = writeSync(segment.file, body, 0, body.length, offset);
      if (written < body.length) throw new Error("the disk is full");
      segment.bytes += written;
      return { segment, offset, length: written };
    } catch (cause) {
      this.#pausedUntil = this.#now() + PAUSE_MS;
      report("response file", cause);
      return null;
    }
  }

  /**
   * Null: it was dropped. Whoever is done with the bytes may give them back.
   * @param {Place} place
   */
  read({ segment, offset, length }) {
    if (segment.isDropped) return null;
    const body = this.#bufferOf(length);
    try {
      if (readSync(segment.file, body, 0, length, offset) === length) return body;
      throw new Error("the file is shorter than what was written");
    } catch (cause) {
      this.#drop(segment);
      report("response file", cause);
      return null;
    }
  }

  /** @param {Buffer} bytes no longer used by anybody */
  recycle({ buffer }) {
    if (this.#lent.delete(buffer) && buffer instanceof ArrayBuffer && this.#buffers.length < MAX_BUFFERS)
      this.#buffers.push(buffer);
  }

  /** @param {number} length */
  #bufferOf(length) {
    // A reader may keep a body that fills a whole buffer, so that buffer is not used again.
    if (length >= BUFFER_BYTES) return Buffer.allocUnsafeSlow(length);
    const buffer = this.#buffers.pop() ?? new ArrayBuffer(BUFFER_BYTES);
    this.#lent.add(buffer);
    return Buffer.from(buffer, 0, length);
  }

  close() {
    for (const segment of [...this.#segments]) this.#drop(segment);
  }

  /**
   * @param {number} length
   * @returns {Segment}
   */
  #segmentFor(length) {
    const newest = this.#segments.at(-1);
    if (newest && newest.bytes + length <= this.#segmentBytes) return newest;
    const [oldest] = this.#segments;
    if (oldest && this.#segments.length >= SEGMENTS) this.#drop(oldest);
    const segment = { file: this.#open(), bytes: 0, isDropped: false };
    this.#segments.push(segment);
    return segment;
  }

  #open() {
    mkdirSync(this.#folder, { recursive: true });
    this.#created += 1;
    const path = join(this.#folder, `responses-${process.pid}-${this.#created}`);
    const file = openSync(path, "w+", 0o600);
    unlinkSync(path);
    return file;
  }

  /** @param {Segment} segment */
  #drop(segment) {
    segment.isDropped = true;
    this.#segments = this.#segments.filter((other) => other !== segment);
    closeSync(segment.file);
  }
}
