import { join } from "node:path";
import { isPortFree } from "../config/free-port.mjs";
import { loadEnv } from "../config/load-env.mjs";
import { ignoreOutputErrors } from "../config/log-line.mjs";
import { openTracing } from "../config/tracing.mjs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { type Clock, fixedClock, systemClock } from "./clock";
import { type BackendConfig, readConfig } from "./config";
import type { Context } from "./context";
import { type Database, hasFolder, openDatabase } from "./db/client";
import { withMigrationLock } from "./db/migrate";
import { isUnreachable } from "./db/unreachable";
import { upgrade } from "./db/upgrade";
import { chooseDemoPassword, RANDOM } from "./demo-password";
import { endWithParent, openSeededDatabase } from "./first-start";
import { startPeriodicWork } from "./periodic-work";
import { drawInProcess } from "./pictures/draw-process";

const printLine = (line: string) => process.stdout.write(`${line}\n`);

function readArguments() {
  const { values } = parseArgs({
    options: { scale: { type: "string", default: "0" }, "seed-only": { type: "boolean", default: false } },
  });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 0) throw new Error("--scale must be a non-negative integer");
  return { scale, seedOnly: values["seed-only"] };
}

const isCompiled = import.meta.url.endsWith(".js");
const drawWorker = fileURLToPath(
  new URL(isCompiled ? "./draw-worker.js" : "./pictures/draw-worker.ts", import.meta.url),
);

type Arguments = ReturnType<typeof readArguments>;

async function openUpgradedDatabase(
  config: BackendConfig,
  clock: Clock,
  { scale, seedOnly }: Arguments,
): Promise<Database> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, DEMO_PASSWORD } = config;
  const database = seedOnly
    ? await openDatabase({ url, dataDir, isNew: !hasFolder(dataDir) })
    : await openSeededDatabase(config);
  await withMigrationLock(database, async () => {
    const demoPassword = chooseDemoPassword(DEMO_PASSWORD);
    const backupFolder = join(dataDir, "backups");
    const seeded = await upgrade(database, { clock, scale, demoPassword, backupFolder, progress: printLine });
    if (seeded) printLine("Database seeded.");
    if (seeded && DEMO_PASSWORD === RANDOM) printLine(`Password of the demo log-ins: ${demoPassword}`);
  });
  return database;
}

async function traceRequests(app: FastifyInstance) {
  const tracing = await openTracing("madia-backend");
  if (tracing)
    app.addHook("onRequest", (request, reply, done) => {
      const { method, routeOptions, raw } = request;
      tracing.trace(raw, reply.raw, { name: `${method} ${routeOptions.url ?? ""}`, isContinued: true }, done);
    });
  return tracing;
}

async function main(): Promise<void> {
  loadEnv();
  ignoreOutputErrors();
  const { scale, seedOnly } = readArguments();
  if (seedOnly) endWithParent();
  const config = readConfig();
  if (!seedOnly && !(await isPortFree(config.BACKEND_PORT, config.BACKEND_HOST))) {
    throw new Error(`Port ${config.BACKEND_PORT} is in use: set BACKEND_PORT to another.`);
  }
  const clock = config.SHOP_CLOCK ? fixedClock(config.SHOP_CLOCK) : systemClock;
  const database = await openUpgradedDatabase(config, clock, { scale, seedOnly });
  if (seedOnly) return database.close();

  const draw = drawInProcess({ script: drawWorker });
  const context: Context = { config, database, db: database.db, clock, draw };
  const app = buildApp(context);
  const tracing = await traceRequests(app);
  let stopPeriodicWork = () => Promise.resolve();
  const stop = async () => {
    await Promise.all([stopPeriodicWork(), app.close()]);
    await database.close();
    await tracing?.close();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await app.listen({ port: config.BACKEND_PORT, host: config.BACKEND_HOST });
  stopPeriodicWork = startPeriodicWork(context, app.log);
  printLine(`Backend on http://${config.BACKEND_HOST}:${config.BACKEND_PORT} (${database.kind})`);
}

function describeError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (isUnreachable(error)) return "DATABASE_URL: PostgreSQL is not reachable.";
  return message || String(code);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
});
