const INTERACTION_EVENTS = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const MAX_WAIT_MS = 3000;
/** Lets the response to the first interaction paint first. */
const PAINT_DELAY_MS = 500;

/** Runs after the first interaction or some idle time; for work that nothing waits for. */
export function afterFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of INTERACTION_EVENTS) window.removeEventListener(type, run);
  };
  const run = () => {
    stop();
    timer = setTimeout(callback, PAINT_DELAY_MS);
  };
  let timer = setTimeout(run, MAX_WAIT_MS);
  for (const type of INTERACTION_EVENTS) window.addEventListener(type, run, { passive: true });
  return stop;
}
