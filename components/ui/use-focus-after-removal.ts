import { type RefObject, useLayoutEffect } from "react";
import { hasLostFocus } from "./has-lost-focus";
import { getLastControl } from "./last-control";

function nearestHeading(start: Element | undefined): HTMLElement | null {
  for (let element = start; element; element = element.parentElement ?? undefined) {
    const heading = element.querySelector<HTMLElement>("h1, h2, h3, h4");
    if (heading) return heading;
  }
  return null;
}

/** Returns how to focus, after the element's removal, the heading nearest to where it was. */
export function captureFocusTarget(element: Element): () => void {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  const dialog = element.closest("dialog");
  const { activeElement } = document;
  // A new page focuses its content meanwhile.
  const isFocusLost = () =>
    document.activeElement === document.body || (document.activeElement === activeElement && hasLostFocus());
  return () =>
    // What takes its place is in the document only afterwards.
    queueMicrotask(() => {
      if (!isFocusLost() || dialog?.isConnected === false) return;
      const heading = nearestHeading(ancestors.find(({ isConnected }) => isConnected));
      if (!heading) return;
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
}

/** When what holds the focus is removed, it goes to the nearest heading of the page, or of the dialog around. */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(getLastControl())) captureFocusTarget(element)();
    };
  }, [ref]);
}
