import { darken, lighten, mix } from "../colour";
import type { Sprite } from "../layers";
import type { SvgBuilder } from "../svg-builder";
import {
  getArt,
  createShadow,
  createHeap,
  drawGroundShadow,
  drawBackground,
  type SceneComposer,
  type Stage,
} from "./stage";

/** Leaves room for text on the left (above, when upright). */
export const banner: SceneComposer = (stage) => {
  const { spec, w, h, unit, layers } = stage;
  const isUpright = h > w;
  const s = drawBackground(stage, spec.ground);
  const x = isUpright ? w * 0.5 : w * (w / h > 2 ? 0.745 : 0.7);
  const base = h * (isUpright ? 0.93 : 0.94);
  const r = isUpright ? w * 0.44 : h * (w / h > 2 ? 0.6 : 0.5);
  const y = base - r * (isUpright ? 0.86 : 0.8);
  s.ellipse(x, y, r * 1.16, r * 1.16, lighten(spec.accent, 0.6), 'opacity=".45"');
  s.ellipse(
    x,
    y,
    r,
    r,
    s.linearGradient(
      x - r,
      y - r,
      x + r,
      y + r,
      [0, lighten(spec.accent, 0.3)],
      [1, mix(spec.accent, darken(spec.accent, 0.2), 0.5)],
    ),
  );
  drawGroundShadow(s, mix(spec.ground, spec.accent, 0.4), x, base, r * 1.25, unit * 0.07, 0.55);
  drawDots(stage, s, x, y, r);
  const size = isUpright ? w * 0.34 : unit * (w / h > 2 ? 0.5 : 0.42);
  const piecesBeside = createPiecesBeside(stage, x, base, r, size);
  const pieces = createHeap(stage, {
    x,
    base,
    size: size * (w / h > 2 ? 0.92 : 1),
    rows: [2, 3, 4],
    tint: mix(spec.accent, "#403030", 0.3),
  });
  layers.push({ svg: s.svg() }, { sprites: [...pieces, ...(isUpright ? [] : piecesBeside)] });
};

function drawDots({ spec, unit, rng }: Stage, s: SvgBuilder, x: number, y: number, r: number): void {
  for (let i = 0; i < 9; i += 1) {
    const angle = rng.between(0, Math.PI * 2);
    const distance = r * rng.between(1.22, 1.42);
    s.ellipse(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      unit * 0.008,
      unit * 0.008,
      spec.accent,
      'opacity=".55"',
    );
  }
}

function createPiecesBeside(
  { spec, rng }: Stage,
  x: number,
  base: number,
  r: number,
  size: number,
): Sprite[] {
  const shadow = createShadow(spec.ground, size * 0.5);
  return [
    {
      art: getArt(spec, 2),
      x: x - r * 1.3,
      y: base - size * 0.16,
      size: size * 0.5,
      rotate: rng.between(-40, -10),
      shadow,
    },
    {
      art: getArt(spec, 1),
      x: x + r * 1.24,
      y: base - size * 0.12,
      size: size * 0.46,
      rotate: rng.between(10, 40),
      shadow,
    },
  ];
}
