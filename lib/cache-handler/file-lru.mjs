import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

const BLOCK_BYTES = 4096;

/** @param {number} bytes */
const diskBytes = (bytes) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

export class FileLru {
  /**
   * Bytes on disk by file name.
   * @type {LRUCache<string, number>}
   */
  #files;
  /** @type {string[]} */
  #evicted = [];

  /**
   * @param {string} folder
   * @param {number} maxBytes
   */
  constructor(folder, maxBytes) {
    this.folder = folder;
    this.maxBytes = maxBytes;
    this.#files = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (/** @type {number} */ bytes) => Math.max(1, bytes),
      dispose: (_bytes, /** @type {string} */ name, reason) => {
        if (reason === "evict") this.#evicted.push(name);
      },
    });
  }

  get bytes() {
    return this.#files.calculatedSize;
  }

  async open() {
    await mkdir(this.folder, { recursive: true });
    const found = [];
    for (const name of await readdir(this.folder)) {
      if (name.includes(".")) await this.#delete(name);
      const stats = await stat(join(this.folder, name)).catch(() => null);
      if (stats) found.push({ name, size: stats.size, mtimeMs: stats.mtimeMs });
    }
    found.sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const { name, size } of found) if (!this.#files.has(name)) await this.#track(name, size);
  }

  /** @param {string} name */
  touch(name) {
    return this.#files.get(name) !== undefined;
  }

  /** @param {string} name */
  async read(name) {
    return this.touch(name) ? await readFile(join(this.folder, name)) : null;
  }

  /**
   * @param {string} name
   * @param {Buffer} bytes
   */
  async write(name, bytes) {
    if (diskBytes(bytes.length) > this.maxBytes) return;
    // Not a file of the build: tracing it would include the whole repository.
    const temporaryFile = join(/* turbopackIgnore: true */ this.folder, `${name}.${process.pid}`);
    try {
      await writeFile(temporaryFile, bytes);
      await rename(temporaryFile, join(this.folder, name));
    } catch (cause) {
      // On a full disk, keep neither a partial file nor the outdated one.
      await unlink(temporaryFile).catch(() => undefined);
      await this.remove(name);
      throw cause;
    }
    await this.#track(name, bytes.length);
  }

  /** @param {string} name */
  async remove(name) {
    if (this.#files.delete(name)) await this.#delete(name);
  }

  /**
   * @param {string} name
   * @param {number} size
   */
  async #track(name, size) {
    this.#files.set(name, diskBytes(size));
    if (!this.#files.has(name)) this.#evicted.push(name);
    for (const evicted of this.#evicted.splice(0)) await this.#delete(evicted);
  }

  /** @param {string} name */
  #delete(name) {
    return unlink(join(this.folder, name)).catch(() => undefined);
  }
}
