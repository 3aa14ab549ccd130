import { fetchVersion } from "../api/fetch-version";
import { linkOf } from "../navigation/watch-links";
import { safePath } from "./safe-path";

const FIRST_PAUSE_MS = 2000;
/** The `online` event fires slightly before the shop is reachable. */
const SHORT_PAUSE_MS = 500;
const SHORT_PAUSES = 10;
const PAUSE_MS = 5000;

type Options = {
  isReachable?: () => Promise<boolean>;
  /** Before the first attempt, and after each. */
  pauseMs?: (attempts: number) => number;
};

/** Takes the place of the offline page in the history, so that a step back leads to the page before it. */
export function openWantedPage(): void {
  window.location.replace(safePath(new URLSearchParams(window.location.search).get("from")));
}

function offlinePauseMs(attempts: number): number {
  if (attempts === 0) return FIRST_PAUSE_MS;
  return attempts < SHORT_PAUSES ? SHORT_PAUSE_MS : PAUSE_MS;
}

/**
 * Asks for the shop until it answers: on a bad line a device counts as online all the time, so that no event tells
 * when the shop can be reached again. Returns the clean-up.
 */
export function returnWhenReachable(
  open = openWantedPage,
  { isReachable = async () => (await fetchVersion()) !== null, pauseMs = offlinePauseMs }: Options = {},
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isAsking = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    const canAsk = navigator.onLine && document.visibilityState === "visible";
    const isAnswered = canAsk && (await isReachable());
    isAsking = false;
    if (signal.aborted) return;
    if (isAnswered) {
      stop.abort();
      return open();
    }
    attempts += 1;
    timer = setTimeout(() => void ask(), pauseMs(attempts));
  }

  function askNow(): void {
    attempts = 0;
    void ask();
  }

  /** Whoever goes somewhere else meanwhile is not taken away from there. */
  const giveWay = () => stop.abort();
  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    if (link && link.pathname !== window.location.pathname) giveWay();
  }

  timer = setTimeout(askNow, pauseMs(0));
  window.addEventListener("online", askNow, { signal });
  document.addEventListener("visibilitychange", askNow, { signal });
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("submit", giveWay, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => stop.abort();
}
