import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { withTimeout } from "@/lib/upstream/with-timeout";

const START_TIMEOUT_MS = 8 * 60_000;
const POLL_INTERVAL_MS = 250;
const ANSWER_MS = 60_000;

type StartedProcess = { child: ChildProcess; lines: string[] };

const running: StartedProcess[] = [];

export function startNode(args: string[], env: Record<string, string>): StartedProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  running.push({ child, lines });
  let rest = "";
  const collectLines = (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  };
  child.stdout?.on("data", collectLines);
  child.stderr?.on("data", collectLines);
  return { child, lines };
}

/** Rejects with the last output lines when the process exits first. */
export async function waitUntilReady(url: string, { child, lines }: StartedProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) break;
    const response = await withTimeout(ANSWER_MS, (signal) => fetch(url, { signal })).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`${url} does not respond:\n${lines.slice(-15).join("\n")}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Last output of the processes that ended by themselves. */
export const endedProcesses = (): string[] =>
  running
    .filter(({ child }) => hasEnded(child))
    .map(
      ({ child, lines }) =>
        `${child.spawnargs.join(" ")} ended (${child.exitCode ?? child.signalCode}):\n${lines.slice(-15).join("\n")}`,
    );

export async function stopAll(): Promise<void> {
  await Promise.all(
    running.splice(0).map(({ child }) => {
      if (hasEnded(child)) return null;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      return ended;
    }),
  );
}

/** Resident memory in MB; null where neither /proc nor ps is available. */
export function residentMb(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    const kilobytes = Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)]).stdout?.toString());
    return kilobytes > 0 ? Math.round(kilobytes / 1024) : null;
  }
}

/** CPU milliseconds used by a process so far; null where /proc is not available. */
export function cpuMs(pid: number | undefined): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const cpuTimes = threads.map(
      (id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0],
    );
    return cpuTimes.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6;
  } catch {
    return null;
  }
}

export const perRequest = (before: number | null, after: number | null, count: number): number | null =>
  before === null || after === null ? null : (after - before) / count;
