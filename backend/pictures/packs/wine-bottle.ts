import { darker, lighter, luminance, mix } from "../colour";
import { sheet } from "../sheet";
import { ground, printed, roundShade, standing, wrapped, type Composer } from "./kit";
import { strew } from "./strew";

type Shape = { r: number; neck: number; shoulder: number; bend: number };

const BORDEAUX: Shape = { r: 156, neck: 50, shoulder: 350, bend: 64 };
const BURGUNDY: Shape = { r: 168, neck: 50, shoulder: 420, bend: 150 };
const SPARKLING: Shape = { r: 172, neck: 54, shoulder: 440, bend: 180 };

/** A wine bottle with foil and a paper label; the colour of the wine chooses the glass. */
export const wineBottle: Composer = (kit) => {
  const { spec, draw } = kit;
  const [main, accent] = spec.colours;
  const { r, neck, shoulder, bend } = draw.pick([BORDEAUX, BURGUNDY, BORDEAUX, SPARKLING]);
  const [top, bottom] = [26, 904];
  const [left, right] = [480 - r, 480 + r];
  const glassTint = luminance(main) > 0.22 ? mix(main, "#6d7a34", 0.45) : mix("#1a2416", main, 0.3);
  const foil = luminance(main) > 0.6 ? accent : main;
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, bottom - 8, r * 2.2);
  const turn = shoulder - bend;
  const glass = `M${480 - neck} ${top + 6}Q${480 - neck} ${top} ${480 - neck + 8} ${top}L${480 + neck - 8} ${top}Q${480 + neck} ${top} ${480 + neck} ${top + 6}L${480 + neck} ${turn - 40}C${480 + neck} ${turn + 30} ${right} ${turn + 20} ${right} ${shoulder}L${right} ${bottom - 26}Q${right} ${bottom} ${right - 30} ${bottom}L${left + 30} ${bottom}Q${left} ${bottom} ${left} ${bottom - 26}L${left} ${shoulder}C${left} ${turn + 20} ${480 - neck} ${turn + 30} ${480 - neck} ${turn - 40}Z`;
  const [labelTop, labelBottom, sag] = [Math.max(shoulder + 16, 410), bottom - 62, 15];
  const [from, to] = [left + r * 0.03, right - r * 0.03];
  const half = (to - from) / 2;
  const wrap = `M${from} ${labelTop}A${half} ${sag} 0 0 0 ${to} ${labelTop}L${to} ${labelBottom}A${half} ${sag} 0 0 1 ${from} ${labelBottom}Z`;
  printed(
    kit,
    {
      full: { x: from, y: labelTop - sag, w: half * 2, h: labelBottom - labelTop + sag * 2 },
      safe: {
        x: from + half * 0.17,
        y: labelTop + sag + 16,
        w: half * 1.66,
        h: labelBottom - labelTop - sag - 28,
      },
      bend: wrapped(480, half, sag),
      backdrop: draw.pick(["classic", "hill", "classic", "awning"]),
      cut: wrap,
      before: (u) => {
        u.path(
          glass,
          u.along(
            left,
            0,
            right,
            0,
            [0, darker(glassTint, 0.55)],
            [0.16, lighter(glassTint, 0.2)],
            [0.5, glassTint],
            [0.85, darker(glassTint, 0.45)],
            [1, darker(glassTint, 0.2)],
          ),
        );
        u.path(
          glass,
          u.glow(480, bottom - 40, r * 1.3, [0, lighter(glassTint, 0.4), 0.5], [1, glassTint, 0]),
        );
      },
      after: (o) => {
        roundShade(o, wrap, from, half * 2, mix(main, "#6a5a3a", 0.5), 0.24);
        const streak = `M${480 - neck + 16} ${top + 160}L${480 - neck + 16} ${turn - 40}C${480 - neck + 16} ${turn + 46} ${left + r * 0.2} ${turn + 40} ${left + r * 0.2} ${shoulder}L${left + r * 0.2} ${labelTop - 8}L${left + r * 0.34} ${labelTop - 4}L${left + r * 0.34} ${shoulder}C${left + r * 0.34} ${turn + 60} ${480 - neck + 30} ${turn + 40} ${480 - neck + 30} ${turn - 40}L${480 - neck + 30} ${top + 160}Z`;
        o.path(streak, "#ffffff", 'opacity=".5"');
        o.path(
          glass,
          o.along(left, 0, right, 0, [0.86, "#ffe9d8", 0], [0.95, "#ffe9d8", 0.24], [1, "#ffe9d8", 0.04]),
        );
        capsule(o, neck, top, 150, foil, accent);
      },
    },
    under,
  );
  strew(kit, left, right, bottom, 220);
};

function capsule(
  o: ReturnType<typeof sheet>,
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
    o.along(
      x,
      0,
      x + w,
      0,
      [0, darker(colour, 0.5)],
      [0.22, lighter(colour, 0.5)],
      [0.36, lighter(colour, 0.1)],
      [0.65, colour],
      [1, darker(colour, 0.6)],
    ),
  );
  o.rect(
    { x: x - 4, y: top - 8, w: w + 8, h: 36 },
    11,
    o.along(
      x,
      0,
      x + w,
      0,
      [0, darker(colour, 0.5)],
      [0.22, lighter(colour, 0.6)],
      [0.6, colour],
      [1, darker(colour, 0.6)],
    ),
  );
  o.rect(
    { x, y: top + h - 26, w, h: 9 },
    0,
    o.along(x, 0, x + w, 0, [0, darker(line, 0.4)], [0.25, lighter(line, 0.6)], [1, darker(line, 0.4)]),
  );
}
