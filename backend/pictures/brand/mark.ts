import { darker, inkOn, mix } from "../colour";
import {
  bounds,
  ellipse,
  moved,
  pathData,
  polygon,
  rounded,
  type Bend,
  type Outline,
} from "../lettering/outline";
import { setText } from "../lettering/text";
import type { Box, Sheet } from "../sheet";
import { cased, type Identity } from "./identity";

export type MarkPlace = {
  box: Box;
  /** The colour the mark stands on. */
  on: string;
  bend?: Bend;
};

const inset = (box: Box, x: number, y: number): Box => ({
  x: box.x + box.w * x,
  y: box.y + box.h * y,
  w: box.w * (1 - 2 * x),
  h: box.h * (1 - 2 * y),
});

type Badge = { shape: (b: Box) => Outline; pad: [number, number]; room: [number, number] };

const BADGES: Partial<Record<Identity["mark"], Badge>> = {
  pill: {
    shape: (b) => rounded(b.x, b.y, b.w, b.h, Math.min(b.w, b.h) / 2),
    pad: [0.5, 0.34],
    room: [0.1, 0.16],
  },
  plate: {
    shape: (b) => rounded(b.x, b.y, b.w, b.h, Math.min(14, b.h / 5)),
    pad: [0.34, 0.34],
    room: [0.06, 0.16],
  },
  oval: {
    shape: (b) => ellipse(b.x + b.w / 2, b.y + b.h / 2, b.w / 2, b.h / 2),
    pad: [0.62, 0.62],
    room: [0.13, 0.22],
  },
};

function lettersIn(brand: string, box: Box, identity: Identity): Outline {
  const text = cased(brand, identity.casing);
  const style = {
    face: identity.face,
    tracking: identity.tracking,
    lines: 2,
    leading: identity.face === "script" ? 0.82 : 0.9,
  };
  return setText(text, box, style);
}

function badge(over: Sheet, brand: string, place: MarkPlace, identity: Identity, kind: Badge): void {
  const letters = lettersIn(brand, inset(place.box, kind.room[0], kind.room[1]), identity);
  const text = bounds(letters);
  const unit = Math.min(text.h, 90);
  const [px, py] = [unit * kind.pad[0], unit * kind.pad[1]];
  const w = Math.min(place.box.w, text.w + px * 2);
  const h = Math.min(place.box.h, text.h + py * 2);
  const around = { x: text.x + text.w / 2 - w / 2, y: text.y + text.h / 2 - h / 2, w, h };
  const close = mix(identity.ground, place.on, 0) === place.on;
  over.path(
    pathData(
      moved(kind.shape(around), (x, y) => [x + 2, y + 7]),
      place.bend,
    ),
    darker(place.on, 0.6),
    'opacity=".28"',
  );
  over.path(
    pathData(kind.shape(around), place.bend),
    over.along(
      0,
      around.y,
      0,
      around.y + around.h,
      [0, mix(identity.ground, "#ffffff", 0.14)],
      [1, darker(identity.ground, 0.1)],
    ),
  );
  const rim = Math.max(3, around.h * 0.035);
  const within = {
    x: around.x + rim * 2,
    y: around.y + rim * 2,
    w: around.w - rim * 4,
    h: around.h - rim * 4,
  };
  over.stroke(pathData(kind.shape(within), place.bend), identity.line, close ? rim * 1.4 : rim);
  over.path(pathData(letters, place.bend), identity.ink);
}

function ribbon(over: Sheet, brand: string, place: MarkPlace, identity: Identity): void {
  const letters = lettersIn(brand, inset(place.box, 0.13, 0.2), identity);
  const text = bounds(letters);
  const { x, w } = place.box;
  const top = text.y - text.h * 0.28;
  const bottom = text.y + text.h * 1.28;
  const tail = w * 0.085;
  const drop = (bottom - top) * 0.2;
  const fold = darker(identity.ground, 0.42);
  const side = (from: number, to: number, notch: number) =>
    polygon(
      [from, top + drop],
      [to, top + drop],
      [notch, (top + bottom) / 2 + drop],
      [to, bottom + drop],
      [from, bottom + drop],
    );
  over.path(pathData(side(x + tail * 1.6, x, x + tail * 0.6), place.bend), fold);
  over.path(pathData(side(x + w - tail * 1.6, x + w, x + w - tail * 0.6), place.bend), fold);
  const front = polygon([x + tail, top], [x + w - tail, top], [x + w - tail, bottom], [x + tail, bottom]);
  const sheen = over.along(
    x,
    0,
    x + w,
    0,
    [0, darker(identity.ground, 0.18)],
    [0.4, mix(identity.ground, "#ffffff", 0.16)],
    [1, darker(identity.ground, 0.16)],
  );
  over.path(pathData(front, place.bend), sheen);
  over.path(pathData(letters, place.bend), identity.ink);
}

function sticker(over: Sheet, brand: string, place: MarkPlace, identity: Identity): void {
  const flat = lettersIn(brand, inset(place.box, 0.07, 0.16), identity);
  const { x, y, w, h } = bounds(flat);
  const slope = Math.min(0.09, 40 / Math.max(w, 1));
  const letters = moved(flat, (px, py) => [px, py - (px - x - w / 2) * slope]);
  const d = pathData(letters, place.bend);
  const thick = Math.min(26, Math.max(10, h * 0.2));
  over.stroke(
    pathData(
      moved(letters, (px, py) => [px + 3, py + thick * 0.35]),
      place.bend,
    ),
    darker(place.on, 0.65),
    thick + 6,
    'opacity=".35"',
  );
  over.stroke(d, identity.line, thick + 9);
  over.stroke(d, identity.ground, thick);
  over.path(d, over.along(0, y, 0, y + h, [0, mix(identity.ink, "#ffffff", 0.5)], [1, identity.ink]));
}

function roundel(over: Sheet, brand: string, place: MarkPlace, identity: Identity): void {
  const r = Math.min(place.box.w, place.box.h) / 2;
  const [cx, cy] = [place.box.x + place.box.w / 2, place.box.y + place.box.h / 2];
  const ring = (radius: number) => pathData(ellipse(cx, cy, radius, radius), place.bend);
  over.path(
    ring(r),
    over.along(
      0,
      cy - r,
      0,
      cy + r,
      [0, mix(identity.ground, "#ffffff", 0.14)],
      [1, darker(identity.ground, 0.12)],
    ),
  );
  over.stroke(ring(r * 0.9), identity.line, Math.max(3, r * 0.04));
  const letters = lettersIn(
    brand,
    { x: cx - r * 0.74, y: cy - r * 0.42, w: r * 1.48, h: r * 0.84 },
    identity,
  );
  over.path(pathData(letters, place.bend), identity.ink);
}

function wordmark(over: Sheet, brand: string, place: MarkPlace, identity: Identity): void {
  const ink = inkOn(place.on, identity.ground, identity.ink, identity.line);
  const ruled = identity.mark === "rules";
  const letters = lettersIn(brand, inset(place.box, 0.02, ruled ? 0.2 : 0.08), identity);
  over.path(pathData(letters, place.bend), ink);
  if (!ruled) return;
  const text = bounds(letters);
  const gap = Math.max(14, text.h * 0.3);
  const half = Math.max(text.w / 2, place.box.w * 0.3);
  const middle = text.x + text.w / 2;
  for (const y of [text.y - gap, text.y + text.h + gap]) {
    over.path(
      pathData(
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
    over.path(pathData(ellipse(middle, y, 7, 7), place.bend), ink);
  }
}

/** The brand's sign, set as large as the place allows. */
export function brandMark(over: Sheet, brand: string, place: MarkPlace, identity: Identity): void {
  if (!brand.trim()) return;
  const kind = BADGES[identity.mark];
  const wide = place.box.w > place.box.h * 2.6;
  if (kind) return badge(over, brand, place, identity, kind);
  if (identity.mark === "ribbon") return ribbon(over, brand, place, identity);
  if (identity.mark === "sticker") return sticker(over, brand, place, identity);
  if (identity.mark === "roundel" && !wide) return roundel(over, brand, place, identity);
  if (identity.mark === "roundel" && BADGES.pill) return badge(over, brand, place, identity, BADGES.pill);
  return wordmark(over, brand, place, identity);
}
