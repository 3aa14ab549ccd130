/** Centres the control, so that no sticky bar covers it, and focuses it. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
