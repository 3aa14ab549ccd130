/** @import { Partition } from "./types" */

/**
 * `bytes` are compressed: raw pages take ten times the memory while a slow disk keeps them waiting. null removes the stored entry.
 * @typedef {{ partition: Partition, bytes: Buffer | null }} Write
 */

const MAX_PENDING = 200;

export class WriteQueue {
  /** @type {Map<string, Write>} */
  #pending = new Map();
  /** @type {Promise<void> | null} */
  #running = null;

  /** @param {(key: string, write: Write) => Promise<void>} run */
  constructor(run) {
    this.run = run;
  }

  /**
   * @param {string} key
   * @param {Write} write
   */
  add(key, write) {
    this.#pending.delete(key);
    this.#pending.set(key, write);
    // Drop writes rather than let the memory grow.
    const [oldest] = this.#pending.keys();
    if (this.#pending.size > MAX_PENDING && oldest !== undefined) this.#pending.delete(oldest);
    this.#running ??= this.#run();
  }

  async #run() {
    await Promise.resolve();
    for (const [key, write] of this.#pending) {
      this.#pending.delete(key);
      await this.run(key, write);
    }
    this.#running = null;
  }

  async done() {
    while (this.#running) await this.#running;
  }
}
