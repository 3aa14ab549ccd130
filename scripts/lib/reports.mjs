import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { addDuration } from "./steps.mjs";

/** @import { ToCounts } from "./steps.mjs" */

/**
 * @typedef {object} JestReport
 * @property {{ name: string, startTime: number, endTime: number }[]} testResults
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 */

/** @typedef {{ title: string, file: string, tests: { projectName: string, results: { duration: number }[] }[] }} Journey */
/** @typedef {{ specs?: Journey[], suites?: Suite[] }} Suite */
/** @typedef {Suite & { stats: Record<"expected" | "flaky" | "skipped" | "unexpected", number> }} PlaywrightReport */

const BROKEN = { passed: 0, failed: 1 };

/**
 * @param {string} file
 * @returns {ToCounts}
 */
export const readJestReport = (file) => (result) => {
  if (!existsSync(file)) return BROKEN;
  /** @type {JestReport} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  for (const { name, startTime, endTime } of report.testResults)
    addDuration(relative(process.cwd(), name), endTime - startTime);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed || (result.code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
  };
};

/**
 * @param {Suite} suite
 * @returns {Generator<Journey>}
 */
function* eachJourney({ specs = [], suites = [] }) {
  yield* specs;
  for (const suite of suites) yield* eachJourney(suite);
}

/**
 * @param {string} file
 * @returns {ToCounts}
 */
export const readPlaywrightReport = (file) => (result) => {
  if (!existsSync(file)) return BROKEN;
  /** @type {PlaywrightReport} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  for (const { title, file: spec, tests } of eachJourney(report))
    for (const { projectName, results } of tests)
      addDuration(
        `${spec}, ${projectName}: ${title}`,
        results.reduce((sum, { duration }) => sum + duration, 0),
      );
  const { expected, flaky, skipped, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected || (result.code === 0 ? 0 : 1), skipped };
};
