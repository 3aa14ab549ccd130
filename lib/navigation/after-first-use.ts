const USES = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const LATEST_MS = 3000;
/** Lets the response to the first interaction paint first. */
const ANSWER_MS = 500;

/** Runs after the first interaction or some idle time; for work that nothing waits for. */
export function afterFirstUse(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of USES) window.removeEventListener(type, run);
  };
  const run = () => {
    stop();
    timer = setTimeout(callback, ANSWER_MS);
  };
  let timer = setTimeout(run, LATEST_MS);
  for (const type of USES) window.addEventListener(type, run, { passive: true });
  return stop;
}
