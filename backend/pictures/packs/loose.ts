import { mix } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import { getArtCode } from "../spec";
import { createHeap, type Row } from "./heap";
import {
  drawBackground,
  createPieceShadow,
  drawStandingShadow,
  type PackComposer,
  type PackContext,
} from "./pack-context";
import {
  drawBoard,
  BOWL_CLIP,
  drawBowlBack,
  drawBowlFront,
  CRATE_CLIP,
  drawCrateBack,
  drawCrateFront,
  drawIce,
  drawPaper,
} from "./surfaces";

const toSet = (names: string) => new Set(names.split(" "));
const SEAFOOD = toSet("1f41f 1f420 1f421 1f990 1f980 1f99e 1f991 1f9aa 1f419 1f364");
const MEAT = toSet("1f969 1f356 1f357 1f953 1f983 1f414 1f416 1f404 1f437 1f42e");
const BAKED = toSet(
  "1f35e 1f956 1f950 1f968 1f96f 1fad3 1f967 1f369 1f36a 1f9c7 1f370 1f382 1f9c1 1f355 1f959",
);
const DAIRY = toSet("1f9c0 1f9c8 1f95a");

const createRow = (count: number, y: number, size: number, step: number): Row => ({ count, y, size, step });

const LAYOUTS: readonly [Row[], ...Row[][]] = [
  [createRow(3, 372, 280, 0.6), createRow(4, 500, 300, 0.55), createRow(3, 640, 320, 0.62)],
  [createRow(2, 372, 320, 0.7), createRow(3, 510, 330, 0.6), createRow(2, 640, 350, 0.72)],
  [createRow(3, 390, 320, 0.56), createRow(2, 580, 410, 0.68)],
];

export const loose: PackComposer = (context) => {
  const hero = getArtCode(context.spec.art[0] ?? "");
  if (SEAFOOD.has(hero))
    return composeOnSurface(context, (s) => drawIce(s, context.spec.ground, context.rng), "#7fa8bd", [
      ["1f34b", 782, 716, 190, 24],
      ["1f33f", 190, 716, 190, -40],
    ]);
  if (MEAT.has(hero))
    return composeOnSurface(context, (s) => drawWoodSurface(context, s, "#fbf3e4"), "#a08070", [
      ["1f33f", 196, 706, 210, -30],
    ]);
  if (BAKED.has(hero))
    return composeOnSurface(context, (s) => drawWoodSurface(context, s), "#8a5a30", [
      ["1f33e", 800, 640, 210, 24],
    ]);
  if (DAIRY.has(hero)) return composeOnSurface(context, (s) => drawWoodSurface(context, s), "#8a5a30", []);
  return context.rng.pick([composeHeap, composeCrate, composeHeap, composeBowl])(context);
};

function drawWoodSurface({ spec, rng }: PackContext, s: SvgBuilder, wrapping?: string): void {
  drawBoard(s, spec.ground, rng);
  if (wrapping) drawPaper(s, wrapping);
}

type Garnish = readonly [art: string, x: number, y: number, size: number, rotate: number];

function composeOnSurface(
  context: PackContext,
  surface: (s: SvgBuilder) => void,
  tint: string,
  garnish: Garnish[],
): void {
  const { spec, rng } = context;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  surface(under);
  const pieces = createHeap(spec.art, rng.pick(LAYOUTS), tint, rng, 12);
  const garnishSprites = garnish.map(([art, x, y, size, rotate]) => ({
    art,
    x,
    y,
    size,
    rotate,
    shadow: createPieceShadow(tint, size),
  }));
  context.layers.push({ svg: under.svg() }, { sprites: [...pieces, ...garnishSprites] });
}

function composeHeap(context: PackContext): void {
  const { spec, rng } = context;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, 800, 700, 1.6);
  const rows = rng.pick([
    [
      createRow(2, 330, 290, 0.62),
      createRow(3, 440, 300, 0.62),
      createRow(4, 560, 300, 0.6),
      createRow(3, 670, 320, 0.62),
    ],
    [
      createRow(1, 300, 340, 0),
      createRow(3, 440, 340, 0.58),
      createRow(3, 600, 350, 0.62),
      createRow(2, 690, 360, 0.6),
    ],
    [
      createRow(3, 360, 310, 0.52),
      createRow(4, 490, 310, 0.54),
      createRow(4, 610, 320, 0.56),
      createRow(2, 700, 340, 0.7),
    ],
  ]);
  context.layers.push({ svg: under.svg() }, { sprites: createHeap(spec.art, rows, spec.ground, rng) });
}

function composeCrate(context: PackContext): void {
  const { spec, rng } = context;
  const [under, over] = [createSvgBuilder(), createSvgBuilder()];
  drawBackground(under, spec.ground);
  drawCrateBack(under, spec.ground);
  drawCrateFront(over, rng);
  const rows = [createRow(3, 330, 280, 0.62), createRow(4, 430, 280, 0.58), createRow(4, 540, 290, 0.58)];
  context.layers.push(
    { svg: under.svg() },
    { sprites: createHeap(spec.art, rows, "#7a5230", rng), clip: CRATE_CLIP },
    { svg: over.svg() },
  );
}

function composeBowl(context: PackContext): void {
  const { spec, rng } = context;
  const [under, over] = [createSvgBuilder(), createSvgBuilder()];
  const glaze = rng.pick(["#f4efe4", "#6fa3b8", "#e2b15a", "#f4efe4", mix(spec.ground, "#4a7a6a", 0.6)]);
  drawBackground(under, spec.ground);
  drawBowlBack(under, spec.ground, glaze);
  drawBowlFront(over, glaze);
  const rows = [createRow(2, 310, 290, 0.66), createRow(3, 420, 300, 0.6), createRow(3, 520, 300, 0.6)];
  context.layers.push(
    { svg: under.svg() },
    { sprites: createHeap(spec.art, rows, "#6a5a4a", rng), clip: BOWL_CLIP },
    { svg: over.svg() },
  );
}
