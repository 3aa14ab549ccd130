import { darken, lighten, getLuminance, mix } from "../colour";
import type { Sprite } from "../layers";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import {
  drawBackground,
  addPrintedFace,
  shadeCylinder,
  drawStandingShadow,
  bendAroundCylinder,
  type PackComposer,
  type PackContext,
} from "./pack-context";
import { isRawFood, scatterFood } from "./scatter-food";

export const jar: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const r = rng.between(272, 296);
  const top = rng.between(156, 190);
  const bottom = 888;
  const [left, right] = [480 - r, 480 + r];
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 6, r * 2);
  const glass = `M${left + 40} ${top}C${left + 30} ${top + 40} ${left} ${top + 50} ${left} ${top + 110}L${left} ${bottom - 64}Q${left} ${bottom} ${left + 70} ${bottom}L${right - 70} ${bottom}Q${right} ${bottom} ${right} ${bottom - 64}L${right} ${top + 110}C${right} ${top + 50} ${right - 30} ${top + 40} ${right - 40} ${top}Z`;
  // A black label does not mean black contents.
  const content = getLuminance(main) < 0.06 ? mix(accent, main, 0.35) : main;
  under.path(
    glass,
    under.horizontalGradient(
      left,
      right,
      [0, darken(content, 0.3)],
      [0.3, lighten(content, 0.22)],
      [0.7, content],
      [1, darken(content, 0.35)],
    ),
  );
  context.layers.push({ svg: under.svg() }, { sprites: createFilling(context, r, top, bottom), clip: glass });
  const [labelTop, labelBottom, sag] = [top + 150, bottom - 76, 22];
  const wrap = `M${left} ${labelTop}A${r} ${sag} 0 0 0 ${right} ${labelTop}L${right} ${labelBottom}A${r} ${sag} 0 0 1 ${left} ${labelBottom}Z`;
  addPrintedFace(context, {
    full: { x: left, y: labelTop - sag, w: r * 2, h: labelBottom - labelTop + sag * 2 },
    safe: { x: left + r * 0.2, y: labelTop + sag + 14, w: r * 1.6, h: labelBottom - labelTop - sag - 20 },
    bend: bendAroundCylinder(480, r, sag),
    cut: wrap,
    drawBelow: (u) => u.path(wrap, darken(main, 0.75), 'opacity=".4" transform="translate(0 8)"'),
    drawAbove: (o) => {
      shadeCylinder(o, glass, left, r * 2, mix(main, "#402030", 0.4), 0.5);
      o.rect(
        { x: left + r * 0.16, y: top + 96, w: r * 0.1, h: bottom - top - 180 },
        r * 0.05,
        "#ffffff",
        'opacity=".4"',
      );
      o.ellipse(480, bottom - 22, r * 0.75, 12, o.radialGradient([0, "#ffffff", 0.55], [1, "#ffffff", 0]));
      drawLid(o, r, top, accent, main);
    },
  });
  scatterFood(context, left, right, bottom);
};

function createFilling({ spec, rng }: PackContext, r: number, top: number, bottom: number): Sprite[] {
  const [art] = spec.art.filter(isRawFood);
  if (!art) return [];
  const colour = darken(spec.colours[0], 0.7);
  return Array.from({ length: 22 }, (_, i) => {
    const size = rng.between(120, 160);
    const x = 480 - r + 50 + ((i * 0.618) % 1) * (r * 2 - 100);
    const y = i < 11 ? rng.between(top + 70, top + 150) : rng.between(bottom - 150, bottom - 56);
    const shadow = { dx: 2, dy: 6, opacity: 0.35, colour };
    return { art, x, y, size, rotate: rng.between(-80, 80), dim: 0.05, opacity: 0.92, shadow };
  });
}

function drawLid(o: SvgBuilder, r: number, top: number, accent: string, main: string): void {
  const half = r - 16;
  const [x, w, h] = [480 - half, half * 2, 104];
  const y = top - 82;
  o.rect({ x: x + 8, y: y + h - 6, w: w - 16, h: 16 }, 8, darken(main, 0.7), 'opacity=".4"');
  const colour = accent;
  o.rect(
    { x, y, w, h },
    20,
    o.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.42)],
      [0.2, lighten(colour, 0.55)],
      [0.34, lighten(colour, 0.2)],
      [0.62, colour],
      [0.9, darken(colour, 0.45)],
      [1, darken(colour, 0.3)],
    ),
  );
  o.rect({ x, y, w, h: 24 }, 14, "#ffffff", 'opacity=".28"');
  o.rect(
    { x: x - 4, y: y + h - 30, w: w + 8, h: 30 },
    12,
    o.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.5)],
      [0.2, lighten(colour, 0.4)],
      [0.6, darken(colour, 0.1)],
      [1, darken(colour, 0.5)],
    ),
  );
}
