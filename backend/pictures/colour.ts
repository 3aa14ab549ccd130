type Rgb = [number, number, number];

const FALLBACK: Rgb = [214, 204, 186];

/** "#rgb" or "#rrggbb" to numbers; anything else becomes a warm grey. */
export function rgb(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const full = short
    ? `#${short
        .slice(1)
        .map((c) => c + c)
        .join("")}`
    : hex;
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full);
  if (!match) return FALLBACK;
  return [parseInt(match[1] ?? "", 16), parseInt(match[2] ?? "", 16), parseInt(match[3] ?? "", 16)];
}

function hexOf(colour: Rgb): string {
  return `#${colour
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `share` of `b` in `a`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  return hexOf([0, 1, 2].map((i) => (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share) as Rgb);
}

export const lighter = (colour: string, share: number) => mix(colour, "#fffaf2", share);

/** Towards a warm violet instead of black, so that shadows keep their colour. */
export const darker = (colour: string, share: number) => mix(colour, "#241026", share);

/** WCAG relative luminance. */
export function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The first of the wishes that reads well on the ground, else white where it can, else dark. */
export function inkOn(ground: string, ...wishes: string[]): string {
  const wished = wishes.find((ink) => contrast(ink, ground) >= 4.5);
  if (wished) return wished;
  const dark = darker(ground, 0.85);
  const white = contrast("#fffdf8", ground);
  return white >= 2.9 || white >= contrast(dark, ground) ? "#fffdf8" : dark;
}

/** More colour, same lightness; `amount` 0.3 is a clear push. */
export function vivid(colour: string, amount: number): string {
  const [r, g, b] = rgb(colour);
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  return hexOf([r, g, b].map((v) => grey + (v - grey) * (1 + amount)) as Rgb);
}
