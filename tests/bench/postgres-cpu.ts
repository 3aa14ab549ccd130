import { readdirSync, readFileSync } from "node:fs";
import { cpuMs } from "./processes";

const TICK_MS = 10;

/** Fields of /proc/…/stat after the name, which may hold blanks. */
function readStat(pid: string): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

/** CPU milliseconds of a server with its connections, those that have ended too. */
export function postgresCpuMs(serverPid: number | undefined): number {
  const server = readStat(String(serverPid));
  const ended = ((server[13] ?? 0) + (server[14] ?? 0)) * TICK_MS;
  const connections = readdirSync("/proc").filter(
    (pid) => /^\d+$/.test(pid) && readStat(pid)[1] === serverPid,
  );
  return connections.reduce((sum, pid) => sum + (cpuMs(Number(pid)) ?? 0), ended);
}
