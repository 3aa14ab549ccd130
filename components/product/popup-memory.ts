const KEY = "madia.popups";
const DAY_MS = 86_400_000;

type Shown = Record<string, number>;

/** When each category's popup was last shown; storage may be closed or hold anything. */
function held(): Shown {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Shown) : {};
  } catch {
    return {};
  }
}

/** Whether a category's popup may open again, some days after it last did. */
export function mayOpen(categoryId: number, days: number, now: number): boolean {
  const last = Number(held()[categoryId]);
  return !(last > 0) || now - last >= days * DAY_MS;
}

export function rememberPopup(categoryId: number, now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...held(), [categoryId]: now }));
  } catch {
    // A full or closed storage shows the popup again: no harm.
  }
}
