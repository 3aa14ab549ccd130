type Rgb = [number, number, number];

const FALLBACK: Rgb = [214, 204, 186];

/** Anything but "#rgb" or "#rrggbb" becomes a warm grey. */
export function parseRgb(hex: string): Rgb {
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

function toHex(colour: Rgb): string {
  return `#${colour
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parseRgb(a), parseRgb(b)];
  return toHex([0, 1, 2].map((i) => (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share) as Rgb);
}

export const lighten = (colour: string, share: number) => mix(colour, "#fffaf2", share);

/** Towards a warm violet instead of black, so that shadows keep their colour. */
export const darken = (colour: string, share: number) => mix(colour, "#241026", share);

export function getLuminance(colour: string): number {
  const [r, g, b] = parseRgb(colour).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function getContrast(a: string, b: string): number {
  const [x, y] = [getLuminance(a), getLuminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The first preferred ink with enough contrast, else white or dark. */
export function pickInk(ground: string, ...preferredInks: string[]): string {
  const readableInk = preferredInks.find((ink) => getContrast(ink, ground) >= 4.5);
  if (readableInk) return readableInk;
  const dark = darken(ground, 0.85);
  const white = getContrast("#fffdf8", ground);
  return white >= 2.9 || white >= getContrast(dark, ground) ? "#fffdf8" : dark;
}
