import pg from "pg";
import { findPostgresBinDir, startPostgres } from "../support/postgres";
import { table } from "../support/plain-table";
import { quantile } from "./load";
import { addCustomers } from "./population";
import { postgresCpuMs } from "./postgres-cpu";
import { BACKEND } from "./settings";
import { startShop, type Shop } from "./shop";
import { makeTrip, readCatalogue, type TripCatalogue } from "./trip";
import type { StepResult } from "./virtual-customer";

const CUSTOMERS = 5_000;
const AT_ONCE = [1, 2, 4, 8, 16, 32];
const ROUND_MS = 20_000;
const SATURATED_GAIN = 1.1;

type Report = (line: string) => void;
type Cost = { storefront: number; backend: number; database: number };
type Round = {
  atOnce: number;
  trips: number;
  perSecond: number;
  tripMs: number[];
  steps: StepResult[];
  /** CPU milliseconds of a trip. */
  cost: Cost;
};

/** Unlimited stock and slots, so that the programs are measured and not the demo data. */
async function removeLimits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update product set stock = null, daily_max = null, day_lock = ''");
  await client.query("update timeslot set capacity = 1000000");
  await client.query("update slot_load set capacity = 1000000");
  await client.end();
}

async function runRound(
  atOnce: number,
  catalogue: TripCatalogue,
  nextNumber: () => number,
  readCpu: () => Cost,
): Promise<Round> {
  const steps: StepResult[] = [];
  const tripMs: number[] = [];
  const before = readCpu();
  const started = performance.now();
  const deadline = started + ROUND_MS;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      do {
        const begun = performance.now();
        const isDone = await makeTrip(catalogue, nextNumber(), (result) => steps.push(result)).then(
          () => true,
          () => false,
        );
        if (isDone) tripMs.push(performance.now() - begun);
      } while (performance.now() < deadline);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const after = readCpu();
  const trips = tripMs.length;
  const each = (name: keyof Cost) => (after[name] - before[name]) / Math.max(1, trips);
  const cost = { storefront: each("storefront"), backend: each("backend"), database: each("database") };
  return { atOnce, trips, perSecond: trips / seconds, tripMs, steps, cost };
}

function printRounds(rounds: Round[]): void {
  const header = [
    "at once",
    "trips",
    "trips/s",
    "trip p50 s",
    "p99 s",
    "failed",
    "CPU ms storefront",
    "backend",
    "database",
  ];
  const rows = rounds.map(({ atOnce, trips, perSecond, tripMs, steps, cost }) => [
    String(atOnce),
    String(trips),
    perSecond.toFixed(2),
    (quantile(tripMs, 0.5) / 1000).toFixed(2),
    (quantile(tripMs, 0.99) / 1000).toFixed(2),
    String(steps.filter(({ error }) => error).length),
    ...[cost.storefront, cost.backend, cost.database].map((ms) => ms.toFixed(0)),
  ]);
  process.stdout.write(`\n${table([header, ...rows])}\n`);
}

function printSteps(first: Round, last: Round): void {
  const names = [...new Set(first.steps.map(({ step }) => step))];
  const times = ({ steps }: Round, name: string) =>
    steps.filter(({ step }) => step === name).map(({ ms }) => ms);
  const rows = names.map((name) => [
    name,
    ...[first, last].flatMap((round) =>
      [0.5, 0.99].map((part) => quantile(times(round, name), part).toFixed(0)),
    ),
  ]);
  const header = ["step, ms", ...[first, last].flatMap(({ atOnce }) => [`p50, ${atOnce} at once`, "p99"])];
  process.stdout.write(`\n${table([header, ...rows])}\n`);
}

function printConclusion(rounds: Round[]): void {
  const saturated = rounds.find(
    (round, at) => at > 0 && round.perSecond < (rounds[at - 1]?.perSecond ?? 0) * SATURATED_GAIN,
  );
  const broken = rounds.find(({ steps }) => steps.some(({ error }) => error));
  const cheapest = Math.min(...rounds.map(({ cost }) => cost.storefront + cost.backend + cost.database));
  const failure = broken?.steps.find(({ error }) => error);
  const lines = [
    `trips per second and core: ${(1000 / cheapest).toFixed(1)} (${cheapest.toFixed(0)} ms of processor each, all programs)`,
    saturated
      ? `saturated with ${saturated.atOnce} at once: no more trips a second than with half as many`
      : "not saturated",
    failure
      ? `fails first, with ${broken?.atOnce} at once: ${failure.step}: ${failure.error}`
      : "no step failed",
  ];
  process.stdout.write(`\n${lines.join("\n")}\n`);
}

/** Whole shopping trips through the storefront by more and more customers at once, on PostgreSQL. */
export async function measureTrips(report: Report): Promise<boolean> {
  const binDir = findPostgresBinDir();
  if (!binDir) throw new Error("--trips needs an installed PostgreSQL.");
  const postgres = await startPostgres(binDir);
  try {
    Object.assign(process.env, { DATABASE_URL: postgres.url, TRUSTED_PROXIES: "1" });
    const shop: Shop = await startShop(0, report);
    await addCustomers(postgres.url, CUSTOMERS);
    await removeLimits(postgres.url);
    const catalogue = await readCatalogue(BACKEND);
    const readCpu = (): Cost => {
      const { storefront, backend } = shop.cpuTime();
      return { storefront: storefront ?? 0, backend: backend ?? 0, database: postgresCpuMs(postgres.pid) };
    };
    let number = 0;
    const nextNumber = () => (number += 1);
    report("Warming up…");
    await makeTrip(catalogue, nextNumber(), ({ step, error }) => error && report(`${step}: ${error}`));
    const rounds: Round[] = [];
    for (const atOnce of AT_ONCE) {
      report(`${atOnce} at once…`);
      rounds.push(await runRound(atOnce, catalogue, nextNumber, readCpu));
    }
    printRounds(rounds);
    const [first, last] = [rounds[0], rounds.at(-1)];
    if (first && last) printSteps(first, last);
    printConclusion(rounds);
    return first !== undefined && first.steps.every(({ error }) => !error);
  } finally {
    await postgres.stop();
  }
}
