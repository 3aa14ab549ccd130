import { darker, lighter } from "../colour";
import type { Sprite } from "../layers";
import { artAt, cast, mound, pool, wall, type Arrangement } from "./stage";

/** The cover of a leaflet: rays of the accent, goods strewn over it, a heap at the foot. */
export const leaflet: Arrangement = (stage) => {
  const { spec, w, h, unit, draw, layers } = stage;
  const s = wall(stage, spec.accent);
  const [x, y] = [w / 2, h * 0.62];
  const far = w + h;
  for (let i = 0; i < 20; i += 1) {
    const [a, b] = [(i / 20) * Math.PI * 2, ((i + 0.5) / 20) * Math.PI * 2];
    s.path(
      `M${x} ${y}L${x + Math.cos(a) * far} ${y + Math.sin(a) * far}L${x + Math.cos(b) * far} ${y + Math.sin(b) * far}Z`,
      lighter(spec.accent, 0.55),
      'opacity=".26"',
    );
  }
  const r = unit * 0.44;
  s.ellipse(x, y, r * 1.08, r * 1.08, lighter(spec.accent, 0.8), 'opacity=".5"');
  s.ellipse(x, y, r, r, s.along(0, y - r, 0, y + r, [0, lighter(spec.ground, 0.6)], [1, spec.ground]));
  pool(s, darker(spec.accent, 0.2), x, h * 0.95, w * 0.5, unit * 0.08, 0.6);
  const size = unit * 0.3;
  const strewn: Sprite[] = Array.from({ length: w > h ? 10 : 8 }, (_, i) => {
    const angle = Math.PI + (i / (w > h ? 9 : 7)) * Math.PI + draw.between(-0.12, 0.12);
    const side = size * draw.between(0.5, 0.72);
    return {
      art: artAt(spec, i + 1),
      x: x + Math.cos(angle) * w * 0.42,
      y: y + Math.sin(angle) * h * 0.46,
      size: side,
      rotate: draw.between(-40, 40),
      shadow: cast(spec.accent, side),
    };
  });
  const rows = w > h * 2 ? [4, 5, 6] : w > h ? [3, 4, 5] : [2, 3, 4];
  layers.push(
    { svg: s.svg() },
    {
      sprites: [
        ...strewn,
        ...mound(stage, { x, base: h * 0.96, size, rows, tint: darker(spec.accent, 0.3) }),
      ],
    },
  );
};
