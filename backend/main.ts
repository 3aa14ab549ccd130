import { join } from "node:path";
import { loadEnv } from "../config/load-env.mjs";
import { ignoreOutputErrors } from "../config/log-line.mjs";
import { openTracing } from "../config/tracing.mjs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildApp } from "./app";
import { fixedClock, systemClock } from "./clock";
import { readConfig } from "./config";
import { hasFolder, openDatabase } from "./db/client";
import { withMigrationLock } from "./db/migrate";
import { upgrade } from "./db/upgrade";
import { chooseDemoPassword, RANDOM } from "./demo-password";
import { openSeededDatabase } from "./first-start";
import { isPortFree } from "./http/port";
import { advanceOrdersToNow } from "./modules/order/advance-to-now";
import { sendCoverageAlertEmails } from "./modules/coverage-alert/emails";
import { sendStockAlertEmails } from "./modules/stock-alert/emails";
import { prunePrices } from "./modules/catalogue/price-history";
import { sendQueuedPush } from "./modules/push/send";
import { drawInProcess } from "./pictures/draw-process";

/** Orders advance by the clock without requests. */
const TICK_MS = 60_000;
const PUSH_TICK_MS = 5000;
const PRUNE_TICK_MS = 86_400_000;

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

async function main(): Promise<void> {
  loadEnv();
  ignoreOutputErrors();
  const { scale, seedOnly } = readArguments();
  const config = readConfig();
  if (!seedOnly && !(await isPortFree(config.BACKEND_PORT, config.BACKEND_HOST))) {
    throw new Error(`Port ${config.BACKEND_PORT} is in use: set BACKEND_PORT to another.`);
  }
  const clock = config.SHOP_CLOCK ? fixedClock(config.SHOP_CLOCK) : systemClock;
  const database = seedOnly
    ? await openDatabase({
        url: config.DATABASE_URL,
        dataDir: config.DATA_DIR,
        isNew: !hasFolder(config.DATA_DIR),
      })
    : await openSeededDatabase(config);
  await withMigrationLock(database, async () => {
    const demoPassword = chooseDemoPassword(config.DEMO_PASSWORD);
    const backupFolder = join(config.DATA_DIR, "backups");
    const seeded = await upgrade(database, { clock, scale, demoPassword, backupFolder, progress: printLine });
    if (seeded) printLine("Database seeded.");
    if (seeded && config.DEMO_PASSWORD === RANDOM) printLine(`Password of the demo log-ins: ${demoPassword}`);
  });
  if (seedOnly) return database.close();

  const app = buildApp({
    config,
    database,
    db: database.db,
    clock,
    draw: drawInProcess({ script: drawWorker }),
  });
  const tracing = await openTracing("madia-backend");
  if (tracing)
    app.addHook("onRequest", (request, reply, done) => {
      const { method, routeOptions, raw } = request;
      tracing.trace(raw, reply.raw, { name: `${method} ${routeOptions.url ?? ""}`, isContinued: true }, done);
    });
  const ticking = setInterval(() => {
    const now = clock.now();
    advanceOrdersToNow(database.db, now, (error) => app.log.error(error))
      .then(() => sendStockAlertEmails(database.db, now, config))
      .then(() => sendCoverageAlertEmails(database.db, now, config))
      .catch((error: unknown) => app.log.error(error));
  }, TICK_MS);
  const pruning = setInterval(() => {
    prunePrices(database.db, clock.now()).catch((error: unknown) => app.log.error(error));
  }, PRUNE_TICK_MS);
  const pushing = setInterval(() => {
    sendQueuedPush({ db: database.db, config, clock }).catch((error: unknown) => app.log.error(error));
  }, PUSH_TICK_MS);
  const stop = async () => {
    clearInterval(ticking);
    clearInterval(pruning);
    clearInterval(pushing);
    await app.close();
    await database.close();
    await tracing?.close();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  await app.listen({ port: config.BACKEND_PORT, host: config.BACKEND_HOST });
  printLine(`Backend on http://${config.BACKEND_HOST}:${config.BACKEND_PORT} (${database.kind})`);
}

function describeError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ECONNREFUSED") return "DATABASE_URL: PostgreSQL is not reachable.";
  return message || String(code);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
});
