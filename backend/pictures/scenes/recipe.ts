import { darken, lighten, mix } from "../colour";
import type { Sprite } from "../layers";
import type { SvgBuilder } from "../svg-builder";
import {
  getArt,
  createShadow,
  drawGroundShadow,
  drawBackground,
  type SceneComposer,
  type Stage,
} from "./stage";

export const recipe: SceneComposer = (stage) => {
  const { spec, w, h, unit, rng, layers } = stage;
  const cloth = rng.pick([
    spec.ground,
    mix(spec.ground, spec.accent, 0.12),
    mix(spec.ground, "#c99a6a", 0.5),
  ]);
  const s = drawBackground(stage, cloth);
  const [x, y, r] = [w / 2, h / 2, unit * 0.43];
  drawCloth(s, stage, x, y, r);
  drawPlate(
    s,
    cloth,
    x,
    y,
    r,
    rng.pick(["#fffdf8", "#f6efe2", mix("#ffffff", spec.accent, 0.28)]),
    spec.accent,
  );
  const dish: Sprite = {
    art: getArt(spec, 0),
    x,
    y: y - r * 0.02,
    size: r * 1.32,
    rotate: rng.between(-8, 8),
    shadow: createShadow("#8a7a6a", r * 1.2, 0.4),
  };
  layers.push({ svg: s.svg() }, { sprites: [...scatterIngredients(stage, x, y, r, cloth), dish] });
};

function drawCloth(s: SvgBuilder, { spec, h, unit, rng }: Stage, x: number, y: number, r: number): void {
  const side = rng.next() < 0.5 ? -1 : 1;
  const width = unit * 0.62;
  const turn = side * rng.between(8, 20);
  const left = x + side * r * 0.75 - width / 2;
  s.raw(`<g transform="rotate(${turn.toFixed(1)} ${x.toFixed(0)} ${y.toFixed(0)})">`);
  s.rect(
    { x: left + 8, y: -h * 0.2 + 14, w: width, h: h * 1.4 },
    0,
    darken(spec.ground, 0.7),
    'opacity=".18"',
  );
  s.rect({ x: left, y: -h * 0.2, w: width, h: h * 1.4 }, 0, lighten(spec.accent, 0.84));
  for (let i = 0; i < 5; i += 1)
    s.rect(
      { x: left + width * (0.1 + i * 0.19), y: -h * 0.2, w: width * 0.045, h: h * 1.4 },
      0,
      spec.accent,
      'opacity=".5"',
    );
  s.raw("</g>");
}

function drawPlate(
  s: SvgBuilder,
  cloth: string,
  x: number,
  y: number,
  r: number,
  glaze: string,
  line: string,
): void {
  drawGroundShadow(s, cloth, x + r * 0.06, y + r * 0.12, r * 1.2, r * 1.2, 0.62);
  s.ellipse(
    x,
    y,
    r,
    r,
    s.linearGradient(x - r, y - r, x + r, y + r, [0, "#ffffff"], [0.5, glaze], [1, darken(glaze, 0.2)]),
  );
  s.ellipse(
    x,
    y,
    r * 0.94,
    r * 0.94,
    "none",
    `stroke="${line}" stroke-width="${(r * 0.016).toFixed(1)}" opacity=".7"`,
  );
  s.ellipse(
    x,
    y,
    r * 0.72,
    r * 0.72,
    s.linearGradient(x - r, y - r, x + r, y + r, [0.15, darken(glaze, 0.2)], [0.5, glaze], [0.85, "#ffffff"]),
  );
  s.ellipse(
    x,
    y,
    r * 0.68,
    r * 0.68,
    s.linearGradient(x - r, y - r, x + r, y + r, [0.2, darken(glaze, 0.06)], [1, lighten(glaze, 0.5)]),
  );
}

function scatterIngredients(
  { spec, w, h, unit, rng }: Stage,
  x: number,
  y: number,
  r: number,
  cloth: string,
): Sprite[] {
  const [, ...rest] = spec.art;
  const ingredients = rest.length > 0 ? rest : ["1f33f"];
  const count = w > h * 2 ? 12 : 9;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + rng.between(-0.15, 0.15);
    const distance = rng.between(1.22, 1.42) * r;
    const size = unit * rng.between(0.23, 0.33);
    return {
      art: ingredients[i % ingredients.length] ?? "",
      x: x + Math.cos(angle) * distance * Math.max(1, (w / h) * 0.82),
      y: y + Math.sin(angle) * distance * Math.max(0.92, (h / w) * 0.95),
      size,
      rotate: rng.between(-50, 50),
      shadow: createShadow(cloth, size, 0.5),
    };
  });
}
