import { closeOnBack } from "@/components/ui/dialog-history";

/** The back button closes the popover and stays on the page, as with dialogs. */
export function closePopoverOnBack(popover: HTMLElement): () => void {
  let stop: (() => void) | null = null;

  function update(isOpen: boolean): void {
    if (isOpen) stop ??= closeOnBack(() => popover.hidePopover());
    else {
      stop?.();
      stop = null;
    }
  }

  function onToggle(event: Event): void {
    if (event.target === popover) update((event as ToggleEvent).newState === "open");
  }

  // It may have been opened before this was loaded.
  update(popover.matches(":popover-open"));
  popover.addEventListener("toggle", onToggle);
  return () => {
    popover.removeEventListener("toggle", onToggle);
    update(false);
  };
}
