const FIRST_MS = 500;
const MAX_MS = 30_000;
const STEADY_MS = 60_000;

/** How long to wait before a process that ended is started again: longer while it keeps ending. */
export class RestartPauses {
  #nextMs = FIRST_MS;

  /** @param {number} ranMs how long the process ran */
  after(ranMs) {
    const pauseMs = ranMs > STEADY_MS ? FIRST_MS : this.#nextMs;
    this.#nextMs = Math.min(MAX_MS, pauseMs * 2);
    return pauseMs;
  }
}
