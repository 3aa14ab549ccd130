import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));

/** Compiled, this module lies in dist/; the migrations and packages are found from the folder above. */
export const packageFolder = basename(folder).startsWith("dist") ? dirname(folder) : folder;
