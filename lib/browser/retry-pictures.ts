/** The first is as long as the shop asks to wait for a picture that it is still drawing (lib/content/media.ts). */
const PAUSES_MS = [10_000, 30_000, 90_000];
/** The `online` event fires slightly before the shop is reachable. */
const ONLINE_PAUSE_MS = 1000;

/** Of the last request for it; undefined in browsers that do not say. */
const statusOf = (url: string): number | undefined =>
  performance.getEntriesByName(url).findLast((entry) => entry instanceof PerformanceResourceTiming)
    ?.responseStatus;

const isMissing = (status = 0) => status >= 400 && status < 500;
const failedPictures = () =>
  [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);

/** A browser asks for a picture once: one that did not come, as from a busy shop or in a tunnel, is asked for again. */
export function retryPictures(): () => void {
  const attempts = new WeakMap<HTMLImageElement, number>();
  const timers = new Map<HTMLImageElement, number>();

  function retryAfter(image: HTMLImageElement, pause: number): void {
    const { currentSrc } = image;
    if (!currentSrc.startsWith(window.location.origin) || isMissing(statusOf(currentSrc))) return;
    window.clearTimeout(timers.get(image));
    const timer = window.setTimeout(() => {
      timers.delete(image);
      // Set anew, it is requested anew.
      if (image.isConnected && image.currentSrc === currentSrc) image.src = image.getAttribute("src") ?? "";
    }, pause);
    timers.set(image, timer);
  }

  function retryLater(image: HTMLImageElement): void {
    const attempt = attempts.get(image) ?? 0;
    const pause = PAUSES_MS[attempt];
    if (pause === undefined) return;
    attempts.set(image, attempt + 1);
    retryAfter(image, pause);
  }

  function retrySoon(): void {
    for (const image of failedPictures()) {
      attempts.delete(image);
      retryAfter(image, ONLINE_PAUSE_MS);
    }
  }

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) retryLater(target);
  };
  for (const image of failedPictures()) retryLater(image);
  // An error of a picture does not bubble.
  document.addEventListener("error", onError, true);
  window.addEventListener("online", retrySoon);
  return () => {
    document.removeEventListener("error", onError, true);
    window.removeEventListener("online", retrySoon);
    for (const timer of timers.values()) window.clearTimeout(timer);
  };
}
