const USES = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const LATEST_MS = 3000;
/** The answer to the first use is shown before. */
const ANSWER_MS = 500;

/** Soon after the first use of the page, or when it has been shown for a while: nothing waits for it. */
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
