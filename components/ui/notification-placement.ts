import { notificationStore } from "./notify";

const REGION = '[role="region"][popover="manual"]';

/** What a page fixes at the bottom edge and must stay in sight. */
const FIXED_BARS = "[data-fixed-bar]";

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

type PressedElement = { element: Element; box: Box; href: string };

const overlap = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/** Keeps notifications from covering what is in use, and a bar that the page fixes. */
export function watchNotificationPlacement(): () => void {
  let frame = 0;
  // A button that was pressed has no focus in Safari, and another may have taken its place.
  let pressed: PressedElement | null = null;

  function keptBoxes(): Box[] {
    const field = document.activeElement;
    const inUse = field && field !== document.body ? [field] : [];
    const kept = [...inUse, ...document.querySelectorAll(FIXED_BARS)];
    const boxes: Box[] = kept.map((element) => element.getBoundingClientRect());
    if (pressed?.href !== window.location.href) return boxes;
    return [...boxes, pressed.element.isConnected ? pressed.element.getBoundingClientRect() : pressed.box];
  }

  function place() {
    const region = document.querySelector<HTMLElement>(REGION);
    if (!region || region.contains(document.activeElement)) return;
    delete region.dataset.place;
    const own = region.getBoundingClientRect();
    if (keptBoxes().some((box) => overlap(own, box))) region.dataset.place = "top";
  }

  const schedulePlacement = () => {
    if (notificationStore.get().length === 0) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };

  function handlePress({ target }: Event): void {
    const element =
      target instanceof Element
        ? target.closest("button, a, input, select, label, [role=button], [role=tab], [role=option]")
        : null;
    if (element?.closest(REGION)) return;
    const { href } = window.location;
    pressed = element && { element, box: element.getBoundingClientRect(), href };
  }

  schedulePlacement();
  const unsubscribe = notificationStore.subscribe(schedulePlacement);
  const options = { capture: true, passive: true };
  document.addEventListener("pointerdown", handlePress, options);
  document.addEventListener("focusin", schedulePlacement, options);
  document.addEventListener("scroll", schedulePlacement, options);
  window.addEventListener("resize", schedulePlacement, options);
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
    document.removeEventListener("pointerdown", handlePress, options);
    document.removeEventListener("focusin", schedulePlacement, options);
    document.removeEventListener("scroll", schedulePlacement, options);
    window.removeEventListener("resize", schedulePlacement, options);
  };
}
