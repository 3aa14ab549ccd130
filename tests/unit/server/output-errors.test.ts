import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join } from "node:path";

/** Takes nothing, as a full disk. */
const FULL = "/dev/full";
const LOG_LINE = pathToFileURL(join(process.cwd(), "config/log-line.mjs")).href;
const PROGRAM = `
  const { ignoreOutputErrors, writeLogLine } = await import(${JSON.stringify(LOG_LINE)});
  ignoreOutputErrors();
  const write = () => { process.stdout.write("line\\n"); writeLogLine("info", "line"); };
  write();
  await new Promise((resolve) => setImmediate(resolve));
  write();
  await new Promise((resolve) => setImmediate(resolve));
  process.send("alive", () => process.disconnect());`;

(existsSync(FULL) ? test : test.skip)("a program goes on when its log is on a full disk", async () => {
  const file = openSync(FULL, "w");
  const program = ["--input-type=module", "--eval", PROGRAM];
  const child = spawn(process.execPath, program, { stdio: ["ignore", file, file, "ipc"] });
  closeSync(file);
  const ended = once(child, "exit");
  expect(await Promise.race([once(child, "message"), ended])).toEqual(["alive", undefined]);
  expect(await ended).toEqual([0, null]);
});
