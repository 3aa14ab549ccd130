import { hasLostFocus } from "./has-lost-focus";

let pressed: Element | null = null;

function onPress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest("a, button, summary") : null;
}

/** Safari does not focus what is pressed. */
export function watchPresses(): () => void {
  document.addEventListener("pointerdown", onPress, { capture: true, passive: true });
  return () => document.removeEventListener("pointerdown", onPress, { capture: true });
}

/** What has the focus, or was pressed last where nothing in use has it. */
export function getLastControl(): Element | null {
  return (hasLostFocus() && pressed) || document.activeElement;
}
