/** The language of the page a client leaf stands on. */
export function pageLocale(): string {
  return typeof document === "undefined" ? "it" : document.documentElement.lang || "it";
}
