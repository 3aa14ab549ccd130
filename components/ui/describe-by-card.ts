/** Pack size and brand of the card around a button: several products of a page may have the same name. */
export function describeByCard(button: HTMLButtonElement | null): void {
  const details = button?.closest("li")?.querySelector(":scope > p")?.textContent;
  if (details) button?.setAttribute("aria-description", details);
}
