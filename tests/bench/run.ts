import { parseArgs } from "node:util";
import { build } from "./build";
import { measureEffort } from "./effort";
import { measureGrowth } from "./growth";
import { lighthouseScores } from "./lighthouse";
import { unknownUrlVerdicts } from "./unknown-urls";
import { measure } from "./measure";
import { measureMix } from "./mix";
import { verdictTable } from "./print";
import { endedProcesses, stopAll } from "./processes";
import { selectSample } from "./sample";
import { LOAD } from "./settings";
import { startShop } from "./shop";
import { soakVerdicts } from "./soak";
import { measureTrips } from "./trips";
import { isWithinBudget, type Verdict } from "./verdicts";

const USAGE = `npm run bench -- [--scale PRODUCTS] [--mix | --lighthouse | --growth | --trips | --effort | --soak MINUTES | --made-up ADDRESSES]

  --scale 50000  the same with a catalogue of that many products
  --mix          only memory and processor time of many stored addresses
  --lighthouse   Lighthouse scores (phone) instead of the figures
  --growth       the backend's calls with 50,000 products and 10,000 customers, on PostgreSQL
  --trips        whole shopping trips by more and more customers at once, on PostgreSQL
  --effort       taps, fields and seconds to the first item and to a paid order
  --soak 60      memory while the mix of addresses is visited for that many minutes
  --made-up 30000  memory after that many addresses that do not exist`;

const started = Date.now();
const report = (line: string) =>
  process.stderr.write(`[${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s] ${line}\n`);

function readArguments() {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      scale: { type: "string" },
      mix: { type: "boolean" },
      lighthouse: { type: "boolean" },
      growth: { type: "boolean" },
      trips: { type: "boolean" },
      effort: { type: "boolean" },
      soak: { type: "string" },
      "made-up": { type: "string" },
    },
  });
  const scale = Number(values.scale ?? 0);
  const soak = Number(values.soak ?? 0);
  const madeUp = Number(values["made-up"] ?? 0);
  if (![scale, soak, madeUp].every((number) => Number.isInteger(number) && number >= 0))
    throw new Error(USAGE);
  return {
    help: values.help ?? false,
    scale,
    mix: values.mix ?? false,
    lighthouse: values.lighthouse ?? false,
    growth: values.growth ?? false,
    trips: values.trips ?? false,
    effort: values.effort ?? false,
    soak,
    madeUp,
  };
}

async function main(): Promise<void> {
  const { help, scale, mix, lighthouse, growth, trips, effort, soak, madeUp } = readArguments();
  if (help) return console.log(USAGE);
  if (growth) {
    process.exitCode = (await measureGrowth(report)) ? 0 : 1;
    return;
  }
  build(report);
  if (trips) {
    process.exitCode = (await measureTrips(report)) ? 0 : 1;
    return;
  }
  if (effort) return measureEffort(report);
  const shop = await startShop(scale, report);
  const show = (verdicts: Verdict[]) => {
    process.stdout.write(`\n${verdictTable(verdicts)}\n`);
    process.exitCode = verdicts.every(isWithinBudget) ? 0 : 1;
  };
  if (soak > 0) return show(await soakVerdicts(shop, soak, report));
  if (madeUp > 0) return show(await unknownUrlVerdicts(shop, madeUp, report));
  const sample = await selectSample(LOAD.firstHits + LOAD.coldPages);
  if (mix) return show(await measureMix({ shop, sample, idle: shop.memory(), report }));
  const isPassed = lighthouse
    ? await lighthouseScores(sample, report)
    : await measure({ shop, scale, sample, report });
  report("Done.");
  process.exitCode = isPassed ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)));

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    for (const lines of endedProcesses()) process.stderr.write(`${lines}\n`);
    process.exitCode = 1;
  })
  .finally(stopAll);
