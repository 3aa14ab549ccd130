import { log } from "./log.mjs";
import { run } from "./run.mjs";

const SHOWN = 10;

/** @typedef {{ code: number, output: string }} Result */
/** @typedef {{ passed: number, failed: number, skipped?: number }} Counts */
/** @typedef {(result: Result) => Counts} ToCounts */

const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];
/** @type {{ name: string, ms: number }[]} */
const durations = [];

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {string} name
 * @param {number} ms
 */
export const addDuration = (name, ms) => durations.push({ name, ms });

/**
 * @param {string} name
 * @param {number} ms
 * @param {Counts} counts
 */
function count(name, ms, { passed, failed, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push(name);
  const skippedText = skipped ? `, ${skipped} skipped` : "";
  const verdict = failed > 0 ? "FAILED" : "passed";
  log(`${verdict}: ${name} in ${seconds(ms)} (${passed} passed, ${failed} failed${skippedText})`);
}

/** @type {ToCounts} */
const countAsOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Runs a program; its output is printed, in one piece, only when it fails.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean, toCounts?: ToCounts }} [options]
 */
export async function step(name, program, args, { env, isShown = false, toCounts = countAsOne } = {}) {
  log(`${name}…`);
  const startedAt = Date.now();
  const result = await run(program, args, { env, quiet: !isShown });
  const counts = toCounts(result);
  if (counts.failed > 0 && !isShown) console.log(result.output.trimEnd());
  const ms = Date.now() - startedAt;
  addDuration(name, ms);
  count(name, ms, counts);
  return counts.failed === 0;
}

export const hasFailures = () => totals.failed > 0;

export function printSummary() {
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  console.log(`\nThe ${SHOWN} slowest steps and test files:`);
  for (const { name, ms } of slowest) console.log(`${seconds(ms).padStart(9)}  ${name}`);
  console.log("");
  if (failures.length > 0) console.log(`Failed: ${failures.join(", ")}`);
  const skipped = totals.skipped ? `, ${totals.skipped} skipped` : "";
  console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
}
