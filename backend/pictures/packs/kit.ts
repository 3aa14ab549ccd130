import { identityOf, type Backdrop, type Identity } from "../brand/identity";
import { darker, lighter } from "../colour";
import { printLabel } from "../label/label";
import type { Layer, Shadow, Sprite } from "../layers";
import { SIDE } from "../layers";
import type { Bend } from "../lettering/outline";
import { hash, random, type Random } from "../random";
import { sheet, type Box, type Sheet } from "../sheet";
import type { PictureSpec } from "../spec";

/** What a pack is built with: its order, its dice and the layers painted so far. */
export type Kit = { spec: PictureSpec; identity: Identity; draw: Random; layers: Layer[] };

export type Composer = (kit: Kit) => void;

export function kitFor(spec: PictureSpec): Kit {
  const draw = random(spec.seed ^ hash(`${spec.pack} ${spec.label}`));
  return { spec, identity: identityOf(spec.brand), draw, layers: [] };
}

/** The plain ground of the department: light from the upper left, corners a little deeper. */
export function ground(under: Sheet, tint: string): void {
  under.rect({ x: 0, y: 0, w: SIDE, h: SIDE }, 0, tint);
  under.rect(
    { x: 0, y: 0, w: SIDE, h: SIDE },
    0,
    under.glow(400, 360, 620, [0, lighter(tint, 0.75), 0.8], [1, lighter(tint, 0.6), 0]),
  );
  under.rect(
    { x: 0, y: 0, w: SIDE, h: SIDE },
    0,
    under.glow(460, 420, 780, [0.55, darker(tint, 0.2), 0], [1, darker(tint, 0.22), 0.42]),
  );
}

/** The soft shadow of a thing of width `w` standing at x, y, with a hard core where it touches. */
export function standing(under: Sheet, tint: string, x: number, y: number, w: number, depth = 1): void {
  const dark = darker(tint, 0.78);
  const soft = (opacity: number) =>
    under.round([0, dark, opacity], [0.45, dark, opacity * 0.62], [1, dark, 0]);
  under.ellipse(x + w * 0.12, y + 4 * depth, w * 0.78, 62 * depth, soft(0.34));
  under.ellipse(x + w * 0.02, y, w * 0.57, 30 * depth, soft(0.62));
}

export function pieceShadow(tint: string, size: number, opacity = 0.42): Shadow {
  return { dx: size * 0.02, dy: size * 0.07, opacity, colour: darker(tint, 0.8) };
}

/** The side light of a round body: dim rim, bright streak, body, deep shade, light thrown back by the ground. */
export function roundShade(over: Sheet, d: string, x: number, w: number, colour: string, gloss = 0.5): void {
  const dark = darker(colour, 0.85);
  const fill = over.along(
    x,
    0,
    x + w,
    0,
    [0, dark, 0.42],
    [0.07, dark, 0.2],
    [0.2, dark, 0],
    [0.62, dark, 0],
    [0.86, dark, 0.34],
    [0.95, dark, 0.5],
    [1, dark, 0.3],
  );
  over.path(d, fill);
  const light = over.along(
    x,
    0,
    x + w,
    0,
    [0.1, "#ffffff", 0],
    [0.19, "#ffffff", gloss],
    [0.27, "#ffffff", gloss * 0.75],
    [0.4, "#ffffff", 0],
    [0.93, "#ffe9df", 0],
    [0.975, "#ffe9df", gloss * 0.45],
    [1, "#ffe9df", 0],
  );
  over.path(d, light);
}

export type Printed = {
  full: Box;
  safe: Box;
  bend?: Bend;
  backdrop?: Backdrop;
  plain?: boolean;
  /** Path data that cuts the print. */
  cut: string;
  before?: (under: Sheet) => void;
  after?: (over: Sheet) => void;
};

/** The usual order of layers: body and label ground, artwork, lettering and light. */
export function printed(kit: Kit, face: Printed, under: Sheet = sheet()): void {
  const over = sheet();
  const sprites: Sprite[] = [];
  face.before?.(under);
  under.within(under.clip(face.cut), () =>
    over.within(over.clip(face.cut), () =>
      printLabel({ ...face, under, over, sprites, spec: kit.spec, identity: kit.identity, draw: kit.draw }),
    ),
  );
  face.after?.(over);
  kit.layers.push({ svg: under.svg() }, { sprites, clip: face.cut }, { svg: over.svg() });
}

/** Less than a true cylinder shows, or lettering would swell in the middle. */
const TURN = 0.9;

/** The bend of print round a body of half width r: edges higher than the middle by `sag`, and drawn together. */
export function wrapped(cx: number, r: number, sag: number): Bend {
  return (x, y) => {
    const u = Math.max(-1, Math.min(1, (x - cx) / r));
    return [
      cx + (r * Math.sin(u * TURN)) / Math.sin(TURN),
      y - sag * (1 - Math.sqrt(Math.max(0, 1 - u * u * 0.97))),
    ];
  };
}
