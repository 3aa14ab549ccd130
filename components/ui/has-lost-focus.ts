/** Nothing in use has the focus. Safari focuses no pressed button, but the page's content around it. */
export function hasLostFocus(): boolean {
  return document.activeElement?.matches("body, #content, :disabled") ?? true;
}
