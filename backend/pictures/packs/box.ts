import { darken, lighten } from "../colour";
import { createSvgBuilder, type Box, type SvgBuilder } from "../svg-builder";
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
  const front = `M${left} ${top + 5}Q${left} ${top} ${left + 5} ${top}L${right} ${top}L${right} ${bottom}L${left + 5} ${bottom}Q${left} ${bottom} ${left} ${bottom - 5}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left, y: top, w, h },
      safe: { x: left + w * 0.09, y: top + h * 0.07, w: w * 0.82, h: h * 0.87 },
      cut: front,
      drawBelow: (u) => drawFlank(u, { x: right, y: top, w: side, h }, main),
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

function drawFlank(u: SvgBuilder, { x, y: top, w, h }: Box, colour: string): void {
  const bottom = top + h;
  const lift = w * 0.34;
  const flank = `M${x} ${top}L${x + w} ${top - lift * 0.35}L${x + w} ${bottom - lift}L${x} ${bottom}Z`;
  u.path(flank, u.horizontalGradient(x, x + w, [0, darken(colour, 0.5)], [1, darken(colour, 0.3)]));
  const panel = `M${x + w * 0.2} ${top + h * 0.42}L${x + w * 0.82} ${top + h * 0.4}L${x + w * 0.82} ${bottom - h * 0.1}L${x + w * 0.2} ${bottom - h * 0.075}Z`;
  u.path(panel, lighten(colour, 0.75), 'opacity=".5"');
  for (let i = 0; i < 7; i += 1) {
    const at = top + h * (0.47 + i * 0.055);
    u.stroke(
      `M${x + w * 0.3} ${at}L${x + w * 0.72} ${at - w * 0.04}`,
      darken(colour, 0.4),
      4,
      'opacity=".45"',
    );
  }
}
