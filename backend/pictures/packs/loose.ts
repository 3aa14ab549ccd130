import type { Sprite } from "../layers";
import { darker } from "../colour";
import { sheet } from "../sheet";
import { ground, pieceShadow, standing, type Composer } from "./kit";

const fallback = "1f9fa";

/** Rows of a heap from the back: pieces in a row, height of the row, size. */
const ROWS: readonly (readonly [number, number, number])[] = [
  [2, 0.0, 0.82],
  [3, 0.28, 0.9],
  [4, 0.6, 0.97],
  [3, 0.94, 1.05],
];

export const loose: Composer = (kit) => {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, 770, 640, 1.7);
  const sprites: Sprite[] = [];
  const size = 268;
  ROWS.forEach(([count, level, scale], row) => {
    for (let i = 0; i < count; i += 1) {
      const x = 480 + (i - (count - 1) / 2) * size * 0.68 + draw.between(-14, 14);
      sprites.push({
        art: spec.art[(i + row) % Math.max(1, spec.art.length)] ?? fallback,
        x,
        y: 330 + level * 350 + draw.between(-10, 10),
        size: size * scale * draw.between(0.95, 1.06),
        rotate: draw.between(-22, 22),
        mirror: draw.next() < 0.35,
        shadow: pieceShadow(darker(spec.ground, 0.2), size, 0.5),
        dim: Math.max(0, 0.14 - row * 0.05),
      });
    }
  });
  kit.layers.push({ svg: under.svg() }, { sprites });
};
