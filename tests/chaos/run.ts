import { existsSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { stopAll } from "../bench/processes";
import { readCatalogue } from "../bench/trip";
import { findPostgresBinDir } from "../support/postgres";
import { withTimeout } from "@/lib/upstream/with-timeout";
import { table } from "../support/plain-table";
import { findFaultyAddresses, madeUpAddress } from "./addresses";
import { checkConsistency, type ConsistencyCheck, isFulfilled } from "./consistency";
import { withDatabase } from "./database";
import { disturb } from "./faults";
import { personalLines } from "./personal";
import { seededRandom } from "./random";
import { type DatabaseKind, openShop, type Shop } from "./shop";
import { Shopper } from "./shopper";
import { newFindings } from "./watch";

const USAGE = `npm run chaos -- [--seed N] [--minutes N] [--database pglite|postgres] [--short | --model]

Shopping trips while everything behind and below the shop is killed, paused, slowed and corrupted; then
the database is compared with what was confirmed.

  --minutes 10           how long, on each database
  --database postgres    only there; without it on PGlite, and on PostgreSQL where it is installed
  --short                half a minute of faults with few customers, as in npm test
  --model                carts and orders against a simple model instead, 10,000 operations`;

const SHORT = { minutes: 0.5, customers: 10, eachMs: 1500, addresses: 60 };
const WHOLE = { customers: 50, eachMs: 4000, addresses: 400 };
const ADDRESS_MS = 20_000;
/** Or as many times what the shop takes to open: a busy machine starts programs slowly. */
const PATIENCE_MS = 300_000;
const PATIENCE_STARTS = 4;

const started = Date.now();
const report = (line: string) =>
  process.stderr.write(`[${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s] ${line}\n`);

function readArguments() {
  const { values } = parseArgs({
    options: {
      seed: { type: "string" },
      minutes: { type: "string" },
      database: { type: "string" },
      short: { type: "boolean" },
      model: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const minutes = Number(values.minutes ?? (values.short ? SHORT.minutes : 10));
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const isKnown = ["pglite", "postgres", undefined].includes(values.database);
  if (!isKnown || !Number.isInteger(seed) || !(minutes > 0)) throw new Error(USAGE);
  const plan = values.short ? SHORT : WHOLE;
  const { short: isShort = false, model: isModel = false } = values;
  const database = values.database as DatabaseKind | undefined;
  return { ...plan, minutes, seed, isShort, isModel, help: values.help ?? false, database };
}

type Plan = Omit<ReturnType<typeof readArguments>, "database" | "help"> & { patienceMs?: number };

function runModel(seed: number): number {
  const env = { ...process.env, MODEL_OPERATIONS: "10000", MODEL_SEED: String(seed) };
  const args = ["-w", "1", "--selectProjects", "contract", "--testPathPatterns", "contract/model.test"];
  return spawnSync("node_modules/.bin/jest", args, { env, stdio: "inherit" }).status ?? 1;
}

async function shopAll(shop: Shop, plan: Plan): Promise<ConsistencyCheck[]> {
  const { customers, minutes, eachMs, seed, addresses, patienceMs = PATIENCE_MS } = plan;
  const random = seededRandom(seed);
  const catalogue = await readCatalogue(shop.backend);
  const unknownAddresses = Array.from({ length: addresses }, () => madeUpAddress(random, catalogue));
  const faulty = await findFaultyAddresses(shop.storefront, unknownAddresses, ADDRESS_MS);
  const findings = newFindings();
  let isOver = false;
  const shoppers = Array.from(
    { length: customers },
    (_, at) =>
      new Shopper(at + 1, {
        shop,
        catalogue,
        findings,
        patienceMs,
        random: seededRandom(seed + at),
        isOver: () => isOver,
      }),
  );
  report(`${customers} customers log in…`);
  for (const shopper of shoppers) await shopper.logIn();
  const trips = Promise.all(shoppers.map((shopper) => shopper.shop()));
  const until = Date.now() + minutes * 60_000;
  const names = await disturb(shop, random, { until, eachMs, report });
  isOver = true;
  report("Customers finish what they began…");
  await trips;
  for (const { ledger, ...shopper } of shoppers.map((shopper) => ({
    ledger: shopper.ledger,
    read: () => shopper.readLines(),
  }))) {
    const lines = await shopper.read();
    for (const [productId, quantity] of ledger.lines)
      if (lines.get(productId) !== quantity)
        ledger.lostLines.push(`customer ${ledger.number}, product ${productId}`);
  }
  const metrics = await withTimeout(ADDRESS_MS, async (signal) =>
    (await fetch(shop.metrics, { signal })).text(),
  );
  const personal = personalLines([...shop.output(), ...metrics.split("\n")]);
  // Both programs send what is left of their traces.
  await shop.close();
  personal.push(...shop.collector.personal());
  const ledgers = shoppers.map(({ ledger }) => ledger);
  const checks = await withDatabase(shop.target, (query) => checkConsistency(query, ledgers, findings));
  report(`${names.length} faults: ${[...new Set(names)].sort().join(", ")}`);
  const count = (name: string, faults: string[]): ConsistencyCheck => ({
    name,
    expected: "0",
    found: faults.length === 0 ? "0" : `${faults.length}: ${faults.slice(0, 3).join("; ")}`,
  });
  return [
    ...checks,
    count(`made-up addresses with a fault, of ${addresses}`, faulty),
    count("lines of logs, metrics and traces with personal data", personal),
    {
      name: "traces from one program to the other",
      expected: "some",
      found: shop.collector.joined() > 0 ? "some" : "none",
    },
  ];
}

async function runOn(database: DatabaseKind, plan: Plan): Promise<boolean> {
  const { customers, seed, isShort } = plan;
  report(`${database}, seed ${seed}: opening the shop…`);
  const openedAt = Date.now();
  // The short run has its pages in files, as a shop without Redis.
  const shop = await openShop(database, { customers, random: seededRandom(seed), usesRedis: !isShort });
  const patienceMs = Math.max(PATIENCE_MS, PATIENCE_STARTS * (Date.now() - openedAt));
  try {
    const checks = await shopAll(shop, { ...plan, patienceMs });
    const rows = checks.map((check) => [isFulfilled(check) ? "✓" : "✗", check.name, check.found]);
    process.stdout.write(`\n${database}, seed ${plan.seed}\n${table([["", "check", "found"], ...rows])}\n`);
    return checks.every(isFulfilled);
  } finally {
    await shop.close();
    await stopAll();
    await shop.remove();
  }
}

async function main(): Promise<void> {
  const { database, help, ...plan } = readArguments();
  if (help) return void process.stdout.write(`${USAGE}\n`);
  if (plan.isModel) {
    process.exitCode = runModel(plan.seed);
    return;
  }
  if (!existsSync(join(process.env.NEXT_DIST_DIR ?? ".next", "BUILD_ID")))
    throw new Error("There is no build: npm run build makes one.");
  const isWhole = !plan.isShort && findPostgresBinDir() !== null;
  const databases: DatabaseKind[] = database ? [database] : isWhole ? ["pglite", "postgres"] : ["pglite"];
  for (const one of databases) if (!(await runOn(one, plan))) process.exitCode = 1;
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  .finally(stopAll)
  .finally(() => process.exit());
