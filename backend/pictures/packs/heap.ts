import { darker } from "../colour";
import type { Sprite } from "../layers";
import type { Random } from "../random";
import { pieceShadow } from "./kit";

/** `step` is the distance of neighbours in shares of their size. */
export type Row = { count: number; y: number; size: number; step: number };

/** Pieces in overlapping rows, back to front; the first artwork dominates, the others are strewn among it. */
export function heap(arts: string[], rows: Row[], tint: string, draw: Random, turn = 20): Sprite[] {
  const [hero = "", ...others] = arts;
  return rows.flatMap(({ count, y, size, step }, row) => {
    const pieces = Array.from({ length: count }, (_, i): Sprite => {
      const share = count === 1 ? 0 : i / (count - 1) - 0.5;
      const other =
        others.length > 0 && (i + row * 2) % 3 === 1 ? others[(i + row) % others.length] : undefined;
      const side = size * draw.between(0.94, 1.07);
      return {
        art: other ?? hero,
        x: 480 + share * (count - 1) * step * size + draw.between(-0.05, 0.05) * size,
        y: y + Math.abs(share) * size * 0.3 + draw.between(-0.05, 0.05) * size,
        size: side,
        rotate: share * 26 + draw.between(-turn, turn),
        mirror: draw.next() < 0.4,
        shadow: pieceShadow(darker(tint, 0.25), side, 0.55),
        dim: Math.max(0, (rows.length - 1 - row) * 0.05),
      };
    });
    // The middle ones stand in front, as in a heap built up from its sides.
    return pieces.sort((a, b) => Math.abs(b.x - 480) - Math.abs(a.x - 480));
  });
}
