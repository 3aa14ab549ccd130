import { darken, lighten, mix } from "../colour";
import { createHeap, drawGroundShadow, drawBackground, type SceneComposer } from "./stage";

export const department: SceneComposer = (stage) => {
  const { spec, w, h, layers } = stage;
  const s = drawBackground(stage, spec.ground);
  const isWide = w / h > 2;
  const isUpright = h > w;
  const half = Math.min(w * 0.45, h * (isWide ? 0.78 : 0.56));
  const [x, base] = [w / 2, h * 0.93];
  const crown = Math.max(h * 0.08, base - half * (isUpright ? 1.95 : 1.5));
  const arch = (by: number) =>
    `M${x - half - by} ${base}L${x - half - by} ${crown + half}A${half + by} ${half + by} 0 0 1 ${x + half + by} ${crown + half}L${x + half + by} ${base}Z`;
  s.path(arch(h * 0.03), lighten(spec.accent, 0.66), 'opacity=".55"');
  s.path(
    arch(0),
    s.linearGradient(
      x - half,
      crown,
      x + half,
      base,
      [0, lighten(spec.accent, 0.42)],
      [1, mix(spec.accent, darken(spec.accent, 0.1), 0.4)],
    ),
  );
  s.rect({ x: 0, y: base, w, h: h - base }, 0, darken(spec.ground, 0.07));
  drawGroundShadow(s, mix(spec.ground, spec.accent, 0.5), x, base + h * 0.005, half * 1.35, h * 0.06, 0.6);
  const size = half * (isWide ? 0.62 : isUpright ? 0.74 : 0.72);
  const rows = isWide ? [3, 4, 5] : [2, 3, 4];
  layers.push(
    { svg: s.svg() },
    {
      sprites: createHeap(stage, {
        x,
        base: base + size * 0.08,
        size,
        rows,
        tint: mix(spec.accent, "#403030", 0.3),
      }),
    },
  );
};
