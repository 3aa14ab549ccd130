import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { addDuration } from "./steps.mjs";

const BROKEN = { passed: 0, failed: 1 };

export const readJestReport = (file) => (result) => {
  if (!existsSync(file)) return BROKEN;
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

function* eachJourney({ specs = [], suites = [] }) {
  yield* specs;
  for (const suite of suites) yield* eachJourney(suite);
}

export const readPlaywrightReport = (file) => (result) => {
  if (!existsSync(file)) return BROKEN;
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
