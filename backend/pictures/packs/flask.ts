import { darken, lighten } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import {
  drawBackground,
  addPrintedFace,
  shadeCylinder,
  drawStandingShadow,
  type PackComposer,
  type PackContext,
} from "./pack-context";

export const flask: PackComposer = (context) => {
  if (/\bl\b/i.test(context.spec.size)) return composeJug(context);
  return composeBottle(context, context.rng.next() < 0.4);
};

function drawCap(u: SvgBuilder, x: number, y: number, w: number, h: number, colour: string): void {
  u.rect(
    { x, y, w, h },
    Math.min(18, h / 4),
    u.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.38)],
      [0.22, lighten(colour, 0.6)],
      [0.42, lighten(colour, 0.15)],
      [0.65, colour],
      [1, darken(colour, 0.45)],
    ),
  );
  u.ellipse(x + w * 0.42, y + 8, w * 0.32, 5, "#ffffff", 'opacity=".55"');
}

const JUG_HOLE =
  "M640 340C700 344 716 384 716 440L716 560C716 590 676 594 668 566C656 500 636 420 616 372C610 352 620 340 640 340Z";
const JUG = `M330 208L500 208C640 216 770 268 776 420L780 820Q780 888 712 888L250 888Q184 888 184 820L184 420C190 300 300 290 330 208Z${JUG_HOLE}`;
const JUG_FACE =
  "M190 400C196 360 240 330 290 310L560 310C600 330 640 430 660 580L776 660L780 820Q780 888 712 888L250 888Q184 888 184 820Z";

function composeJug(context: PackContext): void {
  const { spec } = context;
  const [main, accent] = spec.colours;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, 880, 580, 1.1);
  addPrintedFace(
    context,
    {
      full: { x: 184, y: 330, w: 596, h: 558 },
      safe: { x: 226, y: 372, w: 404, h: 470 },
      cut: JUG_FACE,
      drawBelow: (u) => drawJug(u, main, accent),
      drawAbove: (o) => shadeJug(o, main),
    },
    under,
  );
}

function drawJug(u: SvgBuilder, main: string, accent: string): void {
  drawCap(u, 318, 76, 196, 120, accent);
  for (let i = 1; i < 12; i += 1)
    u.stroke(`M${318 + i * 16.3} 98L${318 + i * 16.3} 184`, darken(accent, 0.6), 3, 'opacity=".2"');
  u.rect({ x: 340, y: 190, w: 152, h: 30 }, 6, darken(main, 0.3));
  u.path(
    JUG,
    u.horizontalGradient(
      184,
      780,
      [0, darken(main, 0.2)],
      [0.3, lighten(main, 0.25)],
      [1, darken(main, 0.22)],
    ),
    'fill-rule="evenodd"',
  );
}

function shadeJug(o: SvgBuilder, colour: string): void {
  o.path(
    JUG,
    o.horizontalGradient(
      184,
      780,
      [0, darken(colour, 0.85), 0.42],
      [0.08, darken(colour, 0.85), 0.12],
      [0.16, "#ffffff", 0.5],
      [0.26, "#ffffff", 0.06],
      [0.6, darken(colour, 0.85), 0],
      [0.9, darken(colour, 0.85), 0.3],
      [1, darken(colour, 0.85), 0.46],
    ),
    'fill-rule="evenodd"',
  );
  o.path(
    JUG,
    o.verticalGradient(
      208,
      888,
      [0, "#ffffff", 0.28],
      [0.2, "#ffffff", 0],
      [0.9, darken(colour, 0.8), 0],
      [1, darken(colour, 0.8), 0.3],
    ),
    'fill-rule="evenodd"',
  );
  o.stroke(JUG_HOLE, darken(colour, 0.6), 7, 'opacity=".45"');
  o.stroke("M616 372C636 420 656 500 668 566", "#ffffff", 5, 'opacity=".5"');
}

function composeBottle(context: PackContext, hasPump: boolean): void {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const r = rng.between(210, 236);
  const top = hasPump ? 270 : 190;
  const bottom = 888;
  const [left, right] = [480 - r, 480 + r];
  const soft = rng.pick([60, 110, 150]);
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 8, r * 2.1);
  const body = `M${left + soft} ${top}L${right - soft} ${top}C${right - soft * 0.3} ${top} ${right} ${top + soft * 0.4} ${right} ${top + soft}L${right} ${bottom - 54}Q${right} ${bottom} ${right - 60} ${bottom}L${left + 60} ${bottom}Q${left} ${bottom} ${left} ${bottom - 54}L${left} ${top + soft}C${left} ${top + soft * 0.4} ${left + soft * 0.3} ${top} ${left + soft} ${top}Z`;
  const from = top + soft * 0.62;
  addPrintedFace(
    context,
    {
      full: { x: left, y: top, w: r * 2, h: bottom - top },
      safe: { x: left + r * 0.2, y: from + 16, w: r * 1.6, h: bottom - from - 62 },
      cut: body,
      drawBelow: (u) => {
        if (hasPump) drawPumpHead(u, top, accent);
        else drawCap(u, 480 - r * 0.5, top - 132, r, 136, accent);
      },
      drawAbove: (o) => {
        shadeCylinder(o, body, left, r * 2, main, 0.52);
        o.ellipse(480, top + 12, r * 0.5, 8, o.radialGradient([0, "#ffffff", 0.6], [1, "#ffffff", 0]));
      },
    },
    under,
  );
}

function drawPumpHead(u: SvgBuilder, top: number, colour: string): void {
  drawCap(u, 424, top - 66, 112, 72, colour);
  drawCap(u, 462, top - 136, 36, 76, colour);
  const head = `M330 ${top - 176}Q330 ${top - 190} 348 ${top - 190}L540 ${top - 190}Q572 ${top - 190} 572 ${top - 162}Q572 ${top - 130} 540 ${top - 130}L420 ${top - 130}C390 ${top - 130} 380 ${top - 150} 350 ${top - 150}L338 ${top - 126}L318 ${top - 132}Z`;
  u.path(
    head,
    u.verticalGradient(
      top - 190,
      top - 126,
      [0, lighten(colour, 0.6)],
      [0.5, colour],
      [1, darken(colour, 0.36)],
    ),
  );
}
