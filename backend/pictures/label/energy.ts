import { ENERGY_CLASSES, ENERGY_COLOURS, type EnergyClass } from "../../../lib/rules/products/energy-label";
import { SIDE, type Picture } from "../layers";
import { drawText } from "../lettering/draw-text";
import type { EnergySpec } from "../spec";
import { type Box, createSvgBuilder, type SvgBuilder } from "../svg-builder";

const EU_BLUE = "#003399";
const EU_YELLOW = "#ffcc00";
const BLACK = "#000000";
const WHITE = "#ffffff";
const STARS = 12;

const LABEL: Box = { x: 255, y: 30, w: 450, h: 900 };
const LEFT = LABEL.x + 24;
const WIDTH = LABEL.w - 48;
const SCALE_TOP = 236;
const ROW = 68;
const ARROW = { height: 54, shortest: 130, step: 22, tip: 26 };

function drawFlag(svg: SvgBuilder, { x, y, w, h }: Box): void {
  svg.rect({ x, y, w, h }, 0, EU_BLUE);
  for (let star = 0; star < STARS; star += 1) {
    const angle = (star / STARS) * 2 * Math.PI;
    svg.ellipse(
      x + w / 2 + Math.sin(angle) * h * 0.34,
      y + h / 2 - Math.cos(angle) * h * 0.34,
      4,
      4,
      EU_YELLOW,
    );
  }
}

/** Points right, or left to the scale. */
function drawArrow(svg: SvgBuilder, { x, y, w, h }: Box, colour: string, direction: "right" | "left"): void {
  const tip = direction === "right" ? ARROW.tip : -ARROW.tip;
  const start = direction === "right" ? x : x + w;
  const length = direction === "right" ? w - ARROW.tip : ARROW.tip - w;
  svg.path(`M${start} ${y}h${length}l${tip} ${h / 2}l${-tip} ${h / 2}h${-length}Z`, colour);
}

function drawScale(svg: SvgBuilder, energyClass: EnergyClass): void {
  for (const [index, letter] of ENERGY_CLASSES.entries()) {
    const box = {
      x: LEFT,
      y: SCALE_TOP + index * ROW,
      w: ARROW.shortest + index * ARROW.step,
      h: ARROW.height,
    };
    drawArrow(svg, box, ENERGY_COLOURS[letter], "right");
    const text = { x: box.x + 12, y: box.y + 9, w: 60, h: 36 };
    drawText(svg, letter, text, BLACK, { face: "heavy", align: "left", max: 44, lines: 1 });
    if (letter !== energyClass) continue;
    const mark = { x: LABEL.x + LABEL.w - 24 - 120, y: box.y - 8, w: 120, h: ARROW.height + 16 };
    drawArrow(svg, mark, BLACK, "left");
    const name = { x: mark.x + ARROW.tip, y: mark.y + 11, w: mark.w - ARROW.tip, h: 48 };
    drawText(svg, letter, name, WHITE, { face: "heavy", align: "centre", max: 60, lines: 1 });
  }
}

/** The label of a lamp, without the QR code of a registration, which the shop's own brands lack. */
export function composeEnergyLabel({ brand, model, energyClass, kilowattHours }: EnergySpec): Picture {
  const svg = createSvgBuilder();
  svg.rect({ x: 0, y: 0, w: SIDE, h: SIDE }, 0, WHITE);
  svg.rect(LABEL, 14, EU_BLUE);
  svg.rect({ x: LABEL.x + 6, y: LABEL.y + 6, w: LABEL.w - 12, h: LABEL.h - 12 }, 10, WHITE);
  drawFlag(svg, { x: LEFT, y: 58, w: 120, h: 80 });
  const title = { x: LEFT + 140, y: 66, w: WIDTH - 140, h: 64 };
  drawText(svg, "ENERG", title, EU_BLUE, { face: "heavy", align: "left", max: 84, lines: 1 });
  const names = { y: 166, h: 38 };
  drawText(svg, brand, { x: LEFT, w: WIDTH * 0.55, ...names }, BLACK, {
    face: "heavy",
    align: "left",
    max: 36,
    lines: 1,
  });
  const right = { x: LEFT + WIDTH * 0.55, w: WIDTH * 0.45, ...names };
  drawText(svg, model, right, BLACK, { face: "sans", align: "right", max: 30, lines: 1 });
  svg.stroke(`M${LEFT} 216h${WIDTH}`, EU_BLUE, 3);
  drawScale(svg, energyClass);
  svg.stroke(`M${LEFT} 732h${WIDTH}`, EU_BLUE, 3);
  const use = { x: LEFT, y: 764, w: WIDTH * 0.4, h: 92 };
  drawText(svg, String(kilowattHours), use, BLACK, { face: "heavy", align: "right", max: 120, lines: 1 });
  const unit = { x: LEFT + WIDTH * 0.44, y: 806, w: WIDTH * 0.56, h: 48 };
  drawText(svg, "kWh/1000h", unit, BLACK, { face: "heavy", align: "left", max: 52, lines: 1 });
  const regulation = { x: LEFT, y: 878, w: WIDTH, h: 24 };
  drawText(svg, "2019/2015", regulation, BLACK, { face: "sans", align: "right", max: 24, lines: 1 });
  return { width: SIDE, height: SIDE, layers: [{ svg: svg.svg() }] };
}
