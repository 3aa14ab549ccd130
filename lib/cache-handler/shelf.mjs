import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const BLOCK = 4096;

const onDisk = (bytes) => Math.ceil(bytes / BLOCK) * BLOCK;

/** One folder of files, one for each entry, that stays within a number of bytes: the longest unused go first. */
export class Shelf {
  /** Name → bytes, longest unused first. */
  #files = new Map();
  #bytes = 0;

  constructor(folder, mostBytes) {
    this.folder = folder;
    this.mostBytes = mostBytes;
  }

  get bytes() {
    return this.#bytes;
  }

  /** Learns what an earlier run left, in the order it was written; half-written files go. */
  async open() {
    await mkdir(this.folder, { recursive: true });
    const found = [];
    for (const name of await readdir(this.folder)) {
      if (name.includes(".")) await this.#delete(name);
      const facts = await stat(join(this.folder, name)).catch(() => null);
      if (facts) found.push({ name, size: facts.size, mtimeMs: facts.mtimeMs });
    }
    found.sort((one, other) => one.mtimeMs - other.mtimeMs);
    for (const { name, size } of found) if (!this.#files.has(name)) this.#count(name, size);
    await this.#makeRoom();
  }

  /** Marks a file as used; false where there is none. */
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
    if (onDisk(bytes.length) > this.mostBytes) return;
    // No file of the build: a trace of it would take in the whole house.
    const draft = join(/* turbopackIgnore: true */ this.folder, `${name}.${process.pid}`);
    await writeFile(draft, bytes);
    await rename(draft, join(this.folder, name));
    this.#forget(name);
    this.#count(name, bytes.length);
    await this.#makeRoom();
  }

  async remove(name) {
    if (!this.#files.has(name)) return;
    this.#forget(name);
    await this.#delete(name);
  }

  #count(name, size) {
    this.#files.set(name, onDisk(size));
    this.#bytes += onDisk(size);
  }

  #forget(name) {
    this.#bytes -= this.#files.get(name) ?? 0;
    this.#files.delete(name);
  }

  async #makeRoom() {
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= this.mostBytes) return;
      await this.remove(oldest);
    }
  }

  #delete(name) {
    return unlink(join(this.folder, name)).catch(() => undefined);
  }
}
