import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VERSION_FILE = join("public", "version.json");

/**
 * Open pages read it to notice that a newer build is served.
 * @param {string} distDir
 */
export function writeVersionFile(distDir) {
  const version = readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
  writeFileSync(VERSION_FILE, `${JSON.stringify({ version, builtAt: new Date().toISOString() })}\n`);
}
