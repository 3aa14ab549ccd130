import { darken, lighten } from "../colour";
import type { Layer, Shadow, Sprite } from "../layers";
import { hash, createRandom, type Random } from "../random";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import type { SceneSpec } from "../spec";

/** `unit` is the shorter side. */
export type Stage = { spec: SceneSpec; w: number; h: number; unit: number; rng: Random; layers: Layer[] };

export type SceneComposer = (stage: Stage) => void;

export function createStage(spec: SceneSpec, w: number, h: number): Stage {
  const rng = createRandom(spec.seed ^ hash(spec.art.join(" ")));
  return { spec, w, h, unit: Math.min(w, h), rng, layers: [] };
}

export function drawBackground({ w, h }: Stage, tint: string): SvgBuilder {
  const s = createSvgBuilder();
  s.rect({ x: 0, y: 0, w, h }, 0, tint);
  s.rect(
    { x: 0, y: 0, w, h },
    0,
    s.radialGradientAt(w * 0.3, h * 0.2, w * 0.7, [0, lighten(tint, 0.8), 0.75], [1, lighten(tint, 0.6), 0]),
  );
  s.rect(
    { x: 0, y: 0, w, h },
    0,
    s.radialGradientAt(w * 0.5, h * 0.4, w * 0.85, [0.5, darken(tint, 0.2), 0], [1, darken(tint, 0.24), 0.4]),
  );
  return s;
}

export function createShadow(tint: string, size: number, opacity = 0.42): Shadow {
  return { dx: size * 0.025, dy: size * 0.075, opacity, colour: darken(tint, 0.82) };
}

export function drawGroundShadow(
  s: SvgBuilder,
  tint: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.5,
): void {
  const dark = darken(tint, 0.8);
  s.ellipse(x, y, rx, ry, s.radialGradient([0, dark, opacity], [0.5, dark, opacity * 0.5], [1, dark, 0]));
}

export function getArt(spec: SceneSpec, i: number): string {
  return spec.art[i % Math.max(1, spec.art.length)] ?? "";
}

type HeapOptions = { x: number; base: number; size: number; rows: number[]; tint: string };

/** A heap of all the artwork, the first piece in front. */
export function createHeap({ spec, rng }: Stage, { x, base, size, rows, tint }: HeapOptions): Sprite[] {
  let next = 1;
  return rows.flatMap((count, row) => {
    const isFront = row === rows.length - 1;
    const pieces = Array.from({ length: count }, (_, i): Sprite => {
      const offset = i - (count - 1) / 2;
      const isHero = isFront && Math.abs(offset) < 0.6 && i === Math.floor((count - 1) / 2);
      const side = size * (isHero ? 1.18 : rng.between(0.84, 1));
      return {
        art: isHero ? getArt(spec, 0) : getArt(spec, next++),
        x: x + offset * size * 0.7 + rng.between(-0.06, 0.06) * size,
        y: base - (rows.length - 1 - row) * size * 0.46 - side * 0.42 + Math.abs(offset) * size * 0.06,
        size: side,
        rotate: offset * 7 + rng.between(-12, 12),
        mirror: rng.next() < 0.35 && !isHero,
        shadow: createShadow(tint, side, 0.5),
        dim: (rows.length - 1 - row) * 0.05,
      };
    });
    return pieces.sort((a, b) => Math.abs(b.x - x) - Math.abs(a.x - x));
  });
}
