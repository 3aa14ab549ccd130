import { notificationStore } from "./notify";

const REGION = '[role="region"][popover="manual"]';

function overlaps(region: HTMLElement, field: Element): boolean {
  const [one, other] = [region.getBoundingClientRect(), field.getBoundingClientRect()];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/** What a page fixes at the bottom edge and must stay in sight. */
const FIXED_BARS = "[data-fixed-bar]";

/** Keeps notifications from covering the focused field, and a bar that the page fixes. */
export function watchNotificationPlacement(): () => void {
  let frame = 0;

  function place() {
    const region = document.querySelector<HTMLElement>(REGION);
    const field = document.activeElement;
    if (!region || region.contains(field)) return;
    delete region.dataset.place;
    const inUse = field && field !== document.body ? [field] : [];
    const kept = [...inUse, ...document.querySelectorAll(FIXED_BARS)];
    if (kept.some((element) => overlaps(region, element))) region.dataset.place = "top";
  }

  const schedulePlacement = () => {
    if (notificationStore.get().length === 0) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };

  schedulePlacement();
  const unsubscribe = notificationStore.subscribe(schedulePlacement);
  const options = { capture: true, passive: true };
  document.addEventListener("focusin", schedulePlacement, options);
  document.addEventListener("scroll", schedulePlacement, options);
  window.addEventListener("resize", schedulePlacement, options);
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
    document.removeEventListener("focusin", schedulePlacement, options);
    document.removeEventListener("scroll", schedulePlacement, options);
    window.removeEventListener("resize", schedulePlacement, options);
  };
}
