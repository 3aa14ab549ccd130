import { readFileSync } from "node:fs";

/** Direct children; empty where there is no /proc. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

export function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

export const family = (pid: number | undefined): number[] =>
  pid === undefined ? [] : [pid, ...childrenOf(pid)];
