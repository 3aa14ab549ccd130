import { darken, lighten } from "../colour";
import { createSvgBuilder, type Box, type SvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { scatterFood } from "./scatter-food";

const SEAL = 46;

function bodyOutline({ x: left, y: top, w, h }: Box): string {
  const [right, bottom] = [left + w, top + h];
  return [
    `M${left + 14} ${top + SEAL}`,
    `C${left + 4} ${top + h * 0.2} ${left - 10} ${top + h * 0.4} ${left - 4} ${top + h * 0.55}`,
    `C${left} ${top + h * 0.75} ${left + 8} ${bottom - SEAL * 1.6} ${left + 16} ${bottom - SEAL}`,
    `L${right - 16} ${bottom - SEAL}`,
    `C${right - 6} ${bottom - SEAL * 1.6} ${right + 2} ${top + h * 0.75} ${right + 5} ${top + h * 0.55}`,
    `C${right + 10} ${top + h * 0.4} ${right - 4} ${top + h * 0.2} ${right - 14} ${top + SEAL}Z`,
  ].join("");
}

/** With a zigzag edge. */
function sealOutline({ x: left, w }: Box, y: number, edge: number): string {
  const right = left + w;
  const teeth = 34;
  const x = (i: number) => left + 12 + ((w - 24) * i) / teeth;
  const zigzag = Array.from(
    { length: teeth + 1 },
    (_, i) => `L${x(i)} ${edge + (i % 2 === 0 ? 0 : edge < y ? 7 : -7)}`,
  ).join("");
  return `M${left + 13} ${y}${zigzag}L${right - 13} ${y}Z`;
}

export const bag: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const w = rng.between(630, 670);
  const h = rng.between(800, 824);
  const left = 480 - w / 2;
  const right = 480 + w / 2;
  const bottom = 892;
  const top = bottom - h;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 8, w * 0.96);
  const film: Box = { x: left, y: top, w, h };
  const body = bodyOutline(film);
  const topSeal = sealOutline(film, top + SEAL, top);
  const bottomSeal = sealOutline(film, bottom - SEAL, bottom);
  addPrintedFace(
    context,
    {
      full: { x: left - 14, y: top, w: w + 28, h },
      safe: { x: left + w * 0.1, y: top + SEAL + h * 0.05, w: w * 0.8, h: h * 0.8 },
      cut: body + topSeal + bottomSeal,
      drawAbove: (o) => {
        shadeFilm(o, body, left, right, top + SEAL, bottom - SEAL, main);
        drawSeal(o, film, topSeal, top, main);
        drawSeal(o, film, bottomSeal, bottom - SEAL, main);
      },
    },
    under,
  );
  scatterFood(context, left, right, bottom + 14, 190);
};

function drawSeal(o: SvgBuilder, { x: left, w }: Box, outline: string, y: number, colour: string): void {
  o.path(
    outline,
    o.verticalGradient(
      y,
      y + SEAL,
      [0, "#ffffff", 0.3],
      [0.5, "#ffffff", 0.05],
      [1, darken(colour, 0.8), 0.3],
    ),
  );
  for (let i = 1; i < 6; i += 1)
    o.stroke(
      `M${left + 16} ${y + i * 7.4}L${left + w - 16} ${y + i * 7.4}`,
      i % 2 ? "#ffffff" : darken(colour, 0.7),
      2.4,
      'opacity=".3"',
    );
}

export function shadeFilm(
  o: SvgBuilder,
  d: string,
  left: number,
  right: number,
  top: number,
  bottom: number,
  colour: string,
): void {
  const dark = darken(colour, 0.8);
  o.path(
    d,
    o.horizontalGradient(
      left - 8,
      right + 8,
      [0, dark, 0.5],
      [0.06, dark, 0.22],
      [0.16, dark, 0],
      [0.75, dark, 0],
      [0.9, dark, 0.26],
      [0.97, dark, 0.46],
      [1, dark, 0.3],
    ),
  );
  o.path(
    d,
    o.verticalGradient(
      top,
      bottom,
      [0, dark, 0.34],
      [0.05, dark, 0.1],
      [0.12, dark, 0],
      [0.86, dark, 0],
      [0.95, dark, 0.16],
      [1, dark, 0.4],
    ),
  );
  o.withClip(o.clip(d), () => drawFolds(o, { x: left, y: top, w: right - left, h: bottom - top }, colour));
}

function drawFolds(o: SvgBuilder, { x: left, y: top, w, h }: Box, colour: string): void {
  const [right, bottom] = [left + w, top + h];
  const dark = darken(colour, 0.8);
  const light = lighten(colour, 0.9);
  const gleam = (x: number, y: number, rx: number, ry: number, turn: number, opacity: number) =>
    o.ellipse(
      x,
      y,
      rx,
      ry,
      o.radialGradient([0, "#ffffff", opacity], [0.5, "#ffffff", opacity * 0.55], [1, "#ffffff", 0]),
      `transform="rotate(${turn} ${x} ${y})"`,
    );
  const crease = (x: number, y: number, rx: number, ry: number, turn: number) => {
    o.ellipse(
      x,
      y,
      rx,
      ry,
      o.radialGradient([0, dark, 0.34], [1, dark, 0]),
      `transform="rotate(${turn} ${x} ${y})"`,
    );
    o.ellipse(
      x - rx * 0.9,
      y,
      rx * 0.8,
      ry * 0.9,
      o.radialGradient([0, light, 0.5], [1, light, 0]),
      `transform="rotate(${turn} ${x} ${y})"`,
    );
  };
  gleam(left + w * 0.13, top + h * 0.44, w * 0.055, h * 0.42, 1.5, 0.75);
  gleam(right - w * 0.07, top + h * 0.52, w * 0.03, h * 0.34, -1, 0.4);
  gleam(left + w * 0.34, top + h * 0.05, w * 0.24, h * 0.035, -3, 0.5);
  for (const [x, turn, long] of [
    [0.08, -26, 0.1],
    [0.22, -12, 0.075],
    [0.5, 2, 0.05],
    [0.78, 12, 0.08],
    [0.92, 26, 0.1],
  ] as const) {
    crease(left + w * x, top + h * 0.035, w * 0.02, h * long, turn);
    crease(left + w * x, bottom - h * 0.03, w * 0.02, h * long * 0.9, -turn);
  }
}
