import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const BLOCK_BYTES = 4096;

const diskBytes = (bytes) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;

export class FileLru {
  #files = new Map();
  #bytes = 0;

  constructor(folder, maxBytes) {
    this.folder = folder;
    this.maxBytes = maxBytes;
  }

  get bytes() {
    return this.#bytes;
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
    for (const { name, size } of found) if (!this.#files.has(name)) this.#track(name, size);
    await this.#evict();
  }

  touch(name) {
    const bytes = this.#files.get(name);
    if (bytes === undefined) return false;
    this.#files.delete(name);
    this.#files.set(name, bytes);
    return true;
  }

  async read(name) {
    return this.touch(name) ? await readFile(join(this.folder, name)) : null;
  }

  async write(name, bytes) {
    if (diskBytes(bytes.length) > this.maxBytes) return;
    // Not a file of the build: tracing it would include the whole repository.
    const draft = join(/* turbopackIgnore: true */ this.folder, `${name}.${process.pid}`);
    await writeFile(draft, bytes);
    await rename(draft, join(this.folder, name));
    this.#untrack(name);
    this.#track(name, bytes.length);
    await this.#evict();
  }

  async remove(name) {
    if (!this.#files.has(name)) return;
    this.#untrack(name);
    await this.#delete(name);
  }

  #track(name, size) {
    this.#files.set(name, diskBytes(size));
    this.#bytes += diskBytes(size);
  }

  #untrack(name) {
    this.#bytes -= this.#files.get(name) ?? 0;
    this.#files.delete(name);
  }

  async #evict() {
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      await this.remove(oldest);
    }
  }

  #delete(name) {
    return unlink(join(this.folder, name)).catch(() => undefined);
  }
}
