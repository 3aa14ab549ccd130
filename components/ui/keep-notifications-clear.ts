import { notificationStore } from "./notify";

const REGION = '[role="region"][popover="manual"]';

function overlaps(region: HTMLElement, field: Element): boolean {
  const [one, other] = [region.getBoundingClientRect(), field.getBoundingClientRect()];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/** Keeps notifications from covering the focused field. */
export function keepNotificationsClear(): () => void {
  let frame = 0;

  function place() {
    const region = document.querySelector<HTMLElement>(REGION);
    const field = document.activeElement;
    if (!region || region.contains(field)) return;
    delete region.dataset.place;
    if (field && field !== document.body && overlaps(region, field)) region.dataset.place = "top";
  }

  const placeSoon = () => {
    if (notificationStore.get().length === 0) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };

  placeSoon();
  const unsubscribe = notificationStore.subscribe(placeSoon);
  const options = { capture: true, passive: true };
  document.addEventListener("focusin", placeSoon, options);
  document.addEventListener("scroll", placeSoon, options);
  window.addEventListener("resize", placeSoon, options);
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
    document.removeEventListener("focusin", placeSoon, options);
    document.removeEventListener("scroll", placeSoon, options);
    window.removeEventListener("resize", placeSoon, options);
  };
}
