import { darken, lighten, mix } from "../colour";
import { createSvgBuilder } from "../svg-builder";
import {
  drawBackground,
  addPrintedFace,
  shadeCylinder,
  drawStandingShadow,
  bendAroundCylinder,
  type PackComposer,
} from "./pack-context";
import { scatterFood } from "./scatter-food";

type Shape = { r: number; neck: number; shoulder: number; neckEnd: number; foot: number };

const SHAPES: readonly [Shape, ...Shape[]] = [
  { r: 196, neck: 60, shoulder: 350, neckEnd: 170, foot: 28 },
  { r: 212, neck: 66, shoulder: 318, neckEnd: 150, foot: 44 },
  { r: 182, neck: 54, shoulder: 400, neckEnd: 200, foot: 22 },
];

export const bottle: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const { r, neck, shoulder, neckEnd, foot } = rng.pick(SHAPES);
  const [top, bottom] = [34, 898];
  const [left, right] = [480 - r, 480 + r];
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 8, r * 2.1);
  const half = (s: 1 | -1, from: number, to: number) => {
    const x = (v: number) => 480 + s * v;
    return s === 1
      ? `M480 ${from}L${x(neck)} ${from}L${x(neck)} ${neckEnd}C${x(neck)} ${neckEnd + 70} ${x(r)} ${shoulder - 110} ${x(r)} ${shoulder}L${x(r)} ${to - foot}Q${x(r)} ${to} ${x(r - foot)} ${to}L480 ${to}`
      : `L${x(r - foot)} ${to}Q${x(r)} ${to} ${x(r)} ${to - foot}L${x(r)} ${shoulder}C${x(r)} ${shoulder - 110} ${x(neck)} ${neckEnd + 70} ${x(neck)} ${neckEnd}L${x(neck)} ${from}Z`;
  };
  const glass = half(1, top + 58, bottom) + half(-1, top + 58, bottom);
  const labelTop = shoulder + 6;
  const labelBottom = bottom - foot - 26;
  const sag = 16;
  const wrap = `M${left} ${labelTop}A${r} ${sag} 0 0 0 ${right} ${labelTop}L${right} ${labelBottom}A${r} ${sag} 0 0 1 ${left} ${labelBottom}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left, y: labelTop - sag, w: r * 2, h: labelBottom - labelTop + sag * 2 },
      safe: { x: left + r * 0.2, y: labelTop + sag + 16, w: r * 1.6, h: labelBottom - labelTop - sag - 22 },
      bend: bendAroundCylinder(480, r, sag),
      cut: wrap,
      drawBelow: (u) => {
        u.path(
          glass,
          u.linearGradient(
            left,
            0,
            right,
            0,
            [0, darken(main, 0.35)],
            [0.12, mix(main, "#ffffff", 0.2)],
            [0.5, main],
            [0.85, darken(main, 0.25)],
            [1, darken(main, 0.1)],
          ),
        );
        u.path(
          glass,
          u.linearGradient(
            0,
            neckEnd - 20,
            0,
            neckEnd + 150,
            [0, "#ffffff", 0.55],
            [0.4, "#ffffff", 0.1],
            [1, "#ffffff", 0],
          ),
        );
      },
      drawAbove: (o) => {
        shadeCylinder(o, wrap, left, r * 2, main, 0.34);
        o.stroke(
          `M${left} ${labelTop}A${r} ${sag} 0 0 0 ${right} ${labelTop}`,
          lighten(main, 0.8),
          3,
          'opacity=".55"',
        );
        o.path(
          glass,
          o.linearGradient(
            left,
            0,
            right,
            0,
            [0, darken(main, 0.8), 0.3],
            [0.1, darken(main, 0.8), 0],
            [0.85, darken(main, 0.8), 0],
            [1, darken(main, 0.85), 0.4],
          ),
        );
        const streak = (x: number, wide: number, opacity: number) => {
          const d = `M${480 - neck + 18} ${neckEnd}C${480 - neck + 18} ${neckEnd + 76} ${x} ${shoulder - 96} ${x} ${shoulder - 8}L${x + wide} ${shoulder - 8}C${x + wide} ${shoulder - 110} ${480 - neck + 30} ${neckEnd + 70} ${480 - neck + 32} ${neckEnd}Z`;
          o.path(d, "#ffffff", `opacity="${opacity}"`);
        };
        streak(left + r * 0.26, r * 0.15, 0.62);
        o.ellipse(
          right - r * 0.24,
          shoulder - 46,
          r * 0.06,
          60,
          o.radialGradient([0, "#ffffff", 0.6], [1, "#ffffff", 0]),
          `transform="rotate(-16 ${right - r * 0.24} ${shoulder - 46})"`,
        );
        o.ellipse(480, bottom - 16, r * 0.8, 12, o.radialGradient([0, "#ffffff", 0.45], [1, "#ffffff", 0]));
        drawCap(o, neck + 10, top, accent);
      },
    },
    under,
  );
  scatterFood(context, left, right, bottom, 210);
};

function drawCap(o: ReturnType<typeof createSvgBuilder>, half: number, top: number, colour: string): void {
  const [x, w, h] = [480 - half, half * 2, 66];
  o.rect(
    { x: x - 2, y: top + h + 4, w: w + 4, h: 14 },
    7,
    o.linearGradient(
      x,
      0,
      x + w,
      0,
      [0, darken(colour, 0.5)],
      [0.25, lighten(colour, 0.35)],
      [0.6, colour],
      [1, darken(colour, 0.55)],
    ),
  );
  o.rect(
    { x, y: top, w, h },
    12,
    o.linearGradient(
      x,
      0,
      x + w,
      0,
      [0, darken(colour, 0.4)],
      [0.22, lighten(colour, 0.5)],
      [0.5, colour],
      [1, darken(colour, 0.5)],
    ),
  );
  for (let i = 1; i < 12; i += 1) {
    const at = 480 - half * Math.cos((i / 12) * Math.PI);
    o.stroke(`M${at} ${top + 20}L${at} ${top + h - 6}`, darken(colour, 0.6), 3, 'opacity=".28"');
  }
  o.ellipse(480 - half * 0.2, top + 7, half * 0.6, 5, "#ffffff", 'opacity=".55"');
}
