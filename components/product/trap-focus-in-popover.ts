/** There the popover is a column of the page. */
export const DESKTOP = "(min-width: 960px)";

/** Siblings of the element and of what it is in; together, the rest of the page. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element && !child.inert,
  );
  return [...siblings, ...surroundings(parentElement)];
}

/** While it is open, an automatic popover covers the page: the focus goes into it and stays there, as in a dialog. */
export function trapFocusInPopover(popover: HTMLElement): () => void {
  let inert: HTMLElement[] = [];
  const desktop = window.matchMedia(DESKTOP);

  function trap(): void {
    if (inert.length > 0 || desktop.matches) return;
    inert = surroundings(popover);
    for (const element of inert) element.inert = true;
    if (!popover.contains(document.activeElement)) popover.querySelector("button")?.focus();
  }

  function release(): void {
    for (const element of inert) element.inert = false;
    inert = [];
  }

  // Before it closes, as the browser then gives the focus back to its button.
  function onBeforeToggle(event: Event): void {
    if (event.target === popover && (event as ToggleEvent).newState === "closed") release();
  }

  function onToggle(event: Event): void {
    if (event.target !== popover) return;
    if ((event as ToggleEvent).newState === "open") trap();
    else release();
  }

  function onWidth(): void {
    if (!desktop.matches) return;
    release();
    if (popover.matches(":popover-open")) popover.hidePopover();
  }

  // It may have been opened before this was loaded.
  if (popover.matches(":popover-open")) trap();
  popover.addEventListener("beforetoggle", onBeforeToggle);
  popover.addEventListener("toggle", onToggle);
  desktop.addEventListener("change", onWidth);
  return () => {
    popover.removeEventListener("beforetoggle", onBeforeToggle);
    popover.removeEventListener("toggle", onToggle);
    desktop.removeEventListener("change", onWidth);
    release();
  };
}
