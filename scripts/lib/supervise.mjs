import { RestartPauses } from "../../config/restart-pauses.mjs";

/** @import { EventEmitter } from "node:events" */

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
  const pauses = new RestartPauses();

  function start() {
    const startedAt = Date.now();
    const child = launch();
    onLaunched(child);
    child.once("exit", (code, signal) => {
      if (isStopping()) return;
      const pauseMs = pauses.after(Date.now() - startedAt);
      log(`${name} ended (${signal ?? code}); the rest stays open, it starts again in ${pauseMs / 1000} s.`);
      setTimeout(() => {
        if (!isStopping()) start();
      }, pauseMs);
    });
    return child;
  }

  return start();
}
