import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "../../backend/build.mjs";
import { readOrCreateSecret, requireFreePort, waitFor } from "./prepare.mjs";
import { start } from "./run.mjs";
import { quit, log } from "./log.mjs";

const children = [];

function supervise(child, name) {
  children.push(child);
  child.on("exit", (code) => {
    if (!isStopping) {
      console.error(`\n${name} stopped (code ${code}); stopping the rest.`);
      stop(1);
    }
  });
  return child;
}

let isStopping = false;

function stop(code = 0) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
  setTimeout(() => process.exit(code), 3000).unref();
  Promise.all(
    children.map((child) => child.exitCode ?? new Promise((resolve) => child.once("exit", resolve))),
  ).then(() => process.exit(code));
}

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

export async function prepareEnvironment({ isProduction }) {
  const env = process.env;
  env.PORT ??= "3000";
  env.BACKEND_PORT ??= "4000";
  const isEmbedded = !env.EBSN_API_URL;
  const dataDir = env.DATA_DIR || ".data";
  await requireFreePort("PORT", env.PORT);
  if (isEmbedded) {
    await requireFreePort("BACKEND_PORT", env.BACKEND_PORT);
    env.EBSN_API_URL = `http://localhost:${env.BACKEND_PORT}`;
    env.CONTENT_API_URL ??= env.EBSN_API_URL;
  }
  env.STOREFRONT_URL ??= `http://localhost:${env.PORT}`;
  env.SESSION_SECRET ||= readOrCreateSecret(dataDir, "session-secret");
  env.REVALIDATE_SECRET ||= readOrCreateSecret(dataDir, "revalidate-secret");
  env.NODE_ENV = isProduction ? "production" : "development";
  const faults = await findFaults(env);
  if (faults.length > 0) quit(["Invalid configuration:", ...faults].join("\n"));
  return { isEmbedded };
}

/** Both halves read their settings with zod, in TypeScript. */
async function findFaults(env) {
  const folder = "node_modules/.cache/madia/check-env";
  await compile({ "check-env": "scripts/check-env.ts" }, folder);
  const { findFaults: find } = await import(pathToFileURL(resolve(folder, "check-env.js")).href);
  return find(env);
}

export async function startBackend(program, args) {
  log("Starting the embedded backend (the first start seeds its database)…");
  const child = supervise(
    start(program, args, {
      env: { BACKEND_LOG_LEVEL: process.env.BACKEND_LOG_LEVEL ?? "warn" },
    }),
    "The backend",
  );
  const response = await waitFor(`http://localhost:${process.env.BACKEND_PORT}/health`, child);
  if (!response) quit("The backend did not start: see its message above.");
  log("The backend is ready.");
}

export async function startStorefront(program, args, env = {}) {
  const child = supervise(start(program, args, { env }), "The storefront");
  await waitFor(`http://localhost:${process.env.PORT}/api/health`, child);
}

export function printWelcome({ isEmbedded }) {
  const address = `http://localhost:${process.env.PORT}`;
  const lines = ["", `Madia is open: ${address}`, ""];
  if (isEmbedded) {
    lines.push("Log-ins of the demo shop:");
    lines.push("  customer         cliente@madia.test   Madia2026!");
    lines.push("  second customer  seconda@madia.test   Madia2026!");
    lines.push(`  staff            staff@madia.test     Madia2026!   ${address}/backoffice`);
    lines.push("", "To connect a real shop: EBSN_API_URL=https://… CONTENT_API_URL=https://… npm start");
  } else {
    lines.push(`Connected to ${process.env.EBSN_API_URL}`);
  }
  console.log([...lines, "Stop with Ctrl+C.", ""].join("\n"));
}
