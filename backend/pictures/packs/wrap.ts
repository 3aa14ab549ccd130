import { darken, lighten } from "../colour";
import { createSvgBuilder, type Box, type SvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { scatterFood } from "./scatter-food";

const FIN = 54;

/** With the zigzag edges of a flow pack. */
function filmOutline({ x: left, y: top, w, h }: Box): string {
  const [right, bottom] = [left + w, top + h];
  const zigzag = (x: number, out: number, isUpward: boolean) => {
    const teeth = 18;
    const points = Array.from({ length: teeth + 1 }, (_, i) => {
      const t = isUpward ? 1 - i / teeth : i / teeth;
      return `L${x + (i % 2 ? out : 0)} ${top + 10 + t * (h - 20)}`;
    });
    return points.join("");
  };
  return `M${left + FIN} ${top + 4}Q480 ${top - 10} ${right - FIN} ${top + 4}L${right - 6} ${top + 10}${zigzag(right, -9, false)}L${right - FIN} ${bottom - 4}Q480 ${bottom + 10} ${left + FIN} ${bottom - 4}L${left + 6} ${bottom - 10}${zigzag(left, 9, true)}Z`;
}

export const wrap: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const w = 870;
  const h = rng.between(450, 490);
  const [left, right] = [480 - w / 2, 480 + w / 2];
  const top = 452 - h / 2;
  const bottom = top + h;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom + 4, w * 0.94, 1.3);
  const film: Box = { x: left, y: top, w, h };
  const cut = filmOutline(film);
  addPrintedFace(
    context,
    {
      full: { x: left, y: top - 8, w, h: h + 16 },
      safe: { x: left + FIN + 60, y: top + h * 0.1, w: w - FIN * 2 - 112, h: h * 0.8 },
      cut,
      drawAbove: (o) => {
        shadeWrap(o, film, cut, main);
        o.withClip(o.clip(cut), () => {
          drawFin(o, film, left, 1, main);
          drawFin(o, film, right, -1, main);
        });
      },
    },
    under,
  );
  scatterFood(context, left + 150, right - 150, bottom + 120, 230);
};

function shadeWrap(o: SvgBuilder, { y: top, h }: Box, cut: string, colour: string): void {
  const dark = darken(colour, 0.8);
  o.path(
    cut,
    o.verticalGradient(
      top - 8,
      top + h + 8,
      [0, dark, 0.22],
      [0.06, "#ffffff", 0.1],
      [0.13, "#ffffff", 0.5],
      [0.22, "#ffffff", 0.1],
      [0.4, "#ffffff", 0],
      [0.68, dark, 0],
      [0.9, dark, 0.32],
      [0.97, dark, 0.44],
      [1, dark, 0.3],
    ),
  );
}

/** The sealed end at `x` and the creases beside it; `out` is 1 for the left one, -1 for the right one. */
function drawFin(o: SvgBuilder, { y: top, h }: Box, x: number, out: 1 | -1, colour: string): void {
  const dark = darken(colour, 0.8);
  const edge = x + out * FIN;
  o.rect(
    { x: Math.min(x, edge), y: top - 10, w: FIN, h: h + 20 },
    0,
    o.horizontalGradient(x, edge, [0, "#ffffff", 0.4], [0.75, "#ffffff", 0.08], [1, dark, 0.42]),
  );
  for (let i = 1; i < 6; i += 1)
    o.stroke(
      `M${x + out * i * 9} ${top}L${x + out * i * 9} ${top + h}`,
      i % 2 ? dark : "#ffffff",
      2.4,
      'opacity=".26"',
    );
  for (let i = 0; i < 5; i += 1) {
    const [cx, cy] = [edge + out * 34, top + h * (0.12 + i * 0.19)];
    const turn = `transform="rotate(${out * (i - 2) * 9} ${cx} ${cy})"`;
    const light = lighten(colour, 0.9);
    o.ellipse(cx, cy, 42, 7, o.radialGradient([0, dark, 0.4], [1, dark, 0]), turn);
    o.ellipse(cx, cy - 9, 40, 6, o.radialGradient([0, light, 0.6], [1, light, 0]), turn);
  }
}
