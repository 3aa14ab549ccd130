import cluster from "node:cluster";
import { createServer } from "node:http";
import { receiveConnections } from "../../server/connections.mjs";
import { startProcesses } from "../../server/processes.mjs";

/**
 * Two processes of a storefront; the first is stopped as soon as it is ready, so that it confirms nothing.
 * Takes "kill" and "broadcast" from the process that forked it.
 */

const KILLED_AFTER_MS = 200;

function startWorker() {
  if (process.env.STOREFRONT_SLOT !== process.env.STOPPED_SLOT)
    return receiveConnections(createServer((_request, response) => void response.end("served")));
  process.send?.({ ready: true }, undefined, undefined, () => process.kill(process.pid, "SIGSTOP"));
}

/** @param {number} port */
async function startPrimary(port) {
  process.env.STOPPED_SLOT = "0";
  await startProcesses(2, port);
  delete process.env.STOPPED_SLOT;
  const [stopped, other] = Object.values(cluster.workers ?? {});
  const kill = () => stopped?.process.kill("SIGKILL");
  process.on("exit", kill);
  process.on("disconnect", () => process.exit());
  process.on("message", (message) => {
    kill();
    if (message !== "broadcast") return;
    // The end of the process is not noticed before this has run.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, KILLED_AFTER_MS);
    cluster.emit("message", other, { tags: ["product"] });
  });
  process.send?.("ready");
}

if (cluster.isPrimary) await startPrimary(Number(process.argv[2]));
else startWorker();
