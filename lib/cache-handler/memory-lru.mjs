export class MemoryLru {
  #entries = new Map();
  #bytes = 0;

  constructor(maxBytes) {
    this.maxBytes = maxBytes;
  }

  get size() {
    return this.#entries.size;
  }

  get bytes() {
    return this.#bytes;
  }

  get(key) {
    const found = this.#entries.get(key);
    if (!found) return null;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.entry;
  }

  put(key, entry, bytes) {
    this.remove(key);
    if (bytes > this.maxBytes) return;
    this.#entries.set(key, { entry, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      this.remove(oldest);
    }
  }

  remove(key) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
