const MAX_PENDING = 200;

export class WriteQueue {
  #pending = new Map();
  #running = null;

  constructor(write) {
    this.write = write;
  }

  add(key, entry) {
    this.#pending.delete(key);
    this.#pending.set(key, entry);
    // Drop writes rather than let the heap grow: the entry is still in memory.
    if (this.#pending.size > MAX_PENDING) this.#pending.delete(this.#pending.keys().next().value);
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
