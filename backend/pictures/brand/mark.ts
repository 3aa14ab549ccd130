import { darken, pickInk, mix } from "../colour";
import {
  getBounds,
  ellipse,
  transformOutline,
  toPathData,
  polygon,
  roundedRectangle,
  type Bend,
  type Outline,
} from "../lettering/outline";
import { layoutText } from "../lettering/text";
import type { Box, SvgBuilder } from "../svg-builder";
import { applyCasing, type Identity } from "./identity";

export type MarkPlacement = {
  box: Box;
  background: string;
  bend?: Bend;
};

const inset = (box: Box, x: number, y: number): Box => ({
  x: box.x + box.w * x,
  y: box.y + box.h * y,
  w: box.w * (1 - 2 * x),
  h: box.h * (1 - 2 * y),
});

type Badge = { shape: (b: Box) => Outline; padding: [number, number]; margin: [number, number] };

const BADGES: Partial<Record<Identity["mark"], Badge>> = {
  pill: {
    shape: (b) => roundedRectangle(b.x, b.y, b.w, b.h, Math.min(b.w, b.h) / 2),
    padding: [0.5, 0.34],
    margin: [0.1, 0.16],
  },
  plate: {
    shape: (b) => roundedRectangle(b.x, b.y, b.w, b.h, Math.min(14, b.h / 5)),
    padding: [0.34, 0.34],
    margin: [0.06, 0.16],
  },
  oval: {
    shape: (b) => ellipse(b.x + b.w / 2, b.y + b.h / 2, b.w / 2, b.h / 2),
    padding: [0.62, 0.62],
    margin: [0.13, 0.22],
  },
};

function setBrandText(brand: string, box: Box, identity: Identity): Outline {
  const text = applyCasing(brand, identity.casing);
  const style = {
    face: identity.face,
    tracking: identity.tracking,
    lines: 2,
    leading: identity.face === "script" ? 0.82 : 0.9,
  };
  return layoutText(text, box, style);
}

function drawBadge(
  over: SvgBuilder,
  brand: string,
  place: MarkPlacement,
  identity: Identity,
  kind: Badge,
): void {
  const letters = setBrandText(brand, inset(place.box, kind.margin[0], kind.margin[1]), identity);
  const text = getBounds(letters);
  const unit = Math.min(text.h, 90);
  const [px, py] = [unit * kind.padding[0], unit * kind.padding[1]];
  const w = Math.min(place.box.w, text.w + px * 2);
  const h = Math.min(place.box.h, text.h + py * 2);
  const frame = { x: text.x + text.w / 2 - w / 2, y: text.y + text.h / 2 - h / 2, w, h };
  const isSameColour = mix(identity.ground, place.background, 0) === place.background;
  over.path(
    toPathData(
      transformOutline(kind.shape(frame), (x, y) => [x + 2, y + 7]),
      place.bend,
    ),
    darken(place.background, 0.6),
    'opacity=".28"',
  );
  over.path(
    toPathData(kind.shape(frame), place.bend),
    over.verticalGradient(
      frame.y,
      frame.y + frame.h,
      [0, mix(identity.ground, "#ffffff", 0.14)],
      [1, darken(identity.ground, 0.1)],
    ),
  );
  const rim = Math.max(3, frame.h * 0.035);
  const inner = {
    x: frame.x + rim * 2,
    y: frame.y + rim * 2,
    w: frame.w - rim * 4,
    h: frame.h - rim * 4,
  };
  over.stroke(toPathData(kind.shape(inner), place.bend), identity.line, isSameColour ? rim * 1.4 : rim);
  over.path(toPathData(letters, place.bend), identity.ink);
}

function drawRibbon(over: SvgBuilder, brand: string, place: MarkPlacement, identity: Identity): void {
  const letters = setBrandText(brand, inset(place.box, 0.13, 0.2), identity);
  const text = getBounds(letters);
  const { x, w } = place.box;
  const top = text.y - text.h * 0.28;
  const bottom = text.y + text.h * 1.28;
  const tail = w * 0.085;
  const drop = (bottom - top) * 0.2;
  const fold = darken(identity.ground, 0.42);
  const side = (from: number, to: number, notch: number) =>
    polygon(
      [from, top + drop],
      [to, top + drop],
      [notch, (top + bottom) / 2 + drop],
      [to, bottom + drop],
      [from, bottom + drop],
    );
  over.path(toPathData(side(x + tail * 1.6, x, x + tail * 0.6), place.bend), fold);
  over.path(toPathData(side(x + w - tail * 1.6, x + w, x + w - tail * 0.6), place.bend), fold);
  const front = polygon([x + tail, top], [x + w - tail, top], [x + w - tail, bottom], [x + tail, bottom]);
  const sheen = over.horizontalGradient(
    x,
    x + w,
    [0, darken(identity.ground, 0.18)],
    [0.4, mix(identity.ground, "#ffffff", 0.16)],
    [1, darken(identity.ground, 0.16)],
  );
  over.path(toPathData(front, place.bend), sheen);
  over.path(toPathData(letters, place.bend), identity.ink);
}

function drawSticker(over: SvgBuilder, brand: string, place: MarkPlacement, identity: Identity): void {
  const flat = setBrandText(brand, inset(place.box, 0.07, 0.16), identity);
  const { x, y, w, h } = getBounds(flat);
  const slope = Math.min(0.09, 40 / Math.max(w, 1));
  const letters = transformOutline(flat, (px, py) => [px, py - (px - x - w / 2) * slope]);
  const d = toPathData(letters, place.bend);
  const thickness = Math.min(26, Math.max(10, h * 0.2));
  over.stroke(
    toPathData(
      transformOutline(letters, (px, py) => [px + 3, py + thickness * 0.35]),
      place.bend,
    ),
    darken(place.background, 0.65),
    thickness + 6,
    'opacity=".35"',
  );
  over.stroke(d, identity.line, thickness + 9);
  over.stroke(d, identity.ground, thickness);
  over.path(d, over.verticalGradient(y, y + h, [0, mix(identity.ink, "#ffffff", 0.5)], [1, identity.ink]));
}

function drawRoundel(over: SvgBuilder, brand: string, place: MarkPlacement, identity: Identity): void {
  const r = Math.min(place.box.w, place.box.h) / 2;
  const [cx, cy] = [place.box.x + place.box.w / 2, place.box.y + place.box.h / 2];
  const ring = (radius: number) => toPathData(ellipse(cx, cy, radius, radius), place.bend);
  over.path(
    ring(r),
    over.verticalGradient(
      cy - r,
      cy + r,
      [0, mix(identity.ground, "#ffffff", 0.14)],
      [1, darken(identity.ground, 0.12)],
    ),
  );
  over.stroke(ring(r * 0.9), identity.line, Math.max(3, r * 0.04));
  const letters = setBrandText(
    brand,
    { x: cx - r * 0.74, y: cy - r * 0.42, w: r * 1.48, h: r * 0.84 },
    identity,
  );
  over.path(toPathData(letters, place.bend), identity.ink);
}

function drawWordmark(over: SvgBuilder, brand: string, place: MarkPlacement, identity: Identity): void {
  const ink = pickInk(place.background, identity.ground, identity.ink, identity.line);
  const hasRules = identity.mark === "rules";
  const letters = setBrandText(brand, inset(place.box, 0.02, hasRules ? 0.2 : 0.08), identity);
  over.path(toPathData(letters, place.bend), ink);
  if (!hasRules) return;
  const text = getBounds(letters);
  const gap = Math.max(14, text.h * 0.3);
  const half = Math.max(text.w / 2, place.box.w * 0.3);
  const middle = text.x + text.w / 2;
  for (const y of [text.y - gap, text.y + text.h + gap]) {
    over.path(
      toPathData(
        polygon(
          [middle - half, y - 2],
          [middle + half, y - 2],
          [middle + half, y + 2],
          [middle - half, y + 2],
        ),
        place.bend,
      ),
      ink,
    );
    over.path(toPathData(ellipse(middle, y, 7, 7), place.bend), ink);
  }
}

export function drawBrandMark(
  over: SvgBuilder,
  brand: string,
  place: MarkPlacement,
  identity: Identity,
): void {
  if (!brand.trim()) return;
  const kind = BADGES[identity.mark];
  const isWide = place.box.w > place.box.h * 2.6;
  if (kind) return drawBadge(over, brand, place, identity, kind);
  if (identity.mark === "ribbon") return drawRibbon(over, brand, place, identity);
  if (identity.mark === "sticker") return drawSticker(over, brand, place, identity);
  if (identity.mark === "roundel" && !isWide) return drawRoundel(over, brand, place, identity);
  if (identity.mark === "roundel" && BADGES.pill) return drawBadge(over, brand, place, identity, BADGES.pill);
  return drawWordmark(over, brand, place, identity);
}
