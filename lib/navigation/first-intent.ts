export const INTENTS = ["pointerover", "touchstart", "focusin"] as const;
const MAX_WAIT_MS = 3000;

let isPast = false;

/** The first pointer, touch or focus event; after some time with `null`, at once when that is past. */
export function onFirstIntent(callback: (intent: Event | null) => unknown): () => void {
  if (isPast) {
    callback(null);
    return () => undefined;
  }
  const stop = () => {
    clearTimeout(timer);
    for (const type of INTENTS) document.removeEventListener(type, run);
  };
  const run = (intent: Event | null) => {
    isPast = true;
    stop();
    callback(intent);
  };
  const timer = setTimeout(run, MAX_WAIT_MS, null);
  for (const type of INTENTS) document.addEventListener(type, run, { passive: true });
  return stop;
}
