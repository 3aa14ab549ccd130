import { drawText } from "../lettering/draw-text";
import type { Box, SvgBuilder } from "../svg-builder";
import { PAGE, type LeafletOffer, type OfferBox } from "./spec";

const PAPER = "#fffdf9";
const INK = "#26201a";
const MUTED_INK = "#5f554a";
const TOMATO = "#c22f1b";
const OCHRE = "#f0d9a0";
const PAD = 14;

function getCardBox({ x, y, width, height }: OfferBox): Box {
  const [w, h] = [PAGE.width / 100, PAGE.height / 100];
  return { x: x * w, y: y * h, w: width * w, h: height * h };
}

const CONDITION_HEIGHT = 30;

type OfferLayout = Record<
  "condition" | "picture" | "name" | "size" | "badge" | "previousPrice" | "withoutStamps" | "price",
  Box
>;

/** The condition of a price is a strip above all that depends on it. */
export function layoutOffer({ box, condition }: Pick<LeafletOffer, "box" | "condition">): OfferLayout {
  const { x, y, w, h } = getCardBox(box);
  const strip = condition ? PAD + CONDITION_HEIGHT : 0;
  return {
    condition: { x: x + PAD, y: y + PAD, w: w - PAD * 2, h: CONDITION_HEIGHT },
    ...layoutBelow({ x, y: y + strip, w, h: h - strip }),
  };
}

function layoutBelow({ x, y, w, h }: Box): Omit<OfferLayout, "condition"> {
  if (w > h) {
    const side = Math.min(w * 0.5, h - 80);
    const right = x + PAD + side + PAD;
    const textWidth = w - side - PAD * 3;
    return {
      picture: { x: x + PAD, y: y + PAD, w: side, h: side },
      name: { x: right, y: y + PAD + 4, w: textWidth, h: h * 0.34 },
      size: { x: right, y: y + PAD + h * 0.38, w: textWidth, h: 18 },
      badge: { x: x + PAD, y: y + h - 56, w: 92, h: 40 },
      previousPrice: { x: x + 116, y: y + h - 44, w: 66, h: 20 },
      withoutStamps: { x: x + PAD, y: y + h - 60, w: w * 0.5 - PAD * 2, h: 46 },
      price: { x: x + w * 0.5, y: y + h - 70, w: w * 0.5 - PAD, h: 54 },
    };
  }
  const side = Math.min(w - PAD * 2, h - 170);
  const textTop = y + PAD + side;
  return {
    picture: { x: x + (w - side) / 2, y: y + PAD, w: side, h: side },
    name: { x: x + PAD, y: textTop + 12, w: w - PAD * 2, h: 52 },
    size: { x: x + PAD, y: textTop + 70, w: w - PAD * 2, h: 18 },
    badge: { x: x + PAD, y: y + h - 62, w: 104, h: 46 },
    previousPrice: { x: x + 130, y: y + h - 48, w: 76, h: 22 },
    withoutStamps: { x: x + PAD, y: y + h - 62, w: w * 0.5 - PAD * 2, h: 46 },
    price: { x: x + w * 0.5, y: y + h - 76, w: w * 0.5 - PAD, h: 60 },
  };
}

const formatEuros = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

export function drawOffer(svg: SvgBuilder, offer: LeafletOffer): void {
  const card = getCardBox(offer.box);
  const layout = layoutOffer(offer);
  svg.rect(card, 20, PAPER);
  if (offer.condition) {
    svg.rect(layout.condition, 8, OCHRE);
    const { x, y, w, h } = layout.condition;
    const inner = { x: x + 8, y: y + 6, w: w - 16, h: h - 12 };
    drawText(svg, offer.condition, inner, INK, { face: "heavy", max: 20, lines: 1 });
  }
  drawText(svg, offer.name, layout.name, INK, {
    face: "sans",
    align: "left",
    max: 27,
    lines: 4,
    leading: 1.05,
  });
  drawText(svg, offer.size, layout.size, MUTED_INK, { face: "sans", align: "left", max: 19, lines: 1 });
  drawText(svg, formatEuros(offer.price), layout.price, offer.isReduced ? TOMATO : INK, {
    face: "heavy",
    align: "right",
    max: 66,
    lines: 1,
  });
  if (offer.badge) {
    svg.rect(layout.badge, 10, TOMATO);
    const inner = {
      x: layout.badge.x + 8,
      y: layout.badge.y + 8,
      w: layout.badge.w - 16,
      h: layout.badge.h - 16,
    };
    drawText(svg, offer.badge, inner, "#ffffff", { face: "heavy", max: 32, lines: 1 });
  }
  const lineHeight = layout.withoutStamps.h / 2;
  offer.withoutStamps.forEach((line, index) => {
    const { x, y, w } = layout.withoutStamps;
    const box = { x, y: y + index * lineHeight, w, h: lineHeight };
    drawText(svg, line, box, INK, { face: "sans", align: "left", max: 21, lines: 1 });
  });
  if (offer.previousPrice === null) return;
  drawText(svg, formatEuros(offer.previousPrice), layout.previousPrice, MUTED_INK, {
    face: "sans",
    max: 22,
    lines: 1,
  });
  const middle = layout.previousPrice.y + layout.previousPrice.h / 2;
  svg.stroke(
    `M${layout.previousPrice.x} ${middle}L${layout.previousPrice.x + layout.previousPrice.w} ${middle}`,
    MUTED_INK,
    1.6,
  );
}
