import { readFileSync, readlinkSync } from "node:fs";

const ENDED = "Z";

/** The start time distinguishes processes that reuse a pid; "" when unknown, or when the process has ended. */
function readStartTime(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    // One that nobody has waited for, as where a container's first process does not.
    return fields[0] === ENDED ? "" : (fields[19] ?? "");
  } catch {
    return "";
  }
}

/** Identifies the pid namespace: one boot of one machine or container; "" when unknown. */
function readPidNamespace(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}

export type ProcessIdentity = { pid: number; space: string; start: string };

export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  space: readPidNamespace(),
  start: readStartTime(process.pid),
});

export function isRunning({ pid, space, start }: ProcessIdentity): boolean | null {
  if (space === "" || start === "" || space !== readPidNamespace()) return null;
  return readStartTime(pid) === start;
}
