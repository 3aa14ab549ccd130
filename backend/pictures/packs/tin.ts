import { darken } from "../colour";
import { ellipse, toPathData } from "../lettering/outline";
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

const STEEL: [number, string][] = [
  [0, "#8d8f98"],
  [0.14, "#f4f4f6"],
  [0.3, "#c4c6cd"],
  [0.55, "#eceef1"],
  [0.8, "#9a9ca6"],
  [1, "#6f717c"],
];

export const tin: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const isLow = rng.next() < 0.4;
  const r = isLow ? 366 : 300;
  const h = isLow ? 390 : 640;
  const sag = isLow ? 78 : 60;
  const bottom = isLow ? 792 : 852;
  const top = bottom - h;
  const [left, right] = [480 - r, 480 + r];
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom + sag * 0.55, r * 2, 1.3);
  const body = (from: number, to: number) =>
    `M${left} ${from}A${r} ${sag} 0 0 0 ${right} ${from}L${right} ${to}A${r} ${sag} 0 0 1 ${left} ${to}Z`;
  const rim = 18;
  const wrap = body(top + rim, bottom - rim);
  const print = { x: left, y: top + rim, w: r * 2, h: h - rim * 2 + sag };
  addPrintedFace(
    context,
    {
      full: { ...print, y: print.y - sag, h: print.h + sag },
      safe: { x: left + r * 0.2, y: print.y + sag * 0.95 + 18, w: r * 1.6, h: print.h - sag - 44 },
      bend: bendAroundCylinder(480, r, sag),
      cut: wrap,
      drawBelow: (u) => {
        u.path(body(top, bottom), u.horizontalGradient(left, right, ...STEEL));
      },
      drawAbove: (o) => {
        shadeCylinder(o, wrap, left, r * 2, main, 0.42);
        o.path(
          `${body(top, top + rim)}${body(bottom - rim, bottom)}`,
          o.horizontalGradient(left, right, ...STEEL),
        );
        o.stroke(
          `M${left} ${top + rim}A${r} ${sag} 0 0 0 ${right} ${top + rim}`,
          darken(main, 0.7),
          5,
          'opacity=".5"',
        );
        o.stroke(
          `M${left} ${bottom - rim}A${r} ${sag} 0 0 0 ${right} ${bottom - rim}`,
          darken(main, 0.7),
          5,
          'opacity=".5"',
        );
        drawLid(o, r, top, sag);
      },
    },
    under,
  );
  scatterFood(context, left, right, bottom + sag * 0.6);
};

function drawLid(o: SvgBuilder, r: number, top: number, sag: number): void {
  o.ellipse(480, top, r, sag, o.horizontalGradient(480 - r, 480 + r, ...STEEL));
  o.ellipse(
    480,
    top + 3,
    r - 12,
    sag - 8,
    o.linearGradient(
      480 - r,
      top - sag,
      480 + r,
      top + sag,
      [0, "#8a8c96"],
      [0.3, "#d8dae0"],
      [0.55, "#fafafb"],
      [0.8, "#b3b5be"],
      [1, "#8e909a"],
    ),
  );
  o.stroke(toPathData(ellipse(480, top + 5, r * 0.8, sag * 0.74)), "#8b8d97", 3, 'opacity=".6"');
  o.stroke(toPathData(ellipse(480, top + 8, r * 0.8, sag * 0.74)), "#ffffff", 3, 'opacity=".7"');
  drawRing(o, r, sag, 480 - r * 0.1, top + sag * 0.16);
}

/** The ring that opens the tin. */
function drawRing(o: SvgBuilder, r: number, sag: number, x: number, y: number): void {
  o.stroke(toPathData(ellipse(x - r * 0.12, y, r * 0.17, sag * 0.22)), "#7f818b", r * 0.045);
  o.stroke(toPathData(ellipse(x - r * 0.12, y - 4, r * 0.17, sag * 0.22)), "#f3f4f6", r * 0.034);
  o.ellipse(x + r * 0.1, y - 2, r * 0.07, sag * 0.13, "#dfe1e6", 'stroke="#8b8d97" stroke-width="3"');
}
