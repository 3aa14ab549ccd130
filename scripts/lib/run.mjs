import { spawn } from "node:child_process";

const isWindows = process.platform === "win32";

/** Starts a program; its output goes to the terminal unless `quiet`, which collects it. */
export function start(command, args, { env = {}, quiet = false } = {}) {
  return spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    // The programs of packages are command files there.
    shell: isWindows && command !== process.execPath,
  });
}

/** Runs to the end; answers the exit code and, when quiet, everything it printed. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The program of an installed package. */
export const bin = (name) => `node_modules/.bin/${name}`;
