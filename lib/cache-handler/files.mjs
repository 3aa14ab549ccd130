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
  /** Revalidations not saved yet, as on a full disk: without them a restart would serve stale entries. @type {TagTime[] | null} */
  #unsavedTimes = null;
  /** @type {Promise<void>} */
  #lastSave = Promise.resolve();

  /**
   * @param {object} options
   * @param {string} options.folder
   * @param {string} options.build
   * @param {number} options.maxBytes
   * @param {Record<string, number>} options.fractions how `maxBytes` is divided: partition name → fraction
   */
  constructor({ folder, build, maxBytes, fractions }) {
    this.folder = folder;
    this.buildFolder = join(folder, build);
    this.#folders = new Map(
      Object.entries(fractions).map(([partition, part]) => [
        partition,
        new FileLru(join(this.buildFolder, partition), maxBytes * part),
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
  touch(key, partition) {
    this.#folders.get(partition)?.touch(fileNameOf(key));
  }

  /** @type {Store["read"]} */
  async read(key, partition) {
    return (
      (await this.#folders
        .get(partition)
        ?.read(fileNameOf(key))
        .catch(() => null)) ?? null
    );
  }

  /** @type {Store["write"]} */
  async write(key, partition, bytes) {
    try {
      await this.#folders.get(partition)?.write(fileNameOf(key), bytes);
      if (this.#unsavedTimes) await this.#saveTimes(this.#unsavedTimes);
    } catch (cause) {
      report("page store", cause);
    }
  }

  /** @type {Store["remove"]} */
  async remove(key, partition) {
    await this.#folders.get(partition)?.remove(fileNameOf(key));
  }

  /** @type {Store["publish"]} */
  async publish(_times, allTimes) {
    await this.#saveTimes(allTimes).catch((cause) => report("page store", cause));
  }

  /**
   * One after the other: they share a temporary file.
   * @param {TagTime[]} times
   * @returns {Promise<void>}
   */
  #saveTimes(times) {
    this.#unsavedTimes = times;
    const save = this.#lastSave.then(() => this.#saveUnsaved());
    this.#lastSave = save.catch(() => undefined);
    return save;
  }

  async #saveUnsaved() {
    const times = this.#unsavedTimes;
    if (!times) return;
    const temporaryFile = `${this.#tagsFile}.tmp`;
    await writeFile(temporaryFile, JSON.stringify(times));
    await rename(temporaryFile, this.#tagsFile);
    if (this.#unsavedTimes === times) this.#unsavedTimes = null;
  }
}
