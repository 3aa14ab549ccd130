import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { quit, say } from "./say.mjs";
import { run } from "./run.mjs";

const NEEDED = [20, 9];

export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  quit(`Madia needs Node ${NEEDED.join(".")} or newer; this is ${process.versions.node}.`);
}

/** Reads `.env` when there is one; what the environment already says wins. */
export function loadEnv() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

const newerThan = (file, than) => !existsSync(than) || statSync(file).mtimeMs > statSync(than).mtimeMs;

/** Installs the packages when they are missing or package.json has changed. */
export async function install() {
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && !newerThan("package.json", installed)) return;
  say("Installing packages (about a minute the first time)…");
  const { code } = await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) quit("The packages could not be installed: see npm's message above.");
}

export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

export async function needPort(name, port) {
  if (await portIsFree(port)) return;
  quit(`Port ${port} is in use. Free it, or choose another: ${name}=${Number(port) + 10} npm start`);
}

/** A secret made once and kept in the data folder, so that sessions outlive a restart. */
export function keptSecret(dataDir, name) {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

const SOURCES = ["app", "components", "config", "lib", "messages", "public"];
const SOURCE_FILES = [
  "next.config.mjs",
  "middleware.ts",
  "instrumentation.ts",
  "package.json",
  "tsconfig.json",
];

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** A fingerprint of everything the build reads, and of the settings baked into it. */
function fingerprint() {
  const hash = createHash("sha256");
  const all = [
    ...SOURCES.filter(existsSync).flatMap((folder) => [...files(folder)]),
    ...SOURCE_FILES.filter(existsSync),
  ];
  for (const file of all.sort()) hash.update(file).update(readFileSync(file));
  for (const name of ["EBSN_API_URL", "CONTENT_API_URL", "LOCALES", "STOREFRONT_URL"])
    hash.update(`${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
}

/** Builds the storefront unless the last build is of these very sources. */
export async function build(env = {}) {
  Object.assign(process.env, env);
  const stamp = ".next/madia-build";
  const now = fingerprint();
  if (existsSync(".next/BUILD_ID") && existsSync(stamp) && readFileSync(stamp, "utf8") === now) {
    say("The build is up to date.");
    return;
  }
  say("Building the storefront (one to two minutes)…");
  const { code } = await run(process.execPath, ["scripts/build.mjs"]);
  if (code !== 0) quit("The build failed: see the message above.");
  writeFileSync(stamp, now);
}

/** Waits until an address answers at all; null when `child` ends before. */
export async function waitFor(url, child) {
  let ended = false;
  child.once("exit", () => (ended = true));
  while (!ended) {
    const response = await fetch(url).catch(() => null);
    if (response && response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return null;
}
