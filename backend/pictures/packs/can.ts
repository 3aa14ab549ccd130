import { darker } from "../colour";
import type { Random } from "../random";
import { sheet, type Sheet } from "../sheet";
import { ground, printed, roundShade, standing, wrapped, type Composer } from "./kit";
import { strew } from "./strew";

/** A drinks can fresh from the fridge. */
export const can: Composer = (kit) => {
  const { spec, draw } = kit;
  const [main] = spec.colours;
  const slim = draw.next() < 0.5;
  const r = slim ? 186 : 228;
  const [top, bottom] = slim ? [66, 890] : [116, 886];
  const sag = slim ? 24 : 32;
  const [left, right] = [480 - r, 480 + r];
  const neck = r * 0.84;
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, bottom - 2, r * 1.9);
  const [shoulder, base] = [top + 70, bottom - 52];
  const body = `M${480 - neck} ${top + 14}A${neck} ${sag} 0 0 0 ${480 + neck} ${top + 14}C${480 + neck} ${top + 34} ${right} ${shoulder - 16} ${right} ${shoulder + 10}L${right} ${base}C${right} ${base + 22} ${480 + neck} ${bottom - 22} ${480 + neck} ${bottom - 14}A${neck} ${sag * 0.8} 0 0 1 ${480 - neck} ${bottom - 14}C${480 - neck} ${bottom - 22} ${left} ${base + 22} ${left} ${base}L${left} ${shoulder + 10}C${left} ${shoulder - 16} ${480 - neck} ${top + 34} ${480 - neck} ${top + 14}Z`;
  printed(
    kit,
    {
      full: { x: left, y: top - 10, w: r * 2, h: bottom - top + 30 },
      safe: { x: left + r * 0.16, y: shoulder + sag + 22, w: r * 1.68, h: base - shoulder - sag - 14 },
      bend: wrapped(480, r, sag),
      cut: body,
      after: (o) => {
        roundShade(o, body, left, r * 2, main, 0.62);
        const steel = o.along(
          480 - neck,
          0,
          480 + neck,
          0,
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
          o.along(480 - neck, top, 480 + neck, top + sag, [0, "#84868f"], [0.4, "#e4e6ea"], [1, "#9a9ca6"]),
        );
        o.ellipse(480 + 8, top + 13, neck * 0.3, sag * 0.3, "#8b8d97");
        o.ellipse(480 + 8, top + 10, neck * 0.3, sag * 0.3, "#f1f2f4");
        drops(o, left, right, shoulder, base, draw, main);
      },
    },
    under,
  );
  strew(kit, left, right, bottom, 210);
};

function drops(
  o: Sheet,
  left: number,
  right: number,
  top: number,
  bottom: number,
  draw: Random,
  main: string,
): void {
  for (let i = 0; i < 26; i += 1) {
    const edge = draw.next() ** 1.6 * 0.3;
    const x = i % 2 ? left + (right - left) * (0.02 + edge) : right - (right - left) * (0.02 + edge);
    const y = draw.between(top, bottom + 20);
    const size = draw.between(4, 10);
    o.ellipse(x, y, size * 0.8, size, darker(main, 0.5), 'opacity=".28"');
    o.ellipse(x, y + size * 0.2, size * 0.6, size * 0.7, "#ffffff", 'opacity=".5"');
    o.ellipse(x - size * 0.25, y - size * 0.35, size * 0.24, size * 0.26, "#ffffff", 'opacity=".95"');
  }
}
