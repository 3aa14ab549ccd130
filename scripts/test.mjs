import { mkdtempSync, readFileSync, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { checkNode, install } from "./lib/prepare.mjs";
import { bin, run } from "./lib/run.mjs";
import { elapsed, log } from "./lib/log.mjs";

const quick = process.argv.includes("--quick");
const reports = mkdtempSync(join(tmpdir(), "madia-reports-"));
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

function count(name, { passed, failed, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push(name);
  log(
    `${failed > 0 ? "FAILED" : "passed"}: ${name} (${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""})`,
  );
}

/** A check that passes or fails as one. */
async function check(name, program, args, env) {
  log(`${name}…`);
  const { code } = await run(program, args, { env });
  count(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  return code === 0;
}

async function jest(name, args) {
  log(`${name}…`);
  const file = join(reports, `${name.replace(/\W+/g, "-")}.json`);
  const { code } = await run(bin("jest"), [...args, "--json", `--outputFile=${file}`], {
    env: { TZ: "UTC" },
  });
  if (!existsSync(file)) return count(name, { passed: 0, failed: 1 });
  const report = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.numRuntimeErrorTestSuites;
  const failed = report.numFailedTests + broken;
  count(name, {
    passed: report.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
  });
}

async function journeys(browser) {
  log("Browser journeys on the built app…");
  const file = join(reports, "journeys.json");
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { code } = await run(bin("playwright"), ["test", "--reporter=list,json"], { env });
  if (!existsSync(file)) return count("browser journeys", { passed: 0, failed: 1 });
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  const failed = stats.unexpected || (code === 0 ? 0 : 1);
  count("browser journeys", { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped });
}

checkNode();
await install();
const browser = quick ? "" : findBrowser();

await check("format", bin("prettier"), ["--check", "--log-level=warn", "."]);
await check("lint", bin("eslint"), ["--max-warnings", "0", "."]);
await check("route types", bin("next"), ["typegen"]);
await check("types", bin("tsc"), ["--noEmit"]);
await jest("unit and component tests", [
  "--selectProjects",
  "node",
  "jsdom",
  "--testPathIgnorePatterns",
  "tests/contract",
]);
if (!quick) {
  await jest("contract tests over HTTP", ["tests/contract"]);
  const nobody = {
    EBSN_API_URL: "http://127.0.0.1:9",
    CONTENT_API_URL: "http://127.0.0.1:9",
  };
  const inTwo = { ...nobody, LOCALES: "it,en", NEXT_DIST_DIR: ".next-en" };
  const build = (name, env) => check(name, process.execPath, ["scripts/build.mjs"], env);
  if ((await build("build with the API down", nobody)) && (await build("build in two languages", inTwo)))
    await journeys(browser);
}

rmSync(reports, { recursive: true, force: true });
log(`Done after ${elapsed()}.`);
if (failures.length > 0) console.log(`Failed: ${failures.join(", ")}`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`,
);
process.exit(totals.failed === 0 ? 0 : 1);
