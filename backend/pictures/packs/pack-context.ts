import { getIdentity, type Backdrop, type Identity } from "../brand/identity";
import { darken, lighten } from "../colour";
import { printLabel } from "../label/label";
import type { Layer, Shadow, Sprite } from "../layers";
import { SIDE } from "../layers";
import type { Bend } from "../lettering/outline";
import { hash, createRandom, type Random } from "../random";
import { createSvgBuilder, type Box, type SvgBuilder } from "../svg-builder";
import type { PictureSpec } from "../spec";

export type PackContext = { spec: PictureSpec; identity: Identity; rng: Random; layers: Layer[] };

export type PackComposer = (context: PackContext) => void;

export function createPackContext(spec: PictureSpec): PackContext {
  const rng = createRandom(spec.seed ^ hash(`${spec.pack} ${spec.label}`));
  return { spec, identity: getIdentity(spec.brand), rng, layers: [] };
}

export function drawBackground(under: SvgBuilder, tint: string): void {
  under.rect({ x: 0, y: 0, w: SIDE, h: SIDE }, 0, tint);
  under.rect(
    { x: 0, y: 0, w: SIDE, h: SIDE },
    0,
    under.radialGradientAt(400, 360, 620, [0, lighten(tint, 0.75), 0.8], [1, lighten(tint, 0.6), 0]),
  );
  under.rect(
    { x: 0, y: 0, w: SIDE, h: SIDE },
    0,
    under.radialGradientAt(460, 420, 780, [0.55, darken(tint, 0.2), 0], [1, darken(tint, 0.22), 0.42]),
  );
}

export function drawStandingShadow(
  under: SvgBuilder,
  tint: string,
  x: number,
  y: number,
  w: number,
  depth = 1,
): void {
  const dark = darken(tint, 0.78);
  const softGradient = (opacity: number) =>
    under.radialGradient([0, dark, opacity], [0.45, dark, opacity * 0.62], [1, dark, 0]);
  under.ellipse(x + w * 0.12, y + 4 * depth, w * 0.78, 62 * depth, softGradient(0.34));
  under.ellipse(x + w * 0.02, y, w * 0.57, 30 * depth, softGradient(0.62));
}

export function createPieceShadow(tint: string, size: number, opacity = 0.42): Shadow {
  return { dx: size * 0.02, dy: size * 0.07, opacity, colour: darken(tint, 0.8) };
}

export function shadeCylinder(
  over: SvgBuilder,
  d: string,
  x: number,
  w: number,
  colour: string,
  gloss = 0.5,
): void {
  const dark = darken(colour, 0.85);
  const fill = over.horizontalGradient(
    x,
    x + w,
    [0, dark, 0.42],
    [0.07, dark, 0.2],
    [0.2, dark, 0],
    [0.62, dark, 0],
    [0.86, dark, 0.34],
    [0.95, dark, 0.5],
    [1, dark, 0.3],
  );
  over.path(d, fill);
  const light = over.horizontalGradient(
    x,
    x + w,
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

export type PrintedFace = {
  full: Box;
  safe: Box;
  bend?: Bend;
  backdrop?: Backdrop;
  isPlain?: boolean;
  /** Path data of the printed area. */
  cut: string;
  drawBelow?: (under: SvgBuilder) => void;
  drawAbove?: (over: SvgBuilder) => void;
};

export function addPrintedFace(
  context: PackContext,
  face: PrintedFace,
  under: SvgBuilder = createSvgBuilder(),
): void {
  const over = createSvgBuilder();
  const sprites: Sprite[] = [];
  face.drawBelow?.(under);
  under.withClip(under.clip(face.cut), () =>
    over.withClip(over.clip(face.cut), () =>
      printLabel({
        ...face,
        under,
        over,
        sprites,
        spec: context.spec,
        identity: context.identity,
        rng: context.rng,
      }),
    ),
  );
  face.drawAbove?.(over);
  context.layers.push({ svg: under.svg() }, { sprites, clip: face.cut }, { svg: over.svg() });
}

/** Less than a real cylinder, or lettering would swell in the middle. */
const MAX_ANGLE = 0.9;

/** Bends print round a cylinder of radius `r`; `sag` is how far the middle hangs below the edges. */
export function bendAroundCylinder(cx: number, r: number, sag: number): Bend {
  return (x, y) => {
    const u = Math.max(-1, Math.min(1, (x - cx) / r));
    return [
      cx + (r * Math.sin(u * MAX_ANGLE)) / Math.sin(MAX_ANGLE),
      y - sag * (1 - Math.sqrt(Math.max(0, 1 - u * u * 0.97))),
    ];
  };
}
