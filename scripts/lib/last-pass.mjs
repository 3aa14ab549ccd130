import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const FILE = "node_modules/.cache/last-pass";

/** Files that affect every test without being imported. */
const CONCERNS_ALL =
  /^(?:package(?:-lock)?\.json|jest\.config\.mjs|tests\/support\/jest-.+|config\/brand.+)$/;

const git = (/** @type {string[]} */ ...args) => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};

/** The last commit on which all checks passed; null if Jest cannot find the tests of what changed since. */
export function lastPass() {
  let commit = "";
  try {
    commit = readFileSync(FILE, "utf8");
  } catch {
    return null;
  }
  const changed = git("diff", "--name-only", commit);
  if (changed === null || changed.split("\n").some((file) => CONCERNS_ALL.test(file))) return null;
  return commit;
}

export function recordPass() {
  const commit = git("rev-parse", "HEAD");
  if (!commit) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, commit);
}
