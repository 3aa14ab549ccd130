const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/-]{5,40}\))$/i;

/** A colour a shop wrote into a setting; "" when it is none. */
export function cssColour(text: string | undefined): string {
  const colour = (text ?? "").trim();
  return COLOUR.test(colour) ? colour : "";
}

const LIGHT = "#fffdf9";
const DARK = "#1d1812";

/** Red, green and blue of a #rgb or #rrggbb colour, 0 to 1; null for any other. */
function channels(colour: string): number[] | null {
  const [, hex = ""] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  return parts ? parts.map((part) => parseInt(part, 16) / 255) : null;
}

/** Light or dark, whichever reads better on a colour (WCAG's luminance); light where that cannot be told. */
export function readableOn(colour: string): string {
  const linear = channels(colour)?.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? DARK : LIGHT;
}
