import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "../../backend/build.mjs";
import { readOrCreateSecret, quitIfPortInUse, waitFor } from "./prepare.mjs";
import { start } from "./run.mjs";
import { quit, log } from "./log.mjs";
import { keepRunning } from "./supervise.mjs";
import { welcome } from "./welcome.mjs";

/** @import { ChildProcess } from "node:child_process" */

/** @type {Set<ChildProcess>} */
const children = new Set();

/**
 * A process that exits before it is ready stops the start, as a retry would fail too.
 * @param {string} name
 * @param {() => ChildProcess} launch
 */
function supervise(name, launch) {
  let isReady = false;
  const child = keepRunning({
    name,
    launch,
    isStopping: () => isStopping || !isReady,
    onLaunched: (launched) => {
      children.add(launched);
      launched.once("exit", () => children.delete(launched));
    },
  });
  child.once("exit", (code) => {
    if (isReady || isStopping) return;
    console.error(`\n${name} stopped (code ${code}); stopping the rest.`);
    stop(1);
  });
  return { child, onReady: () => (isReady = true) };
}

let isStopping = false;

function stop(code = 0) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
  setTimeout(() => process.exit(code), 3000).unref();
  Promise.all(
    [...children].map((child) => child.exitCode ?? new Promise((resolve) => child.once("exit", resolve))),
  ).then(() => process.exit(code));
}

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

/** @param {{ isProduction: boolean }} options */
export async function prepareEnvironment({ isProduction }) {
  const env = process.env;
  const { isEmbedded } = await checkSettings();
  env.PORT ||= "3000";
  env.BACKEND_PORT ||= "4000";
  const dataDir = env.DATA_DIR || ".data";
  await quitIfPortInUse("PORT", env.PORT);
  if (isEmbedded) {
    await quitIfPortInUse("BACKEND_PORT", env.BACKEND_PORT);
    env.BACKEND_URL = `http://localhost:${env.BACKEND_PORT}`;
  }
  env.STOREFRONT_URL ||= `http://localhost:${env.PORT}`;
  env.SESSION_SECRET ||= readOrCreateSecret(dataDir, "session-secret");
  env.REVALIDATE_SECRET ||= readOrCreateSecret(dataDir, "revalidate-secret");
  env.NODE_ENV = isProduction ? "production" : "development";
  return { isEmbedded };
}

/**
 * Settings are checked by TypeScript code, which is compiled first.
 * @returns {Promise<{ isEmbedded: boolean }>}
 */
async function checkSettings() {
  const folder = "node_modules/.cache/madia/check-env";
  await compile({ "check-env": "scripts/check-env.ts" }, folder);
  const { findErrors, findWarnings, hasEmbeddedBackend } = await import(
    pathToFileURL(resolve(folder, "check-env.js")).href
  );
  const errors = findErrors(process.env);
  if (errors.length > 0) quit(["Settings (docs/configuration.md):", ...errors].join("\n"));
  for (const warning of findWarnings(process.env)) log(warning);
  return { isEmbedded: hasEmbeddedBackend(process.env) };
}

/**
 * @param {string} program
 * @param {string[]} args
 */
export async function startBackend(program, args) {
  log("Starting the embedded backend (the first start seeds its database)…");
  const env = { BACKEND_LOG_LEVEL: process.env.BACKEND_LOG_LEVEL || "warn" };
  const { child, onReady } = supervise("The backend", () => start(program, args, { env }));
  const response = await waitFor(`http://localhost:${process.env.BACKEND_PORT}/health`, child);
  if (!response) quit("The backend did not start: see its message above.");
  onReady();
  log("The backend is ready.");
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function startStorefront(program, args, env = {}) {
  const { child, onReady } = supervise("The storefront", () => start(program, args, { env }));
  const response = await waitFor(`http://localhost:${process.env.PORT}/api/health`, child);
  if (!response) quit("The storefront did not start: see its message above.");
  onReady();
  return child;
}

/**
 * The storefront may be ready first, and answers 503 until then.
 * @param {{ backend: Promise<void>, storefront: Promise<ChildProcess> }} programs
 */
export async function waitForShop({ backend, storefront }) {
  let isBackendReady = false;
  const opened = storefront.then((child) => {
    if (!isBackendReady) log("The shop opens when the backend is ready.");
    return child;
  });
  const [child] = await Promise.all([opened, backend.then(() => (isBackendReady = true))]);
  // Whoever came too early has left it in the belief that the backend is away.
  await waitFor(`http://localhost:${process.env.PORT}/api/health?deep`, child);
}

/** @param {{ isEmbedded: boolean }} options */
export function printWelcome({ isEmbedded }) {
  console.log(welcome(`http://localhost:${process.env.PORT}`, { isEmbedded, env: process.env }));
}
