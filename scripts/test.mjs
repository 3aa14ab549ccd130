import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { elapsed, log, quit } from "./lib/log.mjs";
import { lastPass, recordPass, testsThatReadFiles } from "./lib/last-pass.mjs";
import { checkNode, install } from "./lib/prepare.mjs";
import { readJestReport, readPlaywrightReport } from "./lib/reports.mjs";
import { bin } from "./lib/run.mjs";
import { createScratchFolder } from "./lib/scratch-folder.mjs";
import { hasFailures, printSummary, step } from "./lib/steps.mjs";

const HELP = `Runs every check and prints how many passed and failed.

  npm test              everything: format, lint, types, unit, component and contract tests,
                        the build, browser journeys, a short run of npm run chaos
  npm run verify        format, lint, types, unit and component tests (npm test -- --quick);
                        after a run that passed, only the tests of what changed since
                        and those that read files

  npm run unit -- PATH  the tests of one file or folder
  npm run e2e -- PATH   the journeys of one file, on the last build (npm run build)

Environment:
  CHROMIUM_PATH         the browser of the journeys; without it an installed one is used,
                        or one is downloaded
  LOCALES=it,en         needed by npm run build before npm run e2e, whose journeys use both languages
  CI=1                  a failed contract test or journey is tried once more`;

const options = process.argv.slice(2);
if (options.includes("--help") || options.includes("-h")) {
  console.log(HELP);
  process.exit(0);
}
const unknown = options.find((option) => option !== "--quick");
if (unknown) quit(`Unknown option ${unknown}: npm test -- --help lists them.`);
const isQuick = options.includes("--quick");

checkNode();
await install();
const browser = isQuick ? "" : await findBrowser();

const reports = createScratchFolder();
const cache = join("node_modules", ".cache");

async function lint() {
  const cached = ["--cache", "--cache-strategy=content", `--cache-location=${join(cache, "eslint")}/`];
  await step("lint", bin("eslint"), ["--max-warnings", "0", ...cached, "."]);
}

async function checkTypesAndFormat() {
  await step("types", "npm", ["run", "--silent", "types"]);
  await step("dead code", "npm", ["run", "--silent", "knip"]);
  await step("format", bin("prettier"), ["--check", "--log-level=warn", "--cache", "."]);
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} [options]
 */
function jest(name, projects, options = []) {
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  // A tenth less time: what tests throw away is rarely copied.
  const args = ["--max-semi-space-size=128", join("node_modules", "jest", "bin", "jest.js")];
  args.push("--selectProjects", ...projects, "--json", `--outputFile=${file}`, ...options);
  return step(name, process.execPath, args, { toCounts: readJestReport(file) });
}

function build() {
  // The API is down while building, and both languages are part of the build.
  const nobody = "http://127.0.0.1:9";
  const env = { EBSN_API_URL: nobody, CONTENT_API_URL: nobody, LOCALES: "it,en" };
  return step("build", process.execPath, ["scripts/build.mjs"], { env });
}

function journeys() {
  const file = join(reports, "journeys.json");
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return step("browser journeys", bin("playwright"), ["test", "--reporter=list,json"], {
    env,
    isShown: true,
    toCounts: readPlaywrightReport(file),
  });
}

/** Runs on the build of the journeys. */
function chaos() {
  return step("shopping while things fail", "npm", [
    "run",
    "--silent",
    "chaos",
    "--",
    "--short",
    "--seed",
    "7",
  ]);
}

// Each of the two uses one core.
await Promise.all([lint(), checkTypesAndFormat()]);
const since = isQuick && lastPass();
const related = since ? [`--changedSince=${since}`, "--passWithNoTests"] : [];
// They wait for timers and files a tenth of the time.
const workers = `--maxWorkers=${availableParallelism() + 1}`;
await jest("unit and component tests", ["node", "jsdom"], [workers, ...related]);
if (since)
  await jest("tests that read files", ["node", "jsdom"], ["--runTestsByPath", ...testsThatReadFiles()]);
if (!isQuick) {
  await jest("contract tests", ["contract"]);
  if (await build()) {
    await journeys();
    await chaos();
  }
}

log(`Done after ${elapsed()}.`);
if (!hasFailures()) recordPass();
printSummary();
process.exit(hasFailures() ? 1 : 0);
