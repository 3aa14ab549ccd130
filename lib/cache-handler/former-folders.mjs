import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { report } from "./report.mjs";

const PAGE_FOLDER = /^pages(?:-\d+)?$/;

/**
 * Removes what processes stored that are no longer started, as after a change of STOREFRONT_PROCESSES.
 * @param {string} cacheFolder
 * @param {string[]} names of the folders in use
 */
export async function removeFormerFolders(cacheFolder, names) {
  try {
    const found = await readdir(cacheFolder).catch(() => []);
    const former = found.filter((name) => PAGE_FOLDER.test(name) && !names.includes(name));
    for (const name of former) await rm(join(cacheFolder, name), { recursive: true, force: true });
  } catch (cause) {
    report("page store", cause);
  }
}
