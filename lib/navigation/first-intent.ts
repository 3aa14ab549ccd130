const INTENTS = ["pointerover", "touchstart", "focusin"] as const;
const LATEST_MS = 3000;

/** Runs on the first pointer, touch or focus event; null: none for a while. */
export function onFirstIntent(callback: (intent: Event | null) => unknown): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of INTENTS) document.removeEventListener(type, run);
  };
  const run = (intent: Event | null) => {
    stop();
    callback(intent);
  };
  const timer = setTimeout(run, LATEST_MS, null);
  for (const type of INTENTS) document.addEventListener(type, run, { passive: true });
  return stop;
}
