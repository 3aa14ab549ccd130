import { darken, lighten } from "../colour";
import { createSvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";

export const tube: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const half = rng.between(216, 238);
  const low = half * 0.86;
  const [top, shoulder, bottom] = [42, 744, 898];
  const cap = low * 0.66;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 6, cap * 2.3);
  const body = `M${480 - half} ${top}L${480 + half} ${top}L${480 + half - 4} ${top + 60}C${480 + half - 8} ${top + 260} ${480 + low} ${shoulder - 160} ${480 + low} ${shoulder - 30}C${480 + low} ${shoulder} ${480 + cap + 20} ${shoulder + 10} ${480 + cap} ${shoulder + 26}L${480 - cap} ${shoulder + 26}C${480 - cap - 20} ${shoulder + 10} ${480 - low} ${shoulder} ${480 - low} ${shoulder - 30}C${480 - low} ${shoulder - 160} ${480 - half + 8} ${top + 260} ${480 - half + 4} ${top + 60}Z`;
  addPrintedFace(
    context,
    {
      full: { x: 480 - half, y: top, w: half * 2, h: shoulder - top + 30 },
      safe: { x: 480 - low * 0.86, y: top + 84, w: low * 1.72, h: shoulder - top - 124 },
      cut: body,
      drawBelow: (u) => {
        const [x, w, y] = [480 - cap, cap * 2, shoulder + 18];
        u.rect(
          { x, y, w, h: bottom - y },
          16,
          u.linearGradient(
            x,
            0,
            x + w,
            0,
            [0, darken(accent, 0.42)],
            [0.22, lighten(accent, 0.6)],
            [0.4, lighten(accent, 0.1)],
            [0.65, accent],
            [1, darken(accent, 0.48)],
          ),
        );
        for (let i = 1; i < 18; i += 1) {
          const at = 480 - cap * Math.cos((i / 18) * Math.PI);
          u.stroke(`M${at} ${y + 22}L${at} ${bottom - 16}`, darken(accent, 0.6), 3, 'opacity=".22"');
        }
      },
      drawAbove: (o) => {
        const dark = darken(main, 0.8);
        const x0 = 480 - half;
        o.path(
          body,
          o.linearGradient(
            x0,
            0,
            x0 + half * 2,
            0,
            [0, dark, 0.34],
            [0.1, dark, 0.12],
            [0.22, "#ffffff", 0.1],
            [0.3, "#ffffff", 0.42],
            [0.4, "#ffffff", 0.08],
            [0.6, dark, 0],
            [0.84, dark, 0.22],
            [0.95, dark, 0.4],
            [1, dark, 0.26],
          ),
        );
        o.path(
          body,
          o.linearGradient(
            0,
            top,
            0,
            shoulder + 26,
            [0, "#ffffff", 0.26],
            [0.2, "#ffffff", 0],
            [0.9, dark, 0],
            [1, dark, 0.4],
          ),
        );
        o.path(
          `M${480 - half} ${top}L${480 + half} ${top}L${480 + half - 4} ${top + 52}L${480 - half + 4} ${top + 52}Z`,
          o.linearGradient(
            0,
            top,
            0,
            top + 52,
            [0, "#ffffff", 0.55],
            [0.85, "#ffffff", 0.15],
            [1, dark, 0.34],
          ),
        );
        for (let i = 1; i < 26; i += 1) {
          const at = 480 - half + (i / 26) * half * 2;
          o.stroke(`M${at} ${top + 6}L${at} ${top + 44}`, dark, 2.4, 'opacity=".2"');
        }
        o.stroke(`M${480 - cap} ${shoulder + 27}L${480 + cap} ${shoulder + 27}`, dark, 5, 'opacity=".4"');
      },
    },
    under,
  );
};
