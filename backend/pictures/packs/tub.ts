import { darken, lighten, mix } from "../colour";
import { ellipse, toPathData, type Bend } from "../lettering/outline";
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

type Form = { rim: number; foot: number; top: number; bottom: number; sag: number };

const SMALL: Form = { rim: 292, foot: 226, top: 236, bottom: 862, sag: 62 };
const WIDE: Form = { rim: 388, foot: 334, top: 340, bottom: 822, sag: 82 };

export const tub: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const grams = Number.parseFloat(spec.size.replace(",", "."));
  const isSmall = /\bg\b/.test(spec.size) && grams <= 200;
  const form = isSmall || rng.next() < 0.3 ? SMALL : WIDE;
  const { rim, foot, top, bottom, sag } = form;
  const low = sag * (foot / rim);
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom + low * 0.5, foot * 2.1, 1.2);
  const wall = `M${480 - rim} ${top}A${rim} ${sag} 0 0 0 ${480 + rim} ${top}L${480 + foot} ${bottom}A${foot} ${low} 0 0 1 ${480 - foot} ${bottom}Z`;
  const round = bendAroundCylinder(480, rim, sag);
  const bend: Bend = (x, y) => {
    const [bx, by] = round(x, y);
    const share = Math.max(0, Math.min(1, (y - top) / (bottom - top)));
    return [480 + (bx - 480) * (1 + (foot / rim - 1) * share), by];
  };
  addPrintedFace(
    context,
    {
      full: { x: 480 - rim, y: top - 4, w: rim * 2, h: bottom - top + sag * 2 },
      safe: { x: 480 - rim * 0.82, y: top + sag + 34, w: rim * 1.64, h: bottom - top - sag - 20 },
      bend,
      cut: wall,
      drawAbove: (o) => {
        shadeCylinder(o, wall, 480 - rim, rim * 2, main, 0.36);
        drawLid(o, form, main, accent);
      },
    },
    under,
  );
  scatterFood(context, 480 - foot, 480 + foot, bottom + low * 0.6);
};

function drawLid(o: SvgBuilder, form: Form, main: string, accent: string): void {
  const { rim, top, sag } = form;
  const lid = mix(accent, "#ffffff", 0.12);
  const edge = `M${480 - rim - 14} ${top - 22}A${rim + 14} ${sag} 0 0 0 ${480 + rim + 14} ${top - 22}L${480 + rim + 12} ${top + 12}A${rim + 12} ${sag} 0 0 1 ${480 - rim - 12} ${top + 12}Z`;
  o.path(edge, darken(main, 0.75), 'opacity=".35" transform="translate(0 9)"');
  o.path(
    edge,
    o.horizontalGradient(
      480 - rim,
      480 + rim,
      [0, darken(lid, 0.35)],
      [0.2, lighten(lid, 0.6)],
      [0.6, lid],
      [1, darken(lid, 0.42)],
    ),
  );
  o.ellipse(
    480,
    top - 22,
    rim + 14,
    sag,
    o.linearGradient(
      480 - rim,
      top - 60,
      480 + rim,
      top + 30,
      [0, lighten(lid, 0.7)],
      [0.5, lid],
      [1, darken(lid, 0.18)],
    ),
  );
  drawSeal(o, form, mix(main, lid, 0.25), lighten(lid, 0.8));
}

function drawSeal(o: SvgBuilder, { rim, top, sag }: Form, colour: string, edge: string): void {
  o.ellipse(
    480,
    top - 20,
    rim - 20,
    sag - 12,
    o.linearGradient(
      480 - rim,
      top - 70,
      480 + rim,
      top + 40,
      [0, lighten(colour, 0.5)],
      [0.45, lighten(colour, 0.14)],
      [1, darken(colour, 0.1)],
    ),
  );
  o.stroke(toPathData(ellipse(480, top - 20, rim - 20, sag - 12)), edge, 4, 'opacity=".8"');
  o.ellipse(
    480 - rim * 0.36,
    top - 34,
    rim * 0.4,
    sag * 0.22,
    o.radialGradient([0, "#ffffff", 0.6], [1, "#ffffff", 0]),
    `transform="rotate(-7 ${480 - rim * 0.36} ${top - 34})"`,
  );
}
