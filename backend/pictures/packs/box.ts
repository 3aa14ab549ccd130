import { darken, lighten } from "../colour";
import { createSvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { scatterFood } from "./scatter-food";

export const box: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const squat = rng.next() < 0.28;
  const w = squat ? 690 : rng.between(580, 610);
  const h = squat ? 580 : rng.between(760, 790);
  const side = squat ? 96 : 104;
  const left = (960 - w - side) / 2;
  const bottom = 886;
  const top = bottom - h;
  const right = left + w;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, left + (w + side) / 2, bottom - 12, w + side);
  const lift = side * 0.34;
  const flank = `M${right} ${top}L${right + side} ${top - lift * 0.35}L${right + side} ${bottom - lift}L${right} ${bottom}Z`;
  const front = `M${left} ${top + 5}Q${left} ${top} ${left + 5} ${top}L${right} ${top}L${right} ${bottom}L${left + 5} ${bottom}Q${left} ${bottom} ${left} ${bottom - 5}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left, y: top, w, h },
      safe: { x: left + w * 0.09, y: top + h * 0.07, w: w * 0.82, h: h * 0.87 },
      cut: front,
      drawBelow: (u) => {
        u.path(
          flank,
          u.linearGradient(right, 0, right + side, 0, [0, darken(main, 0.5)], [1, darken(main, 0.3)]),
        );
        const panel = `M${right + side * 0.2} ${top + h * 0.42}L${right + side * 0.82} ${top + h * 0.4}L${right + side * 0.82} ${bottom - h * 0.1}L${right + side * 0.2} ${bottom - h * 0.075}Z`;
        u.path(panel, lighten(main, 0.75), 'opacity=".5"');
        for (let i = 0; i < 7; i += 1) {
          const y = top + h * (0.47 + i * 0.055);
          u.stroke(
            `M${right + side * 0.3} ${y}L${right + side * 0.72} ${y - side * 0.04}`,
            darken(main, 0.4),
            4,
            'opacity=".45"',
          );
        }
      },
      drawAbove: (o) => {
        o.path(
          front,
          o.linearGradient(
            left,
            top,
            right,
            bottom,
            [0, "#ffffff", 0.3],
            [0.35, "#ffffff", 0.04],
            [0.6, darken(main, 0.8), 0],
            [1, darken(main, 0.85), 0.22],
          ),
        );
        o.stroke(`M${left + 3} ${top + 3}L${right} ${top + 2}`, "#ffffff", 4, 'opacity=".5"');
        o.stroke(`M${right} ${top + 4}L${right} ${bottom - 2}`, "#ffffff", 3, 'opacity=".38"');
      },
    },
    under,
  );
  scatterFood(context, left, right + side, bottom + 12, 190);
};
