import { darken } from "../colour";
import type { Sprite } from "../layers";
import type { Random } from "../random";

type Place = { x: number; y: number; size: number };

const FALLBACK = "1f9fa";

/** x, y and size in shares of the group's size, and rotation in degrees; back to front. */
const GROUPS: readonly (readonly [number, number, number, number][])[] = [
  [[0, 0, 1, 0]],
  [
    [0.27, -0.14, 0.68, 18],
    [-0.1, 0.05, 0.92, -8],
  ],
  [
    [-0.3, -0.1, 0.66, -20],
    [0.31, -0.08, 0.66, 20],
    [0, 0.08, 0.88, -3],
  ],
  [
    [0.02, -0.27, 0.62, 4],
    [-0.33, 0, 0.64, -18],
    [0.34, 0.02, 0.62, 22],
    [0, 0.13, 0.8, -6],
  ],
];

export function createFoodGroup(artNames: string[], at: Place, ground: string, rng: Random): Sprite[] {
  const [hero = FALLBACK, ...others] = artNames;
  const count =
    others.length > 0 ? Math.min(4, others.length + 1 + (rng.next() < 0.4 ? 1 : 0)) : rng.pick([1, 1, 2, 3]);
  const group = GROUPS[count - 1] ?? GROUPS[0] ?? [];
  const mirror = rng.next() < 0.5;
  return group.map(([dx, dy, size, rotation], i) => {
    const isFront = i === group.length - 1;
    const art = isFront ? hero : (others[i % Math.max(1, others.length)] ?? hero);
    return {
      art,
      x: at.x + dx * at.size * (mirror ? -1 : 1),
      y: at.y + dy * at.size,
      size: at.size * size,
      rotate: (mirror ? -rotation : rotation) + rng.between(-5, 5),
      shadow: { dx: at.size * 0.012, dy: at.size * 0.045, opacity: 0.42, colour: darken(ground, 0.75) },
      dim: isFront ? 0 : 0.04,
    };
  });
}
