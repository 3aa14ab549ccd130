const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/-]{5,40}\))$/i;

/** A colour a shop wrote into a setting; "" when it is none. */
export function cssColour(text: string | undefined): string {
  const colour = (text ?? "").trim();
  return COLOUR.test(colour) ? colour : "";
}
