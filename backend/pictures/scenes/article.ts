import { darken, lighten, mix } from "../colour";
import type { Sprite } from "../layers";
import { getArt, createShadow, drawGroundShadow, drawBackground, type SceneComposer } from "./stage";

export const article: SceneComposer = (stage) => {
  const { spec, w, h, unit, rng, layers } = stage;
  const s = drawBackground(stage, spec.ground);
  const table = h * (h > w ? 0.7 : 0.66);
  const top = mix(spec.accent, spec.ground, 0.35);
  const sun = unit * 0.3;
  const [sx, sy] = [w * rng.between(0.2, 0.34), table - unit * 0.34];
  s.ellipse(sx, sy, sun, sun, lighten(spec.accent, 0.55), 'opacity=".6"');
  s.rect(
    { x: 0, y: table, w, h: h - table },
    0,
    s.verticalGradient(table, h, [0, lighten(top, 0.25)], [1, top]),
  );
  s.rect({ x: 0, y: table, w, h: unit * 0.008 }, 0, lighten(top, 0.6));
  s.path(
    `M${w * 0.55} ${table}L${w * 0.8} ${table}L${w * 0.66} ${h}L${w * 0.3} ${h}Z`,
    lighten(top, 0.6),
    'opacity=".22"',
  );
  const count = w / h > 2 ? 6 : h > w ? 3 : 5;
  const sprites: Sprite[] = [];
  const step = (w * (h > w ? 0.84 : 0.76)) / count;
  for (let i = 0; i < count; i += 1) {
    const isMiddle = i === Math.floor(count / 2);
    const size = Math.min(step * (isMiddle ? 1.95 : rng.between(1.25, 1.5)), unit * (isMiddle ? 0.72 : 0.54));
    const x = w / 2 + (i - (count - 1) / 2) * step + rng.between(-0.08, 0.08) * step;
    const foot = table + unit * (isMiddle ? 0.16 : rng.between(0.06, 0.12));
    drawGroundShadow(s, top, x + size * 0.05, foot - size * 0.02, size * 0.5, size * 0.09, 0.62);
    sprites.push({
      art: isMiddle ? getArt(spec, 0) : getArt(spec, i + 1),
      x,
      y: foot - size * 0.45,
      size,
      rotate: rng.between(-5, 5),
      shadow: createShadow(darken(top, 0.1), size, 0.3),
    });
  }
  sprites.sort((a, b) => a.y + a.size / 2 - (b.y + b.size / 2));
  layers.push({ svg: s.svg() }, { sprites });
};
