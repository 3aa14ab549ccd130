import { spawn } from "node:child_process";

const isWindows = process.platform === "win32";

/** Output goes to the terminal; with `quiet` it is collected. */
export function start(command, args, { env = {}, quiet = false } = {}) {
  return spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    // On Windows package binaries are command files.
    shell: isWindows && command !== process.execPath,
  });
}

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

export const bin = (name) => `node_modules/.bin/${name}`;
