import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FILE = "node_modules/.cache/last-pass";

/** Files that affect every test without being imported. */
const CONCERNS_ALL =
  /^(?:package(?:-lock)?\.json|jest\.config\.mjs|tests\/support\/jest-.+|config\/brand.+)$/;

const READS_FILES = /\b(?:readFileSync|readdirSync|existsSync|readFile)\b/;
/** It reads what it has written itself. */
const WRITES_FILES = /\bmkdtemp/;

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

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[mc]?tsx?$|\.m?js$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));

/** Documents, containers, styles and sources that a test reads itself are not among what it imports. */
export function testsThatReadFiles() {
  const isReader = (/** @type {{ text: string }} */ { text }) =>
    READS_FILES.test(text) && !WRITES_FILES.test(text);
  const helpers = filesIn("tests/support")
    .filter(isReader)
    .map(({ path }) => path.replace(/^tests\/|\.[^.]+$/g, ""));
  return ["tests/unit", "tests/components"]
    .flatMap(filesIn)
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .filter((file) => isReader(file) || helpers.some((name) => file.text.includes(`/${name}"`)))
    .map(({ path }) => path);
}

/** Only of what is committed: uncommitted changes may be undone later. */
export function recordPass() {
  const commit = git("rev-parse", "HEAD");
  if (!commit || git("status", "--porcelain") !== "") return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, commit);
}
