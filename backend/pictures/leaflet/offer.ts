import { pathData } from "../lettering/outline";
import { type Lettering, setText } from "../lettering/text";
import type { Box, Sheet } from "../sheet";
import { PAGE, type LeafletOffer, type OfferBox } from "./spec";

const PAPER = "#fffdf9";
const INK = "#26201a";
const SOFT = "#5f554a";
const TOMATO = "#c22f1b";
const PAD = 14;

export function cardOf({ x, y, width, height }: OfferBox): Box {
  const [w, h] = [PAGE.width / 100, PAGE.height / 100];
  return { x: x * w, y: y * h, w: width * w, h: height * h };
}

type Places = { picture: Box; name: Box; size: Box; badge: Box; before: Box; price: Box };

/** Picture beside the words on a flat card, above them on a tall one. */
export function placesIn({ x, y, w, h }: Box): Places {
  if (w > h) {
    const side = Math.min(w * 0.5, h - 80);
    const right = x + PAD + side + PAD;
    const room = w - side - PAD * 3;
    return {
      picture: { x: x + PAD, y: y + PAD, w: side, h: side },
      name: { x: right, y: y + PAD + 4, w: room, h: h * 0.34 },
      size: { x: right, y: y + PAD + h * 0.38, w: room, h: 18 },
      badge: { x: x + PAD, y: y + h - 56, w: 92, h: 40 },
      before: { x: x + 116, y: y + h - 44, w: 66, h: 20 },
      price: { x: x + w * 0.5, y: y + h - 70, w: w * 0.5 - PAD, h: 54 },
    };
  }
  const side = Math.min(w - PAD * 2, h - 170);
  const low = y + PAD + side;
  return {
    picture: { x: x + (w - side) / 2, y: y + PAD, w: side, h: side },
    name: { x: x + PAD, y: low + 12, w: w - PAD * 2, h: 52 },
    size: { x: x + PAD, y: low + 70, w: w - PAD * 2, h: 18 },
    badge: { x: x + PAD, y: y + h - 62, w: 104, h: 46 },
    before: { x: x + 130, y: y + h - 48, w: 76, h: 22 },
    price: { x: x + w * 0.5, y: y + h - 76, w: w * 0.5 - PAD, h: 60 },
  };
}

export function letter(sheet: Sheet, text: string, box: Box, colour: string, style: Lettering): void {
  if (text) sheet.path(pathData(setText(text, box, style)), colour);
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

/** Everything of an offer but its picture. */
export function drawOffer(sheet: Sheet, offer: LeafletOffer): void {
  const card = cardOf(offer.box);
  const at = placesIn(card);
  sheet.rect(card, 20, PAPER);
  letter(sheet, offer.name, at.name, INK, { face: "sans", align: "left", max: 27, lines: 4, leading: 1.05 });
  letter(sheet, offer.size, at.size, SOFT, { face: "sans", align: "left", max: 19, lines: 1 });
  letter(sheet, euros(offer.price), at.price, TOMATO, { face: "heavy", align: "right", max: 66, lines: 1 });
  if (offer.badge) {
    sheet.rect(at.badge, 10, TOMATO);
    const inner = { x: at.badge.x + 8, y: at.badge.y + 8, w: at.badge.w - 16, h: at.badge.h - 16 };
    letter(sheet, offer.badge, inner, "#ffffff", { face: "heavy", max: 32, lines: 1 });
  }
  if (offer.before === null) return;
  letter(sheet, euros(offer.before), at.before, SOFT, { face: "sans", max: 22, lines: 1 });
  const middle = at.before.y + at.before.h / 2;
  sheet.stroke(`M${at.before.x} ${middle}L${at.before.x + at.before.w} ${middle}`, SOFT, 1.6);
}
