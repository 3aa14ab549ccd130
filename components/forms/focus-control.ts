/** Brings a control into the middle of the page, where no bar covers it, and puts the focus there. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
