/** As long as the shop asks to wait for a picture that it is still drawing (lib/content/media.ts). */
const RETRY_MS = 10_000;

/** Of the last request for it; undefined in browsers that do not say. */
const statusOf = (url: string): number | undefined =>
  performance.getEntriesByName(url).findLast((entry) => entry instanceof PerformanceResourceTiming)
    ?.responseStatus;

const isMissing = (status = 0) => status >= 400 && status < 500;

/** A browser asks for a picture once: one that did not come, as from a busy shop, is asked for once more. */
export function retryPictures(): () => void {
  const retried = new WeakSet<HTMLImageElement>();
  const timers = new Set<number>();

  function retryLater(image: HTMLImageElement): void {
    const { currentSrc } = image;
    if (
      retried.has(image) ||
      !currentSrc.startsWith(window.location.origin) ||
      isMissing(statusOf(currentSrc))
    )
      return;
    retried.add(image);
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      // Set anew, it is requested anew.
      if (image.isConnected && image.currentSrc === currentSrc) image.src = image.getAttribute("src") ?? "";
    }, RETRY_MS);
    timers.add(timer);
  }

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) retryLater(target);
  };
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) retryLater(image);
  // An error of a picture does not bubble.
  document.addEventListener("error", onError, true);
  return () => {
    document.removeEventListener("error", onError, true);
    for (const timer of timers) window.clearTimeout(timer);
  };
}
