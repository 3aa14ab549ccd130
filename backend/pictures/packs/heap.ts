import { darker } from "../colour";
import type { Sprite } from "../layers";
import type { Random } from "../random";
import { pieceShadow } from "./kit";

/** `step` is the distance of neighbours in shares of their size. */
export type Row = { count: number; y: number; size: number; step: number };

/** At the ends of these rows, counted from the front, lies a piece of what goes with the goods. */
const GARNISHED: Record<number, "first" | "last"> = { 0: "first", 1: "last" };

/** Pieces in overlapping rows, back to front, all of the first artwork but for a garnish of the others. */
export function heap(arts: string[], rows: Row[], tint: string, draw: Random, turn = 20): Sprite[] {
  const [hero = "", ...others] = arts;
  return rows.flatMap(({ count, y, size, step }, row) => {
    const fromFront = rows.length - 1 - row;
    const garnish = others[fromFront];
    const end = GARNISHED[fromFront] === "first" ? 0 : count - 1;
    const pieces = Array.from({ length: count }, (_, i): Sprite => {
      const share = count === 1 ? 0 : i / (count - 1) - 0.5;
      const garnished = garnish !== undefined && count > 2 && i === end;
      const side = size * draw.between(0.94, 1.07) * (garnished ? 0.8 : 1);
      return {
        art: garnished ? garnish : hero,
        x: 480 + share * (count - 1) * step * size + draw.between(-0.05, 0.05) * size,
        y: y + Math.abs(share) * size * 0.3 + draw.between(-0.05, 0.05) * size,
        size: side,
        rotate: share * 26 + draw.between(-turn, turn),
        mirror: draw.next() < 0.4,
        shadow: pieceShadow(darker(tint, 0.25), side, 0.55),
        dim: Math.max(0, fromFront * 0.05),
      };
    });
    // The middle ones stand in front, as in a heap built up from its sides.
    return pieces.sort((a, b) => Math.abs(b.x - 480) - Math.abs(a.x - 480));
  });
}
