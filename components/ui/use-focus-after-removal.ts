import { type RefObject, useLayoutEffect } from "react";

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
  return () =>
    // What takes its place is in the document only afterwards.
    queueMicrotask(() => {
      if (document.activeElement !== document.body || dialog?.isConnected === false) return;
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
      if (element?.contains(document.activeElement)) captureFocusTarget(element)();
    };
  }, [ref]);
}
