import { readFileSync } from "node:fs";
import path from "node:path";

const read = (file: string) => readFileSync(path.join(__dirname, "../../..", file), "utf8");
const BRANDS = ["brand/colours.css", "examples/brand-orto/brand/colours.css"];

/** How much of the shop's colour a light ground keeps in the dark scheme. */
const KEPT =
  Number(/var\(--background\) (\d+)%, var\(--paper\)/.exec(read("app/media-queries.css"))?.[1]) / 100;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

function luminance(colour: number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number[], b: number[]): number {
  const [lower = NaN, upper = NaN] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (upper + 0.05) / (lower + 0.05);
}

/** The colours of what stands on a light ground, in the dark scheme. */
function darkColours(file: string) {
  const [, dark = ""] = read(file).split("prefers-color-scheme: dark");
  const [, rule = ""] = /\[data-background-tone="light"\] \{([^}]*)\}/.exec(dark) ?? [];
  return (name: string) => channels(new RegExp(`--${name}: (#\\w{6});`).exec(rule)?.[1] ?? "");
}

describe.each(BRANDS)("on a light ground in the dark scheme, with %s", (file) => {
  const colour = darkColours(file);
  const paper = colour("paper");
  // The lightest that a shop may set.
  const ground = channels("#ffffff").map((value, index) => value * KEPT + (paper[index] ?? NaN) * (1 - KEPT));

  test.each(["ink", "ink-soft", "primary", "primary-strong", "alert", "highlight", "focus"])(
    "%s can be read",
    (name) => expect(contrast(colour(name), ground)).toBeGreaterThanOrEqual(4.5),
  );

  test("the ground is dark", () => expect(luminance(ground)).toBeLessThan(0.1));
});
