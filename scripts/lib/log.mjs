const started = Date.now();

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** @param {string} line */
export function log(line) {
  console.log(`[${seconds(Date.now() - started).padStart(6)}] ${line}`);
}

/**
 * @param {string} line
 * @returns {never}
 */
export function quit(line) {
  console.error(`\n${line}\n`);
  process.exit(1);
}

export const elapsed = () => seconds(Date.now() - started);
