import { join } from "node:path";
import { keptSecret, needPort, waitFor } from "./prepare.mjs";
import { bin, run, start } from "./run.mjs";
import { quit, say } from "./say.mjs";

const children = [];

function adopt(child, name) {
  children.push(child);
  child.on("exit", (code) => {
    if (!stopping) {
      console.error(`\n${name} stopped (code ${code}); stopping the rest.`);
      stop(1);
    }
  });
  return child;
}

let stopping = false;

export function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
  setTimeout(() => process.exit(code), 3000).unref();
  Promise.all(
    children.map((child) => child.exitCode ?? new Promise((done) => child.once("exit", done))),
  ).then(() => process.exit(code));
}

process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

/** Settles the environment of both halves; a shop with its own EBSN starts no backend. */
export async function settle({ production }) {
  const env = process.env;
  env.PORT ??= "3000";
  env.BACKEND_PORT ??= "4000";
  const embedded = !env.EBSN_API_URL;
  const dataDir = env.DATA_DIR || ".data";
  await needPort("PORT", env.PORT);
  if (embedded) {
    await needPort("BACKEND_PORT", env.BACKEND_PORT);
    env.EBSN_API_URL = `http://localhost:${env.BACKEND_PORT}`;
    env.CONTENT_API_URL ??= env.EBSN_API_URL;
  }
  env.STOREFRONT_URL ??= `http://localhost:${env.PORT}`;
  env.SESSION_SECRET ||= keptSecret(dataDir, "session-secret");
  env.REVALIDATE_SECRET ||= keptSecret(dataDir, "revalidate-secret");
  env.NODE_ENV = production ? "production" : "development";
  const check = await run(bin("tsx"), ["--conditions=react-server", join("scripts", "check-env.ts")], {
    quiet: true,
  });
  if (check.code !== 0) quit(check.output.trim());
  return { embedded };
}

/** Starts the embedded backend (seeding it the first time) and waits until it answers. */
export async function startBackend(args = []) {
  say("Starting the embedded backend (the first time it fills its database)…");
  const child = adopt(
    start(bin("tsx"), [...args, "backend/main.ts"], {
      env: { BACKEND_LOG_LEVEL: process.env.BACKEND_LOG_LEVEL ?? "warn" },
    }),
    "The backend",
  );
  const answer = await waitFor(`http://localhost:${process.env.BACKEND_PORT}/health`, child);
  if (!answer) quit("The backend did not start: see its message above.");
  say("The backend answers.");
}

export async function startStorefront(program, args) {
  const child = adopt(start(program, args), "The storefront");
  await waitFor(`http://localhost:${process.env.PORT}/api/health`, child);
}

export function welcome({ embedded }) {
  const address = `http://localhost:${process.env.PORT}`;
  const lines = ["", `Madia is open: ${address}`, ""];
  if (embedded) {
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
