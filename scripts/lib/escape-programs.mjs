import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * V8 keeps the text of a program, with two bytes for each character as soon as one is not Latin-1: a single
 * "…" doubles a file of half a megabyte.
 * @param {string} distDir
 */
export function escapePrograms(distDir) {
  const folder = join(distDir, "server");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.m?js$/.test(file)) continue;
    const path = join(folder, file);
    const program = readFileSync(path, "utf8");
    const escaped = program.replace(
      /[^\0-\xff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    if (escaped !== program) writeFileSync(path, escaped);
  }
}
