import { clientTarget, isFragment } from "./client-target";
import { allowsPrefetch, readConnection } from "./connection";
import { linkOf } from "./watch-links";
import { isPersonalPage } from "./personal-pages";
import { createPrefetchBudget } from "./prefetch-budget";

const HOVER_MS = 60;

/** Delay between prefetches, so that a hovered link does not wait for all of them. */
const PREFETCH_INTERVAL_MS = 150;

/** Links in view wait, so that a link pointed at or clicked has the processor and the line for itself. */
const INTENT_PAUSE_MS = 1000;

/** Links prefetched when in view: `prefetchInView` of components/ui/link. */
const PREFETCH_LINKS = "a[data-prefetch]";

const whenIdle = (callback: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(callback, { timeout: 2000 })
    : setTimeout(callback, 200);

type Prefetch = (href: string) => void;

export function prefetchLinks(prefetch: Prefetch) {
  const budget = createPrefetchBudget();
  const queue: HTMLAnchorElement[] = [];
  let timer = 0;
  let isPaused = false;
  let hovered: { link: HTMLAnchorElement; timer: number } | null = null;

  const prefetchLink = (link: HTMLAnchorElement) => {
    const url = clientTarget(link, window.location);
    if (!url || isPersonalPage(url) || isFragment(url, window.location)) return;
    const href = `${url.pathname}${url.search}`;
    if (href !== `${window.location.pathname}${window.location.search}` && budget.take(href)) prefetch(href);
  };

  const prefetchNext = () => {
    isPaused = false;
    const link = queue.shift();
    if (!link) return;
    prefetchLink(link);
    timer = window.setTimeout(prefetchNext, PREFETCH_INTERVAL_MS);
  };

  const pause = () => {
    isPaused = true;
    window.clearTimeout(timer);
    timer = window.setTimeout(prefetchNext, INTENT_PAUSE_MS);
  };

  const prefetchIntended = (link: HTMLAnchorElement) => {
    pause();
    prefetchLink(link);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      queue.push(target);
    }
    if (isPaused) return;
    window.clearTimeout(timer);
    prefetchNext();
  });

  const onPointerOver = (event: PointerEvent) => {
    const link = linkOf(event);
    if (link === (hovered?.link ?? null)) return;
    if (hovered) window.clearTimeout(hovered.timer);
    hovered =
      link && event.pointerType === "mouse"
        ? { link, timer: window.setTimeout(() => prefetchIntended(link), HOVER_MS) }
        : null;
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link) prefetchIntended(link);
  };
  const onClick = (event: Event) => {
    if (linkOf(event)) pause();
  };

  document.addEventListener("pointerover", onPointerOver);
  document.addEventListener("touchstart", onIntent, { passive: true });
  document.addEventListener("focusin", onIntent);
  document.addEventListener("click", onClick);

  const watch = () => {
    budget.reset();
    window.clearTimeout(timer);
    isPaused = false;
    observer.disconnect();
    queue.length = 0;
    whenIdle(() => {
      if (!allowsPrefetch(readConnection())) return;
      for (const link of document.querySelectorAll(PREFETCH_LINKS)) observer.observe(link);
    });
  };

  return {
    watch,
    /** `intent`: an event from before this module was loaded. */
    start(intent: Event | null) {
      if (intent?.type === "pointerover") onPointerOver(intent as PointerEvent);
      else if (intent) onIntent(intent);
      watch();
    },
    stop() {
      if (hovered) window.clearTimeout(hovered.timer);
      window.clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("touchstart", onIntent);
      document.removeEventListener("focusin", onIntent);
      document.removeEventListener("click", onClick);
    },
  };
}
