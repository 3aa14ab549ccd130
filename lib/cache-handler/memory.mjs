/** Keeps what was used last, within a number of bytes. */
export class Memory {
  #entries = new Map();
  #bytes = 0;

  constructor(mostBytes) {
    this.mostBytes = mostBytes;
  }

  get size() {
    return this.#entries.size;
  }

  get bytes() {
    return this.#bytes;
  }

  get(key) {
    const held = this.#entries.get(key);
    if (!held) return null;
    this.#entries.delete(key);
    this.#entries.set(key, held);
    return held.entry;
  }

  put(key, entry, bytes) {
    this.remove(key);
    if (bytes > this.mostBytes) return;
    this.#entries.set(key, { entry, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.mostBytes) return;
      this.remove(oldest);
    }
  }

  remove(key) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
