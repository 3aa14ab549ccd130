/** @import { Entry } from "./types" */

const MAX_PENDING = 200;

export class WriteQueue {
  /** @type {Map<string, Entry>} */
  #pending = new Map();
  /** @type {Promise<void> | null} */
  #running = null;

  /** @param {(key: string, entry: Entry) => Promise<void>} write */
  constructor(write) {
    this.write = write;
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  add(key, entry) {
    this.#pending.delete(key);
    this.#pending.set(key, entry);
    // Drop writes rather than let the heap grow: the entry is still in memory.
    const [oldest] = this.#pending.keys();
    if (this.#pending.size > MAX_PENDING && oldest !== undefined) this.#pending.delete(oldest);
    this.#running ??= this.#run();
  }

  async #run() {
    await Promise.resolve();
    for (const [key, entry] of this.#pending) {
      this.#pending.delete(key);
      await this.write(key, entry);
    }
    this.#running = null;
  }

  async done() {
    while (this.#running) await this.#running;
  }
}
