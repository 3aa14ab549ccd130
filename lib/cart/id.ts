/** A number from a path or a query; null for anything else. */
export function toId(text: string | string[] | undefined): number | null {
  return typeof text === "string" && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}
