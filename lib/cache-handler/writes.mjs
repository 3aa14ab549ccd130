const MOST_WAITING = 200;

/** Writes one after another, behind the visitor's back; of the same key only the newest. */
export class Writes {
  #waiting = new Map();
  #running = null;

  constructor(write) {
    this.write = write;
  }

  add(key, entry) {
    this.#waiting.delete(key);
    this.#waiting.set(key, entry);
    // Rather not kept than a heap that grows: the entry is in memory anyway.
    if (this.#waiting.size > MOST_WAITING) this.#waiting.delete(this.#waiting.keys().next().value);
    this.#running ??= this.#run();
  }

  async #run() {
    await Promise.resolve();
    for (const [key, entry] of this.#waiting) {
      this.#waiting.delete(key);
      await this.write(key, entry);
    }
    this.#running = null;
  }

  /** Resolves once everything is written. */
  async done() {
    while (this.#running) await this.#running;
  }
}
