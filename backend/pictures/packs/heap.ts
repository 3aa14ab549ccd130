import { darken } from "../colour";
import type { Sprite } from "../layers";
import type { Random } from "../random";
import { createPieceShadow } from "./pack-context";

/** `step`: distance between neighbours in shares of their size. */
export type Row = { count: number; y: number; size: number; step: number };

const GARNISH_SIDE: Record<number, "first" | "last"> = { 0: "first", 1: "last" };

/** Overlapping rows of the first artwork, back to front, garnished with the others. */
export function createHeap(
  artNames: string[],
  rows: Row[],
  tint: string,
  rng: Random,
  maxRotation = 20,
): Sprite[] {
  const [hero = "", ...others] = artNames;
  return rows.flatMap(({ count, y, size, step }, row) => {
    const fromFront = rows.length - 1 - row;
    const garnish = others[fromFront];
    const end = GARNISH_SIDE[fromFront] === "first" ? 0 : count - 1;
    const pieces = Array.from({ length: count }, (_, i): Sprite => {
      const share = count === 1 ? 0 : i / (count - 1) - 0.5;
      const isGarnished = garnish !== undefined && count > 2 && i === end;
      const side = size * rng.between(0.94, 1.07) * (isGarnished ? 0.8 : 1);
      return {
        art: isGarnished ? garnish : hero,
        x: 480 + share * (count - 1) * step * size + rng.between(-0.05, 0.05) * size,
        y: y + Math.abs(share) * size * 0.3 + rng.between(-0.05, 0.05) * size,
        size: side,
        rotate: share * 26 + rng.between(-maxRotation, maxRotation),
        mirror: rng.next() < 0.4,
        shadow: createPieceShadow(darken(tint, 0.25), side, 0.55),
        dim: Math.max(0, fromFront * 0.05),
      };
    });
    // The middle ones last, so that they are in front.
    return pieces.sort((a, b) => Math.abs(b.x - 480) - Math.abs(a.x - 480));
  });
}
