import { darken, lighten, mix } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
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

const [TOP, BOTTOM] = [34, 898];

function glassOutline({ r, neck, shoulder, neckEnd, foot }: Shape): string {
  const from = TOP + 58;
  const rightOf = (v: number) => 480 + v;
  const leftOf = (v: number) => 480 - v;
  const rightHalf = `M480 ${from}L${rightOf(neck)} ${from}L${rightOf(neck)} ${neckEnd}C${rightOf(neck)} ${neckEnd + 70} ${rightOf(r)} ${shoulder - 110} ${rightOf(r)} ${shoulder}L${rightOf(r)} ${BOTTOM - foot}Q${rightOf(r)} ${BOTTOM} ${rightOf(r - foot)} ${BOTTOM}L480 ${BOTTOM}`;
  const leftHalf = `L${leftOf(r - foot)} ${BOTTOM}Q${leftOf(r)} ${BOTTOM} ${leftOf(r)} ${BOTTOM - foot}L${leftOf(r)} ${shoulder}C${leftOf(r)} ${shoulder - 110} ${leftOf(neck)} ${neckEnd + 70} ${leftOf(neck)} ${neckEnd}L${leftOf(neck)} ${from}Z`;
  return rightHalf + leftHalf;
}

export const bottle: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const shape = rng.pick(SHAPES);
  const { r, neck, shoulder, foot } = shape;
  const [left, right] = [480 - r, 480 + r];
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, BOTTOM - 8, r * 2.1);
  const glass = glassOutline(shape);
  const labelTop = shoulder + 6;
  const labelBottom = BOTTOM - foot - 26;
  const sag = 16;
  const labelEdge = `M${left} ${labelTop}A${r} ${sag} 0 0 0 ${right} ${labelTop}`;
  const wrap = `${labelEdge}L${right} ${labelBottom}A${r} ${sag} 0 0 1 ${left} ${labelBottom}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left, y: labelTop - sag, w: r * 2, h: labelBottom - labelTop + sag * 2 },
      safe: { x: left + r * 0.2, y: labelTop + sag + 16, w: r * 1.6, h: labelBottom - labelTop - sag - 22 },
      bend: bendAroundCylinder(480, r, sag),
      cut: wrap,
      drawBelow: (u) => drawGlass(u, shape, glass, main),
      drawAbove: (o) => {
        shadeCylinder(o, wrap, left, r * 2, main, 0.34);
        o.stroke(labelEdge, lighten(main, 0.8), 3, 'opacity=".55"');
        shadeGlass(o, shape, glass, main);
        drawReflections(o, shape);
        drawCap(o, neck + 10, TOP, accent);
      },
    },
    under,
  );
  scatterFood(context, left, right, BOTTOM, 210);
};

function drawGlass(u: SvgBuilder, { r, neckEnd }: Shape, glass: string, colour: string): void {
  u.path(
    glass,
    u.horizontalGradient(
      480 - r,
      480 + r,
      [0, darken(colour, 0.35)],
      [0.12, mix(colour, "#ffffff", 0.2)],
      [0.5, colour],
      [0.85, darken(colour, 0.25)],
      [1, darken(colour, 0.1)],
    ),
  );
  u.path(
    glass,
    u.verticalGradient(
      neckEnd - 20,
      neckEnd + 150,
      [0, "#ffffff", 0.55],
      [0.4, "#ffffff", 0.1],
      [1, "#ffffff", 0],
    ),
  );
}

function shadeGlass(o: SvgBuilder, { r }: Shape, glass: string, colour: string): void {
  const dark = darken(colour, 0.8);
  o.path(
    glass,
    o.horizontalGradient(
      480 - r,
      480 + r,
      [0, dark, 0.3],
      [0.1, dark, 0],
      [0.85, dark, 0],
      [1, darken(colour, 0.85), 0.4],
    ),
  );
}

function drawReflections(o: SvgBuilder, { r, neck, shoulder, neckEnd }: Shape): void {
  const [x, w] = [480 - r + r * 0.26, r * 0.15];
  const streak = `M${480 - neck + 18} ${neckEnd}C${480 - neck + 18} ${neckEnd + 76} ${x} ${shoulder - 96} ${x} ${shoulder - 8}L${x + w} ${shoulder - 8}C${x + w} ${shoulder - 110} ${480 - neck + 30} ${neckEnd + 70} ${480 - neck + 32} ${neckEnd}Z`;
  o.path(streak, "#ffffff", 'opacity="0.62"');
  const [cx, cy] = [480 + r - r * 0.24, shoulder - 46];
  o.ellipse(
    cx,
    cy,
    r * 0.06,
    60,
    o.radialGradient([0, "#ffffff", 0.6], [1, "#ffffff", 0]),
    `transform="rotate(-16 ${cx} ${cy})"`,
  );
  o.ellipse(480, BOTTOM - 16, r * 0.8, 12, o.radialGradient([0, "#ffffff", 0.45], [1, "#ffffff", 0]));
}

function drawCap(o: SvgBuilder, half: number, top: number, colour: string): void {
  const [x, w, h] = [480 - half, half * 2, 66];
  o.rect(
    { x: x - 2, y: top + h + 4, w: w + 4, h: 14 },
    7,
    o.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.5)],
      [0.25, lighten(colour, 0.35)],
      [0.6, colour],
      [1, darken(colour, 0.55)],
    ),
  );
  o.rect(
    { x, y: top, w, h },
    12,
    o.horizontalGradient(
      x,
      x + w,
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
