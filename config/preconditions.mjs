import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Before anything is imported that needs them.
 * @param {...string} names
 */
export function requirePackages(...names) {
  const missing = names.filter((name) => !existsSync(join("node_modules", name, "package.json")));
  if (missing.length > 0) stop(`Not installed: ${missing.join(", ")}. Run: npm ci`);
}

/** The first file is written early by Next, the other by the last build step. */
export function requireBuild(distDir = process.env.NEXT_DIST_DIR || ".next") {
  if (!existsSync(join(distDir, "BUILD_ID"))) stop("There is no build yet. Run: npm run build");
  if (!existsSync(join("public", "version.json"))) stop("The build is not complete. Run: npm run build");
}
