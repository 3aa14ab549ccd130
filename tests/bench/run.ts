import { parseArgs } from "node:util";
import { build } from "./build";
import { measureGrowth } from "./growth";
import { lighthouseScores } from "./lighthouse";
import { measure } from "./measure";
import { stopAll } from "./processes";
import { selectSample } from "./sample";
import { LOAD } from "./settings";
import { startShop } from "./shop";
import { measureTrips } from "./trips";

const USAGE = `npm run bench -- [--scale PRODUCTS] [--lighthouse | --growth | --trips]

  --scale 50000  the same with a catalogue of that many products
  --lighthouse   Lighthouse scores (phone) instead of the figures
  --growth       the backend's calls with 50,000 products and 10,000 customers, on PostgreSQL
  --trips        whole shopping trips by more and more customers at once, on PostgreSQL`;

const started = Date.now();
const report = (line: string) =>
  process.stderr.write(`[${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s] ${line}\n`);

function readArguments() {
  const { values } = parseArgs({
    options: {
      scale: { type: "string" },
      lighthouse: { type: "boolean" },
      growth: { type: "boolean" },
      trips: { type: "boolean" },
    },
  });
  const scale = Number(values.scale ?? 0);
  if (!Number.isInteger(scale) || scale < 0) throw new Error(USAGE);
  return {
    scale,
    lighthouse: values.lighthouse ?? false,
    growth: values.growth ?? false,
    trips: values.trips ?? false,
  };
}

async function main(): Promise<void> {
  const { scale, lighthouse, growth, trips } = readArguments();
  if (growth) {
    process.exitCode = (await measureGrowth(report)) ? 0 : 1;
    return;
  }
  build(report);
  if (trips) {
    process.exitCode = (await measureTrips(report)) ? 0 : 1;
    return;
  }
  const shop = await startShop(scale, report);
  const sample = await selectSample(LOAD.firstHits);
  const isPassed = lighthouse ? await lighthouseScores(sample, report) : await measure(shop, sample, report);
  report("Done.");
  process.exitCode = isPassed ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  .finally(stopAll);
