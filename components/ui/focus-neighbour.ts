/** Takes focus when `item` is removed from its list: the next one, else the previous one, else `fallback`. */
export function findNeighbour(
  item: HTMLElement | null,
  selector: string,
  fallback: HTMLElement | null | undefined,
): HTMLElement | null {
  const items = [...document.querySelectorAll<HTMLElement>(selector)];
  const index = item ? items.indexOf(item) : -1;
  return items[index + 1] ?? items[index - 1] ?? fallback ?? null;
}
