import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const VERSION_FILE = join("public", "version.json");

async function readVersion(distDir) {
  const commit = existsSync(".git") && (await run("git", ["rev-parse", "HEAD"], { quiet: true }));
  return commit && commit.code === 0
    ? commit.output.trim()
    : readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
}

/** Open pages read it to notice that a newer build is served. */
export async function writeVersionFile(distDir) {
  const version = { version: await readVersion(distDir), builtAt: new Date().toISOString() };
  writeFileSync(VERSION_FILE, `${JSON.stringify(version)}\n`);
}
