import { darker, lighter, mix } from "../colour";
import type { Sprite } from "../layers";
import { artAt, cast, pool, wall, type Arrangement } from "./stage";

/** A still life: things standing on a table before a calm wall. */
export const article: Arrangement = (stage) => {
  const { spec, w, h, unit, draw, layers } = stage;
  const s = wall(stage, spec.ground);
  const table = h * (h > w ? 0.7 : 0.66);
  const top = mix(spec.accent, spec.ground, 0.35);
  const sun = unit * 0.3;
  const [sx, sy] = [w * draw.between(0.2, 0.34), table - unit * 0.34];
  s.ellipse(sx, sy, sun, sun, lighter(spec.accent, 0.55), 'opacity=".6"');
  s.rect({ x: 0, y: table, w, h: h - table }, 0, s.along(0, table, 0, h, [0, lighter(top, 0.25)], [1, top]));
  s.rect({ x: 0, y: table, w, h: unit * 0.008 }, 0, lighter(top, 0.6));
  s.path(
    `M${w * 0.55} ${table}L${w * 0.8} ${table}L${w * 0.66} ${h}L${w * 0.3} ${h}Z`,
    lighter(top, 0.6),
    'opacity=".22"',
  );
  const count = w / h > 2 ? 6 : h > w ? 3 : 5;
  const sprites: Sprite[] = [];
  const step = (w * (h > w ? 0.84 : 0.76)) / count;
  for (let i = 0; i < count; i += 1) {
    const middle = i === Math.floor(count / 2);
    const size = Math.min(step * (middle ? 1.95 : draw.between(1.25, 1.5)), unit * (middle ? 0.72 : 0.54));
    const x = w / 2 + (i - (count - 1) / 2) * step + draw.between(-0.08, 0.08) * step;
    const foot = table + unit * (middle ? 0.16 : draw.between(0.06, 0.12));
    pool(s, top, x + size * 0.05, foot - size * 0.02, size * 0.5, size * 0.09, 0.62);
    sprites.push({
      art: middle ? artAt(spec, 0) : artAt(spec, i + 1),
      x,
      y: foot - size * 0.45,
      size,
      rotate: draw.between(-5, 5),
      shadow: cast(darker(top, 0.1), size, 0.3),
    });
  }
  sprites.sort((a, b) => a.y + a.size / 2 - (b.y + b.size / 2));
  layers.push({ svg: s.svg() }, { sprites });
};
