import { darker, lighter } from "../colour";
import type { Layer, Shadow, Sprite } from "../layers";
import { hash, random, type Random } from "../random";
import { sheet, type Sheet } from "../sheet";
import type { SceneSpec } from "../spec";

/** A scene being arranged: its size in design units and `unit`, the shorter side. */
export type Stage = { spec: SceneSpec; w: number; h: number; unit: number; draw: Random; layers: Layer[] };

export type Arrangement = (stage: Stage) => void;

export function stageFor(spec: SceneSpec, w: number, h: number): Stage {
  const draw = random(spec.seed ^ hash(spec.art.join(" ")));
  return { spec, w, h, unit: Math.min(w, h), draw, layers: [] };
}

/** Plain paper of the ground tint with the light of a window from the upper left. */
export function wall({ w, h }: Stage, tint: string): Sheet {
  const s = sheet();
  s.rect({ x: 0, y: 0, w, h }, 0, tint);
  s.rect(
    { x: 0, y: 0, w, h },
    0,
    s.glow(w * 0.3, h * 0.2, w * 0.7, [0, lighter(tint, 0.8), 0.75], [1, lighter(tint, 0.6), 0]),
  );
  s.rect(
    { x: 0, y: 0, w, h },
    0,
    s.glow(w * 0.5, h * 0.4, w * 0.85, [0.5, darker(tint, 0.2), 0], [1, darker(tint, 0.24), 0.4]),
  );
  return s;
}

export function cast(tint: string, size: number, opacity = 0.42): Shadow {
  return { dx: size * 0.025, dy: size * 0.075, opacity, colour: darker(tint, 0.82) };
}

/** A soft oval shadow on the ground. */
export function pool(
  s: Sheet,
  tint: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.5,
): void {
  const dark = darker(tint, 0.8);
  s.ellipse(x, y, rx, ry, s.round([0, dark, opacity], [0.5, dark, opacity * 0.5], [1, dark, 0]));
}

export function artAt(spec: SceneSpec, i: number): string {
  return spec.art[i % Math.max(1, spec.art.length)] ?? "";
}

type Mound = { x: number; base: number; size: number; rows: number[]; tint: string };

/** A generous heap of all the artwork, the first piece in the middle of the front row. */
export function mound({ spec, draw }: Stage, { x, base, size, rows, tint }: Mound): Sprite[] {
  let next = 1;
  return rows.flatMap((count, row) => {
    const front = row === rows.length - 1;
    const pieces = Array.from({ length: count }, (_, i): Sprite => {
      const offset = i - (count - 1) / 2;
      const hero = front && Math.abs(offset) < 0.6 && i === Math.floor((count - 1) / 2);
      const side = size * (hero ? 1.18 : draw.between(0.84, 1));
      return {
        art: hero ? artAt(spec, 0) : artAt(spec, next++),
        x: x + offset * size * 0.7 + draw.between(-0.06, 0.06) * size,
        y: base - (rows.length - 1 - row) * size * 0.46 - side * 0.42 + Math.abs(offset) * size * 0.06,
        size: side,
        rotate: offset * 7 + draw.between(-12, 12),
        mirror: draw.next() < 0.35 && !hero,
        shadow: cast(tint, side, 0.5),
        dim: (rows.length - 1 - row) * 0.05,
      };
    });
    return pieces.sort((a, b) => Math.abs(b.x - x) - Math.abs(a.x - x));
  });
}
