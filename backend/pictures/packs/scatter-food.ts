import { darken } from "../colour";
import { getArtCode } from "../spec";
import type { PackContext } from "./pack-context";

/** Raw food only: dishes, drinks and objects look wrong lying beside a pack. */
const RAW_FOOD = new Set(
  "1f330 1f33d 1f33f 1f344 1f345 1f346 1f347 1f348 1f34a 1f34b 1f34c 1f34d 1f34e 1f34f 1f350 1f351 1f352 1f353 1f36a 1f36b 1f36c 1f950 1f951 1f952 1f954 1f955 1f95a 1f95c 1f95d 1f965 1f966 1f968 1f96c 1f96d 1f990 1f9c0 1f9c4 1f9c5 1f9c7 1fad0 1fad1 1fad2 1fad8 1fada 1fadb 1f33b".split(
    " ",
  ),
);

export const isRawFood = (art: string) => RAW_FOOD.has(getArtCode(art));

export function scatterFood(
  context: PackContext,
  left: number,
  right: number,
  foot: number,
  size = 200,
): void {
  const { art, ground } = context.spec;
  const rawArt = art.filter(isRawFood);
  const [first] = rawArt;
  const shouldScatter = context.rng.next() < 0.6;
  const side = context.rng.next() < 0.5 ? -1 : 1;
  if (!first || !shouldScatter) return;
  const edge = side < 0 ? left : right;
  const places = [
    { dx: 0.62, dy: -0.46, scale: 0.84 },
    { dx: 0.16, dy: -0.26, scale: 1 },
    { dx: 0.84, dy: -0.08, scale: 0.78 },
  ];
  context.layers.push({
    sprites: places.map(({ dx, dy, scale }, i) => ({
      art: rawArt[i % rawArt.length] ?? first,
      x: Math.min(880, Math.max(80, edge + side * dx * size)),
      y: Math.min(940 - (size * scale) / 2, foot + dy * size + 14),
      size: size * scale,
      rotate: side * (i * 24 - 20) + context.rng.between(-10, 10),
      mirror: side < 0,
      shadow: { dx: size * 0.03, dy: size * 0.08, opacity: 0.5, colour: darken(ground, 0.8) },
    })),
  });
}
