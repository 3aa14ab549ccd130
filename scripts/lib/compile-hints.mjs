import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** https://v8.dev/blog/explicit-compile-hints; other engines read a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Off the page's own thread, while they come: compiling is half of what a phone's first scripts take.
 * @param {string} distDir
 */
export function addCompileHints(distDir) {
  const { rootMainFiles } = /** @type {{ rootMainFiles: string[] }} */ (
    JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8"))
  );
  for (const file of rootMainFiles) {
    const path = join(distDir, file);
    const script = readFileSync(path, "utf8");
    if (!script.startsWith(HINT)) writeFileSync(path, HINT + script);
  }
}
