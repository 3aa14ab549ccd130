import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const LONGEST_START_MS = 8 * 60_000;
const PAUSE_MS = 250;

const running: ChildProcess[] = [];

type Started = { child: ChildProcess; lines: string[] };

/** Starts Node on a program; its output lines are kept. */
export function startNode(args: string[], env: Record<string, string>): Started {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const lines: string[] = [];
  let rest = "";
  const hear = (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  return { child, lines };
}

/** Waits until an address answers 200; rejects with the program's last words when it ends before. */
export async function untilReady(url: string, { child, lines }: Started): Promise<void> {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} does not answer:\n${lines.slice(-15).join("\n")}`);
}

export async function stopAll(): Promise<void> {
  await Promise.all(
    running.splice(0).map((child) => {
      if (child.exitCode !== null || child.signalCode !== null) return null;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      return ended;
    }),
  );
}

/** Resident memory of a process in MB; null where neither /proc nor ps tells. */
export function residentMb(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    const kilobytes = Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)]).stdout?.toString());
    return kilobytes > 0 ? Math.round(kilobytes / 1024) : null;
  }
}

/** Processor time a process has used, in milliseconds; other programs on the machine do not count. null: not told. */
export function processorMs(pid: number | undefined): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const ran = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]);
    return ran.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6;
  } catch {
    return null;
  }
}

/** Processor time between two readings, for each of `count`. */
export const perRequest = (before: number | null, after: number | null, count: number): number | null =>
  before === null || after === null ? null : (after - before) / count;
