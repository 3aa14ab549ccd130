const started = Date.now();

const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

export function log(line) {
  console.log(`[${seconds(Date.now() - started).padStart(6)}] ${line}`);
}

export function quit(line) {
  console.error(`\n${line}\n`);
  process.exit(1);
}

export const elapsed = () => seconds(Date.now() - started);
