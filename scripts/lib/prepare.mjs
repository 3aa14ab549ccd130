import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPortFree } from "../../config/free-port.mjs";
import { isBuilt } from "./fingerprint.mjs";
import { hasDevelopmentPackages, isInstalled, markInstalled } from "./installed.mjs";
import { quit, log } from "./log.mjs";
import { run } from "./run.mjs";

const MIN_NODE_VERSION = /** @type {const} */ ([20, 19]);

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])) return;
  quit(`Madia needs Node ${MIN_NODE_VERSION.join(".")} or newer; this is ${process.versions.node}.`);
}

/** Building and serving need a fifth of the packages. */
export async function install({ development = true } = {}) {
  if (isInstalled({ development })) return;
  log("Installing packages (about a minute the first time)…");
  const { code } = await run("npm", [
    "install",
    development || hasDevelopmentPackages() ? "--include=dev" : "--omit=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (code !== 0) quit("The packages could not be installed: see npm's message above.");
  markInstalled();
}

/**
 * @param {string} name of the setting
 * @param {string} port
 */
export async function quitIfPortInUse(name, port) {
  if (await isPortFree(Number(port))) return;
  quit(`Port ${port} is in use. Free it, or choose another: ${name}=${Number(port) + 10} npm start`);
}

/**
 * Created once and stored in the data folder, so that sessions survive a restart.
 * @param {string} dataDir
 * @param {string} name
 */
export function readOrCreateSecret(dataDir, name) {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Renamed when complete, so that a partial secret is never read.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
    renameSync(draft, file);
  }
  return readFileSync(file, "utf8").trim();
}

export async function build() {
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  if (isBuilt(distDir)) {
    log("The build is up to date.");
    return;
  }
  log("Building the storefront (one to two minutes)…");
  const { code } = await run(process.execPath, ["scripts/build.mjs"]);
  if (code !== 0) quit("The build failed: see the message above.");
}

/** Skipped while its sources are unchanged. */
export async function buildBackend() {
  const { code } = await run(process.execPath, ["backend/build.mjs"]);
  if (code !== 0) quit("The backend could not be compiled: see the message above.");
}

/**
 * Null once the process has ended.
 * @param {string} url
 * @param {import("node:events").EventEmitter} child
 */
export async function waitFor(url, child) {
  let hasExited = false;
  child.once("exit", () => (hasExited = true));
  while (!hasExited) {
    const response = await fetch(url).catch(() => null);
    if (response && response.status < 500) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}
