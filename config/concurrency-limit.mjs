/** At most so many tasks run at once; the others wait in their order. */
export class ConcurrencyLimit {
  #maxRunning;
  #running = 0;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {number} maxRunning */
  constructor(maxRunning) {
    this.#maxRunning = maxRunning;
  }

  get waiting() {
    return this.#waiting.length;
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} task
   * @returns {Promise<Result>}
   */
  async run(task) {
    if (this.#running < this.#maxRunning) this.#running += 1;
    // Whoever ends hands its place over.
    else await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
