import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { requireFreePort } from "../config/free-port.mjs";
import { writeLogLine } from "../config/log-line.mjs";
import { RestartPauses } from "../config/restart-pauses.mjs";
import { Connections, isConnectionMessage } from "./connections.mjs";

/** @import { Worker } from "node:cluster" */

const MAX_PROCESSES = 4;

/** @param {Record<string, string | undefined>} env */
export function readProcesses({ STOREFRONT_PROCESSES: text }) {
  const number = Number(text);
  if (text?.trim() && Number.isInteger(number) && number > 0) return number;
  return Math.min(availableParallelism(), MAX_PROCESSES);
}

/**
 * One that dies is replaced, at growing intervals while it keeps dying. Rejects when the port is taken.
 * @param {number} slots
 * @param {number} port
 */
export async function startProcesses(slots, port) {
  // So that one process says so, not each.
  await requireFreePort(port);
  const connections = new Connections();
  let isStopping = false;
  let isOpen = false;

  /**
   * @param {number} slot
   * @param {RestartPauses} pauses
   * @returns {Promise<void>}
   */
  function fork(slot, pauses = new RestartPauses()) {
    const startedAt = Date.now();
    const worker = cluster.fork({
      STOREFRONT_SLOT: String(slot),
      STOREFRONT_SLOTS: String(slots),
      STOREFRONT_NAME: `madia-${process.pid}`,
    });
    /**
     * @param {number} code
     * @param {string} reason
     */
    const onEnd = (code, reason) => {
      connections.remove(worker);
      if (isStopping) return stopWhenAllEnded();
      if (!isOpen) return endAll(code || 1);
      const pauseMs = pauses.after(Date.now() - startedAt);
      writeLogLine("warn", "process.ended", { slot, reason, restartMs: pauseMs });
      setTimeout(() => {
        if (!isStopping) void fork(slot, pauses);
      }, pauseMs);
    };
    worker.on("exit", (code, signal) => onEnd(code, signal ?? String(code)));
    // A killed process may end without it.
    worker.on("disconnect", () => connections.remove(worker));
    worker.on("error", (error) => {
      // Of a message to a process that is ending; one that could not be started has no "exit".
      if (!isStarted(worker)) onEnd(1, error.message);
    });
    return new Promise((resolve) =>
      worker.on("message", (message) => {
        if (!isConnectionMessage(message)) return;
        connections.handleMessage(worker, message);
        if ("ready" in message) resolve();
      }),
    );
  }

  function stopWhenAllEnded() {
    if (workers().length === 0) process.exit(0);
  }

  /** @param {number} code */
  function endAll(code) {
    isStopping = true;
    for (const worker of workers()) worker.process.kill("SIGKILL");
    process.exit(code);
  }

  function stop() {
    if (isStopping) return;
    isStopping = true;
    connections.close();
    for (const worker of workers()) worker.process.kill("SIGTERM");
    stopWhenAllEnded();
  }

  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
  cluster.on("message", (sender, message) => {
    if (isConnectionMessage(message)) return;
    for (const worker of workers()) if (worker !== sender && worker.isConnected()) worker.send(message);
  });
  await Promise.all(Array.from({ length: slots }, (_, slot) => fork(slot)));
  await connections.listen({ port });
  isOpen = true;
}

/** @param {Worker | undefined} worker */
const isStarted = (worker) => worker?.process.pid !== undefined;

/** @returns {Worker[]} */
const workers = () =>
  Object.values(cluster.workers ?? {})
    .flatMap((worker) => worker ?? [])
    .filter(isStarted);
