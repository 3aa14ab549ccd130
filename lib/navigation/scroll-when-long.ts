import { onNavigation } from "./page-navigation";

const MAX_WAIT_MS = 3000;
const USER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls from `reached` once the page is long enough, unless the user does something first. */
export function scrollWhenLong(top: number, reached: number): void {
  if (window.scrollY !== reached) return;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: "instant" });
    if (window.scrollY >= top) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    stopFollowing();
    for (const type of USER_EVENTS) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  const stopFollowing = onNavigation(stop);
  for (const type of USER_EVENTS) window.addEventListener(type, stop, { once: true });
  observer.observe(document.body);
}
