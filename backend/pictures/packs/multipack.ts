import { darken } from "../colour";
import { createSvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { getUnit } from "./units";

export const multipack: PackComposer = (context) => {
  const { spec } = context;
  const [main, accent] = spec.colours;
  const unit = getUnit(spec);
  const columns = /^\s*2\b/.test(spec.size) ? 2 : 3;
  const w = columns === 2 ? 700 : 800;
  const [left, right, bottom] = [480 - w / 2, 480 + w / 2, 884];
  const { sleeve } = unit;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 6, w, 1.3);
  const cw = w / columns;
  for (let i = 0; i < columns; i += 1) {
    unit.draw(
      under,
      { x: left + cw * (i + 0.5), top: unit.top, r: cw * 0.46, end: sleeve + 20 },
      main,
      accent,
    );
  }
  const front = `M${left} ${sleeve + 12}Q${left} ${sleeve} ${left + 12} ${sleeve}L${right - 12} ${sleeve}Q${right} ${sleeve} ${right} ${sleeve + 12}L${right} ${bottom - 8}Q${right} ${bottom} ${right - 8} ${bottom}L${left + 8} ${bottom}Q${left} ${bottom} ${left} ${bottom - 8}Z`;
  const dark = darken(main, 0.85);
  addPrintedFace(
    context,
    {
      full: { x: left, y: sleeve, w, h: bottom - sleeve },
      safe: { x: left + w * 0.06, y: sleeve + 34, w: w * 0.88, h: bottom - sleeve - 68 },
      cut: front,
      drawBelow: (u) => u.path(front, dark, 'opacity=".35" transform="translate(0 -10)"'),
      drawAbove: (o) => {
        o.path(
          front,
          o.horizontalGradient(
            left,
            right,
            [0, dark, 0.3],
            [0.05, "#ffffff", 0.3],
            [0.2, "#ffffff", 0.05],
            [0.75, dark, 0],
            [0.96, dark, 0.18],
            [1, dark, 0.4],
          ),
        );
        o.stroke(`M${left + 8} ${sleeve + 2}L${right - 8} ${sleeve + 2}`, "#ffffff", 4, 'opacity=".5"');
      },
    },
    under,
  );
};
