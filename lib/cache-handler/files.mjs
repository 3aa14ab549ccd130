import { createHash } from "node:crypto";
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { report } from "./report.mjs";
import { FileLru } from "./file-lru.mjs";

/** @import { Store, TagTime } from "./types" */

/** @param {string} key */
const fileNameOf = (key) => createHash("sha256").update(key).digest("hex");

/**
 * File store of one process, so that entries survive a restart. Disk errors count as cache misses.
 * @implements {Store}
 */
export class Files {
  isShared = false;
  #folders;
  /** What could not be saved, on a full disk: with it a restart would serve what was revalidated. @type {TagTime[] | null} */
  #unsavedTimes = null;

  /**
   * @param {object} options
   * @param {string} options.folder
   * @param {string} options.build
   * @param {number} options.maxBytes
   * @param {Record<string, number>} options.shares how `maxBytes` is divided: share name → fraction
   */
  constructor({ folder, build, maxBytes, shares }) {
    this.folder = folder;
    this.buildFolder = join(folder, build);
    this.#folders = new Map(
      Object.entries(shares).map(([share, part]) => [
        share,
        new FileLru(join(this.buildFolder, share), maxBytes * part),
      ]),
    );
  }

  get bytes() {
    return [...this.#folders.values()].reduce((sum, lru) => sum + lru.bytes, 0);
  }

  /** @type {Store["open"]} */
  async open(onTagTimes) {
    try {
      onTagTimes(await this.#restore());
    } catch (cause) {
      report("page store", cause);
    }
  }

  /** @returns {Promise<TagTime[]>} */
  async #restore() {
    for (const lru of this.#folders.values()) await lru.open();
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (path !== this.buildFolder) await rm(path, { recursive: true, force: true });
    }
    return await readFile(this.#tagsFile, "utf8")
      .then((text) => JSON.parse(text))
      .catch(() => []);
  }

  get #tagsFile() {
    return join(this.buildFolder, "tags.json");
  }

  /** @type {Store["touch"]} */
  touch(key, share) {
    this.#folders.get(share)?.touch(fileNameOf(key));
  }

  /** @type {Store["read"]} */
  async read(key, share) {
    return (
      (await this.#folders
        .get(share)
        ?.read(fileNameOf(key))
        .catch(() => null)) ?? null
    );
  }

  /** @type {Store["write"]} */
  async write(key, share, bytes) {
    try {
      await this.#folders.get(share)?.write(fileNameOf(key), bytes);
      if (this.#unsavedTimes) await this.#saveTimes(this.#unsavedTimes);
    } catch (cause) {
      report("page store", cause);
    }
  }

  /** @type {Store["remove"]} */
  async remove(key, share) {
    await this.#folders.get(share)?.remove(fileNameOf(key));
  }

  /** @type {Store["publish"]} */
  async publish(_times, allTimes) {
    await this.#saveTimes(allTimes).catch((cause) => report("page store", cause));
  }

  /** @param {TagTime[]} times */
  async #saveTimes(times) {
    this.#unsavedTimes = times;
    const draft = `${this.#tagsFile}.draft`;
    await writeFile(draft, JSON.stringify(times));
    await rename(draft, this.#tagsFile);
    if (this.#unsavedTimes === times) this.#unsavedTimes = null;
  }
}
