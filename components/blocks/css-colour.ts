import { themeColours } from "@/lib/brand/theme-colours";

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/-]{5,40}\))$/i;

export function cssColour(text: string | undefined): string {
  const colour = (text ?? "").trim();
  return COLOUR.test(colour) ? colour : "";
}

const LIGHT = themeColours.surface.light;
const DARK = themeColours.ink.light;

/** RGB from 0 to 1 of a #rgb, #rrggbb or rgb() colour; null for any other notation. */
function channels(colour: string): number[] | null {
  const [, numbers] = /^rgba?\(([^)]*)\)$/i.exec(colour) ?? [];
  const decimal = numbers?.match(/[\d.]+/g)?.slice(0, 3);
  if (decimal?.length === 3) return decimal.map((part) => Number(part) / 255);
  const [, hex = ""] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  return parts ? parts.map((part) => parseInt(part, 16) / 255) : null;
}

export function backgroundTone(background: string): "light" | "dark" | undefined {
  if (!channels(background)) return undefined;
  return contrastingColour(background) === DARK ? "light" : "dark";
}

/** Text colour with the better contrast (WCAG luminance); light when the luminance is unknown. */
export function contrastingColour(colour: string): string {
  const linear = channels(colour)?.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? DARK : LIGHT;
}
