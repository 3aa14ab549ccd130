import { createHash } from "node:crypto";
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { report } from "./report.mjs";
import { Shelf } from "./shelf.mjs";

const nameOf = (key) => createHash("sha256").update(key).digest("hex");

/** Keeps entries in files of one process, so that they outlive a restart. A disk that fails is a disk that is empty. */
export class Files {
  isShared = false;
  #shelves;

  /** @param shares how `mostBytes` is divided: share name → fraction. */
  constructor({ folder, build, mostBytes, shares }) {
    this.folder = folder;
    this.home = join(folder, build);
    this.#shelves = new Map(
      Object.entries(shares).map(([share, part]) => [
        share,
        new Shelf(join(this.home, share), mostBytes * part),
      ]),
    );
  }

  get bytes() {
    return [...this.#shelves.values()].reduce((sum, shelf) => sum + shelf.bytes, 0);
  }

  /** Finds what an earlier run left, the tags' times included, and deletes other builds' entries. */
  async open(learn) {
    try {
      learn(await this.#find());
    } catch (cause) {
      report("page store", cause);
    }
  }

  async #find() {
    for (const shelf of this.#shelves.values()) await shelf.open();
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (path !== this.home) await rm(path, { recursive: true, force: true });
    }
    return await readFile(this.#tagsFile, "utf8").then(JSON.parse, () => []);
  }

  get #tagsFile() {
    return join(this.home, "tags.json");
  }

  touch(key, share) {
    this.#shelves.get(share)?.touch(nameOf(key));
  }

  async read(key, share) {
    return (
      (await this.#shelves
        .get(share)
        ?.read(nameOf(key))
        .catch(() => null)) ?? null
    );
  }

  async write(key, share, bytes) {
    await this.#shelves
      .get(share)
      ?.write(nameOf(key), bytes)
      .catch((cause) => report("page store", cause));
  }

  async remove(key, share) {
    await this.#shelves.get(share)?.remove(nameOf(key));
  }

  /** @param all the times of all tags. */
  async tell(_times, all) {
    const draft = `${this.#tagsFile}.draft`;
    await writeFile(draft, JSON.stringify(all))
      .then(() => rename(draft, this.#tagsFile))
      .catch((cause) => report("page store", cause));
  }
}
