/** Pack size and brand of the card around a control: several products of a page may have the same name. */
export function describeByCard(control: HTMLElement | null): void {
  const details = control?.closest("li")?.querySelector(":scope > p")?.textContent;
  if (details) control?.setAttribute("aria-description", details);
}
