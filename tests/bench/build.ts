import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSources } from "../../scripts/lib/fingerprint.mjs";
import { DIST_DIR } from "./settings";

const BUILD_ID = join(DIST_DIR, "BUILD_ID");
const INITIAL_FILES = join(DIST_DIR, "bench-files.json");
const PAGES = join(DIST_DIR, "server", "app");

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function isFresh(): boolean {
  if (!existsSync(BUILD_ID) || !existsSync(INITIAL_FILES)) return false;
  const builtAt = statSync(BUILD_ID).mtimeMs;
  return buildSources().every((file) => statSync(file).mtimeMs < builtAt);
}

/** Builds into the bench's own dist folder, unless the last build is newer than every source. */
export function build(report: (line: string) => void): void {
  if (isFresh()) return report("The bench build is up to date.");
  report("Building the storefront…");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    env: { ...process.env, NEXT_DIST_DIR: DIST_DIR },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
  writeFileSync(INITIAL_FILES, JSON.stringify(filesIn(PAGES)));
}

/** Deletes the pages and responses that earlier runs cached on disk, so that a first hit is one. */
export function clearPageCaches(): void {
  const initialFiles = new Set<string>(JSON.parse(readFileSync(INITIAL_FILES, "utf8")) as string[]);
  for (const file of filesIn(PAGES)) if (!initialFiles.has(file)) rmSync(file);
  for (const folder of ["fetch-cache", "pages"])
    rmSync(join(DIST_DIR, "cache", folder), { recursive: true, force: true });
}
