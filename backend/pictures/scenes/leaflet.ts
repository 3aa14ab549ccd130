import { darken, lighten } from "../colour";
import type { Sprite } from "../layers";
import {
  getArt,
  createShadow,
  createHeap,
  drawGroundShadow,
  drawBackground,
  type SceneComposer,
} from "./stage";

export const leaflet: SceneComposer = (stage) => {
  const { spec, w, h, unit, rng, layers } = stage;
  const s = drawBackground(stage, spec.accent);
  const [x, y] = [w / 2, h * 0.62];
  const reach = w + h;
  for (let i = 0; i < 20; i += 1) {
    const [a, b] = [(i / 20) * Math.PI * 2, ((i + 0.5) / 20) * Math.PI * 2];
    s.path(
      `M${x} ${y}L${x + Math.cos(a) * reach} ${y + Math.sin(a) * reach}L${x + Math.cos(b) * reach} ${y + Math.sin(b) * reach}Z`,
      lighten(spec.accent, 0.55),
      'opacity=".26"',
    );
  }
  const r = unit * 0.44;
  s.ellipse(x, y, r * 1.08, r * 1.08, lighten(spec.accent, 0.8), 'opacity=".5"');
  s.ellipse(x, y, r, r, s.verticalGradient(y - r, y + r, [0, lighten(spec.ground, 0.6)], [1, spec.ground]));
  drawGroundShadow(s, darken(spec.accent, 0.2), x, h * 0.95, w * 0.5, unit * 0.08, 0.6);
  const size = unit * 0.3;
  const scattered: Sprite[] = Array.from({ length: w > h ? 10 : 8 }, (_, i) => {
    const angle = Math.PI + (i / (w > h ? 9 : 7)) * Math.PI + rng.between(-0.12, 0.12);
    const side = size * rng.between(0.5, 0.72);
    return {
      art: getArt(spec, i + 1),
      x: x + Math.cos(angle) * w * 0.42,
      y: y + Math.sin(angle) * h * 0.46,
      size: side,
      rotate: rng.between(-40, 40),
      shadow: createShadow(spec.accent, side),
    };
  });
  const rows = w > h * 2 ? [4, 5, 6] : w > h ? [3, 4, 5] : [2, 3, 4];
  layers.push(
    { svg: s.svg() },
    {
      sprites: [
        ...scattered,
        ...createHeap(stage, { x, base: h * 0.96, size, rows, tint: darken(spec.accent, 0.3) }),
      ],
    },
  );
};
