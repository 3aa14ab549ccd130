import { darken } from "../colour";
import type { Random } from "../random";
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

export const can: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const slim = rng.next() < 0.5;
  const r = slim ? 186 : 228;
  const [top, bottom] = slim ? [66, 890] : [116, 886];
  const sag = slim ? 24 : 32;
  const [left, right] = [480 - r, 480 + r];
  const neck = r * 0.84;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 2, r * 1.9);
  const [shoulder, base] = [top + 70, bottom - 52];
  const body = `M${480 - neck} ${top + 14}A${neck} ${sag} 0 0 0 ${480 + neck} ${top + 14}C${480 + neck} ${top + 34} ${right} ${shoulder - 16} ${right} ${shoulder + 10}L${right} ${base}C${right} ${base + 22} ${480 + neck} ${bottom - 22} ${480 + neck} ${bottom - 14}A${neck} ${sag * 0.8} 0 0 1 ${480 - neck} ${bottom - 14}C${480 - neck} ${bottom - 22} ${left} ${base + 22} ${left} ${base}L${left} ${shoulder + 10}C${left} ${shoulder - 16} ${480 - neck} ${top + 34} ${480 - neck} ${top + 14}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left, y: top - 10, w: r * 2, h: bottom - top + 30 },
      safe: { x: left + r * 0.16, y: shoulder + sag + 22, w: r * 1.68, h: base - shoulder - sag - 14 },
      bend: bendAroundCylinder(480, r, sag),
      cut: body,
      drawAbove: (o) => {
        shadeCylinder(o, body, left, r * 2, main, 0.62);
        drawSteel(o, neck, sag, top, bottom);
        drawDrops(o, left, right, shoulder, base, rng, main);
      },
    },
    under,
  );
  scatterFood(context, left, right, bottom, 210);
};

/** The lid and the edge of the base. */
function drawSteel(o: SvgBuilder, neck: number, sag: number, top: number, bottom: number): void {
  const steel = o.horizontalGradient(
    480 - neck,
    480 + neck,
    [0, "#8a8c95"],
    [0.2, "#f6f6f8"],
    [0.5, "#c2c4cc"],
    [0.75, "#eff0f3"],
    [1, "#7f818b"],
  );
  o.path(
    `M${480 - neck} ${bottom - 22}A${neck} ${sag * 0.8} 0 0 0 ${480 + neck} ${bottom - 22}L${480 + neck} ${bottom - 12}A${neck} ${sag * 0.8} 0 0 1 ${480 - neck} ${bottom - 12}Z`,
    steel,
  );
  o.ellipse(480, top + 10, neck + 6, sag + 2, steel);
  o.ellipse(
    480,
    top + 12,
    neck - 8,
    sag - 7,
    o.linearGradient(
      480 - neck,
      top,
      480 + neck,
      top + sag,
      [0, "#84868f"],
      [0.4, "#e4e6ea"],
      [1, "#9a9ca6"],
    ),
  );
  o.ellipse(480 + 8, top + 13, neck * 0.3, sag * 0.3, "#8b8d97");
  o.ellipse(480 + 8, top + 10, neck * 0.3, sag * 0.3, "#f1f2f4");
}

function drawDrops(
  o: SvgBuilder,
  left: number,
  right: number,
  top: number,
  bottom: number,
  rng: Random,
  main: string,
): void {
  for (let i = 0; i < 26; i += 1) {
    const edge = rng.next() ** 1.6 * 0.3;
    const x = i % 2 ? left + (right - left) * (0.02 + edge) : right - (right - left) * (0.02 + edge);
    const y = rng.between(top, bottom + 20);
    const size = rng.between(4, 10);
    o.ellipse(x, y, size * 0.8, size, darken(main, 0.5), 'opacity=".28"');
    o.ellipse(x, y + size * 0.2, size * 0.6, size * 0.7, "#ffffff", 'opacity=".5"');
    o.ellipse(x - size * 0.25, y - size * 0.35, size * 0.24, size * 0.26, "#ffffff", 'opacity=".95"');
  }
}
