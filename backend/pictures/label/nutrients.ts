import { darken, lighten, pickInk } from "../colour";
import { SIDE, type Picture } from "../layers";
import { drawText } from "../lettering/draw-text";
import { drawBackground, drawStandingShadow } from "../packs/pack-context";
import type { NutrientsSpec } from "../spec";
import { createSvgBuilder, type Box, type SvgBuilder } from "../svg-builder";

const CARD: Box = { x: 150, y: 84, w: 660, h: 780 };
const HEAD = 150;
const PAD = 44;
const MAX_ROW = 78;
const PAPER = "#fffdf9";
const INK = "#26201a";
const INDENTED = /^di cui /;

function drawRow(svg: SvgBuilder, { label, value }: NutrientsSpec["rows"][number], y: number, h: number) {
  const isPart = INDENTED.test(label);
  const line = { y: y + h * 0.28, h: h * 0.44 };
  const left = CARD.x + PAD + (isPart ? 28 : 0);
  const middle = CARD.x + CARD.w * 0.62;
  const face = isPart ? "sans" : "heavy";
  const style = { face, max: 38, lines: 1 } as const;
  drawText(svg, label, { x: left, w: middle - left, ...line }, INK, { ...style, align: "left" });
  const right = { x: middle, w: CARD.x + CARD.w - PAD - middle, ...line };
  drawText(svg, value, right, INK, { ...style, align: "right" });
}

export function composeNutrients({ brand, rows, colour, ground }: NutrientsSpec): Picture {
  const svg = createSvgBuilder();
  drawBackground(svg, ground);
  drawStandingShadow(svg, ground, SIDE / 2, CARD.y + CARD.h, CARD.w * 0.9);
  svg.rect(CARD, 26, PAPER);
  const head = `M${CARD.x} ${CARD.y + HEAD}v${26 - HEAD}a26 26 0 0 1 26 -26h${CARD.w - 52}a26 26 0 0 1 26 26v${HEAD - 26}Z`;
  svg.path(head, svg.verticalGradient(CARD.y, CARD.y + HEAD, [0, lighten(colour, 0.12)], [1, colour]));
  const ink = pickInk(colour);
  const title = { x: CARD.x + PAD, y: CARD.y + 28, w: CARD.w - 2 * PAD, h: 52 };
  drawText(svg, "Valori nutrizionali", title, ink, { face: "heavy", align: "left", max: 70, lines: 1 });
  const maker = { ...title, y: CARD.y + 92, h: 34 };
  drawText(svg, brand, maker, ink, { face: "serif", align: "left", max: 40, lines: 1 });
  const top = CARD.y + HEAD + 18;
  const step = Math.min(MAX_ROW, (CARD.h - HEAD - 36) / Math.max(1, rows.length));
  for (const [index, row] of rows.entries()) {
    const y = top + index * step;
    drawRow(svg, row, y, step);
    if (index > 0)
      svg.stroke(`M${CARD.x + PAD} ${y}h${CARD.w - 2 * PAD}`, darken(PAPER, 0.22), index === 1 ? 3 : 1.4);
  }
  return { width: SIDE, height: SIDE, layers: [{ svg: svg.svg() }] };
}
