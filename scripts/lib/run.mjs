import { spawn } from "node:child_process";

const isWindows = process.platform === "win32";

/** Child processes, ended with this one. */
const running = new Set();
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** @typedef {{ env?: Record<string, string | undefined>, quiet?: boolean, cwd?: string }} Options */

/**
 * Output goes to the terminal; with `quiet` it is collected.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(command, args, { env = {}, quiet = false, cwd } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { NEXT_TELEMETRY_DISABLED: "1", ...process.env, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    // On Windows package binaries are command files.
    shell: isWindows && command !== process.execPath,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/**
 * `onOutput` receives the output as it comes, when `quiet`.
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { onOutput?: (chunk: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} name */
export const bin = (name) => `node_modules/.bin/${name}`;
