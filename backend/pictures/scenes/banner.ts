import { darker, lighter, mix } from "../colour";
import { artAt, cast, mound, pool, wall, type Arrangement } from "./stage";

/** Room for words on the left (above, when upright); a full heap before a round of the accent. */
export const banner: Arrangement = (stage) => {
  const { spec, w, h, unit, draw, layers } = stage;
  const upright = h > w;
  const s = wall(stage, spec.ground);
  const x = upright ? w * 0.5 : w * (w / h > 2 ? 0.745 : 0.7);
  const base = h * (upright ? 0.93 : 0.94);
  const r = upright ? w * 0.44 : h * (w / h > 2 ? 0.6 : 0.5);
  const y = base - r * (upright ? 0.86 : 0.8);
  s.ellipse(x, y, r * 1.16, r * 1.16, lighter(spec.accent, 0.6), 'opacity=".45"');
  s.ellipse(
    x,
    y,
    r,
    r,
    s.along(
      x - r,
      y - r,
      x + r,
      y + r,
      [0, lighter(spec.accent, 0.3)],
      [1, mix(spec.accent, darker(spec.accent, 0.2), 0.5)],
    ),
  );
  pool(s, mix(spec.ground, spec.accent, 0.4), x, base, r * 1.25, unit * 0.07, 0.55);
  for (let i = 0; i < 9; i += 1) {
    const angle = draw.between(0, Math.PI * 2);
    const far = r * draw.between(1.22, 1.42);
    s.ellipse(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      unit * 0.008,
      unit * 0.008,
      spec.accent,
      'opacity=".55"',
    );
  }
  const size = upright ? w * 0.34 : unit * (w / h > 2 ? 0.5 : 0.42);
  const rows = upright ? [2, 3, 4] : [2, 3, 4];
  const loose = [
    {
      art: artAt(spec, 2),
      x: x - r * 1.3,
      y: base - size * 0.16,
      size: size * 0.5,
      rotate: draw.between(-40, -10),
      shadow: cast(spec.ground, size * 0.5),
    },
    {
      art: artAt(spec, 1),
      x: x + r * 1.24,
      y: base - size * 0.12,
      size: size * 0.46,
      rotate: draw.between(10, 40),
      shadow: cast(spec.ground, size * 0.5),
    },
  ];
  const pieces = mound(stage, {
    x,
    base,
    size: size * (w / h > 2 ? 0.92 : 1),
    rows,
    tint: mix(spec.accent, "#403030", 0.3),
  });
  layers.push({ svg: s.svg() }, { sprites: [...pieces, ...(upright ? [] : loose)] });
};
