const USES = ["pointerdown", "keydown", "scroll", "touchstart"] as const;
const LATEST_MS = 2500;

/** With the first use of the page or a little later: what is loaded then takes nothing from showing the page. */
export function afterFirstUse(callback: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of USES) window.removeEventListener(type, run);
  };
  const run = () => {
    stop();
    callback();
  };
  const timer = setTimeout(run, LATEST_MS);
  for (const type of USES) window.addEventListener(type, run, { passive: true });
  return stop;
}
