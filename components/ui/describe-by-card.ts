/**
 * Pack size and brand of the card around a control: several products of a page may have the same name. Read from the
 * page, which would carry an id twice for each card and control, and may show a product in two lists.
 */
export function describeByCard(control: HTMLElement | null): void {
  const details = control?.closest("li")?.querySelector(":scope > p")?.textContent;
  if (details) control?.setAttribute("aria-description", details);
}
