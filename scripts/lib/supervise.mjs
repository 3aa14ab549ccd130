/** @import { EventEmitter } from "node:events" */

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;

/**
 * Starts a process again when it ends, at growing intervals while it keeps ending; what else runs stays open.
 * @template {EventEmitter} Child
 * @param {object} options
 * @param {string} options.name
 * @param {() => Child} options.launch
 * @param {() => boolean} options.isStopping
 * @param {(child: Child) => void} options.onLaunched
 * @param {(line: string) => void} [options.log]
 */
export function keepRunning({ name, launch, isStopping, onLaunched, log = console.error }) {
  let pauseMs = FIRST_PAUSE_MS;

  function start() {
    const startedAt = Date.now();
    const child = launch();
    onLaunched(child);
    child.once("exit", (code, signal) => {
      if (isStopping()) return;
      if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      log(`${name} ended (${signal ?? code}); the rest stays open, it starts again in ${pauseMs / 1000} s.`);
      setTimeout(() => {
        if (!isStopping()) start();
      }, pauseMs);
      pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2);
    });
    return child;
  }

  return start();
}
