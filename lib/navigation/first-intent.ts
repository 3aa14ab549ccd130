const INTENTS = ["pointerover", "touchstart", "focusin"] as const;
const LATEST_MS = 3000;

/** The first time somebody points at something, touches it or moves the focus; null: nobody has for a while. */
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
