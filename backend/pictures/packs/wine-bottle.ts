import { darken, lighten, getLuminance, mix } from "../colour";
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

type Shape = { r: number; neck: number; shoulder: number; bend: number };

const BORDEAUX: Shape = { r: 156, neck: 50, shoulder: 350, bend: 64 };
const BURGUNDY: Shape = { r: 168, neck: 50, shoulder: 420, bend: 150 };
const SPARKLING: Shape = { r: 172, neck: 54, shoulder: 440, bend: 180 };

const [TOP, BOTTOM] = [26, 904];

function glassOutline({ r, neck, shoulder, bend }: Shape): string {
  const [left, right] = [480 - r, 480 + r];
  const turn = shoulder - bend;
  return `M${480 - neck} ${TOP + 6}Q${480 - neck} ${TOP} ${480 - neck + 8} ${TOP}L${480 + neck - 8} ${TOP}Q${480 + neck} ${TOP} ${480 + neck} ${TOP + 6}L${480 + neck} ${turn - 40}C${480 + neck} ${turn + 30} ${right} ${turn + 20} ${right} ${shoulder}L${right} ${BOTTOM - 26}Q${right} ${BOTTOM} ${right - 30} ${BOTTOM}L${left + 30} ${BOTTOM}Q${left} ${BOTTOM} ${left} ${BOTTOM - 26}L${left} ${shoulder}C${left} ${turn + 20} ${480 - neck} ${turn + 30} ${480 - neck} ${turn - 40}Z`;
}

/** The label's colour decides the colour of the glass. */
export const wineBottle: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const shape = rng.pick([BORDEAUX, BURGUNDY, BORDEAUX, SPARKLING]);
  const { r, neck, shoulder } = shape;
  const [left, right] = [480 - r, 480 + r];
  const glassTint = getLuminance(main) > 0.22 ? mix(main, "#6d7a34", 0.45) : mix("#1a2416", main, 0.3);
  const foil = getLuminance(main) > 0.6 ? accent : main;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, BOTTOM - 8, r * 2.2);
  const glass = glassOutline(shape);
  const [labelTop, labelBottom, sag] = [Math.max(shoulder + 16, 410), BOTTOM - 62, 15];
  const [from, to] = [left + r * 0.03, right - r * 0.03];
  const half = (to - from) / 2;
  const wrap = `M${from} ${labelTop}A${half} ${sag} 0 0 0 ${to} ${labelTop}L${to} ${labelBottom}A${half} ${sag} 0 0 1 ${from} ${labelBottom}Z`;
  addPrintedFace(
    context,
    {
      full: { x: from, y: labelTop - sag, w: half * 2, h: labelBottom - labelTop + sag * 2 },
      safe: {
        x: from + half * 0.17,
        y: labelTop + sag + 16,
        w: half * 1.66,
        h: labelBottom - labelTop - sag - 28,
      },
      bend: bendAroundCylinder(480, half, sag),
      backdrop: rng.pick(["classic", "hill", "classic", "awning"]),
      cut: wrap,
      drawBelow: (u) => drawGlass(u, shape, glass, glassTint),
      drawAbove: (o) => {
        shadeCylinder(o, wrap, from, half * 2, mix(main, "#6a5a3a", 0.5), 0.24);
        drawReflections(o, shape, glass, labelTop);
        drawCapsule(o, neck, TOP, 150, foil, accent);
      },
    },
    under,
  );
  scatterFood(context, left, right, BOTTOM, 220);
};

function drawGlass(u: SvgBuilder, { r }: Shape, glass: string, tint: string): void {
  u.path(
    glass,
    u.horizontalGradient(
      480 - r,
      480 + r,
      [0, darken(tint, 0.55)],
      [0.16, lighten(tint, 0.2)],
      [0.5, tint],
      [0.85, darken(tint, 0.45)],
      [1, darken(tint, 0.2)],
    ),
  );
  u.path(glass, u.radialGradientAt(480, BOTTOM - 40, r * 1.3, [0, lighten(tint, 0.4), 0.5], [1, tint, 0]));
}

function drawReflections(
  o: SvgBuilder,
  { r, neck, shoulder, bend }: Shape,
  glass: string,
  labelTop: number,
): void {
  const [left, right] = [480 - r, 480 + r];
  const turn = shoulder - bend;
  const streak = `M${480 - neck + 16} ${TOP + 160}L${480 - neck + 16} ${turn - 40}C${480 - neck + 16} ${turn + 46} ${left + r * 0.2} ${turn + 40} ${left + r * 0.2} ${shoulder}L${left + r * 0.2} ${labelTop - 8}L${left + r * 0.34} ${labelTop - 4}L${left + r * 0.34} ${shoulder}C${left + r * 0.34} ${turn + 60} ${480 - neck + 30} ${turn + 40} ${480 - neck + 30} ${turn - 40}L${480 - neck + 30} ${TOP + 160}Z`;
  o.path(streak, "#ffffff", 'opacity=".5"');
  o.path(
    glass,
    o.horizontalGradient(left, right, [0.86, "#ffe9d8", 0], [0.95, "#ffe9d8", 0.24], [1, "#ffe9d8", 0.04]),
  );
}

function drawCapsule(
  o: SvgBuilder,
  neck: number,
  top: number,
  h: number,
  colour: string,
  line: string,
): void {
  const [x, w] = [480 - neck - 3, neck * 2 + 6];
  o.rect(
    { x, y: top - 6, w, h: h + 6 },
    9,
    o.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.5)],
      [0.22, lighten(colour, 0.5)],
      [0.36, lighten(colour, 0.1)],
      [0.65, colour],
      [1, darken(colour, 0.6)],
    ),
  );
  o.rect(
    { x: x - 4, y: top - 8, w: w + 8, h: 36 },
    11,
    o.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.5)],
      [0.22, lighten(colour, 0.6)],
      [0.6, colour],
      [1, darken(colour, 0.6)],
    ),
  );
  o.rect(
    { x, y: top + h - 26, w, h: 9 },
    0,
    o.horizontalGradient(
      x,
      x + w,
      [0, darken(line, 0.4)],
      [0.25, lighten(line, 0.6)],
      [1, darken(line, 0.4)],
    ),
  );
}
