import { mix } from "../colour";
import { sheet, type Sheet } from "../sheet";
import { codeOf } from "../spec";
import { heap, type Row } from "./heap";
import { ground, pieceShadow, standing, type Composer, type Kit } from "./kit";
import {
  board,
  BOWL_MOUTH,
  bowlBack,
  bowlFront,
  CRATE_MOUTH,
  crateBack,
  crateFront,
  ice,
  paper,
} from "./surfaces";

const set = (names: string) => new Set(names.split(" "));
const SEA = set("1f41f 1f420 1f421 1f990 1f980 1f99e 1f991 1f9aa 1f419 1f364");
const MEAT = set("1f969 1f356 1f357 1f953 1f983 1f414 1f416 1f404 1f437 1f42e");
const BAKED = set(
  "1f35e 1f956 1f950 1f968 1f96f 1fad3 1f967 1f369 1f36a 1f9c7 1f370 1f382 1f9c1 1f355 1f959",
);
const DAIRY = set("1f9c0 1f9c8 1f95a");

const row = (count: number, y: number, size: number, step: number): Row => ({ count, y, size, step });

/** Things laid out on a counter seen from above, back to front. */
const LAID: readonly [Row[], ...Row[][]] = [
  [row(3, 372, 280, 0.6), row(4, 500, 300, 0.55), row(3, 640, 320, 0.62)],
  [row(2, 372, 320, 0.7), row(3, 510, 330, 0.6), row(2, 640, 350, 0.72)],
  [row(3, 390, 320, 0.56), row(2, 580, 410, 0.68)],
];

/** Goods without a pack: fruit in heaps, crates and bowls, bread on a board, meat on paper, fish on ice. */
export const loose: Composer = (kit) => {
  const hero = codeOf(kit.spec.art[0] ?? "");
  if (SEA.has(hero))
    return laid(kit, (s) => ice(s, kit.spec.ground, kit.draw), "#7fa8bd", [
      ["1f34b", 782, 716, 190, 24],
      ["1f33f", 190, 716, 190, -40],
    ]);
  if (MEAT.has(hero))
    return laid(kit, (s) => onWood(kit, s, "#fbf3e4"), "#a08070", [["1f33f", 196, 706, 210, -30]]);
  if (BAKED.has(hero)) return laid(kit, (s) => onWood(kit, s), "#8a5a30", [["1f33e", 800, 640, 210, 24]]);
  if (DAIRY.has(hero)) return laid(kit, (s) => onWood(kit, s), "#8a5a30", []);
  return kit.draw.pick([heaped, inCrate, heaped, inBowl])(kit);
};

function onWood({ spec, draw }: Kit, s: Sheet, wrapping?: string): void {
  board(s, spec.ground, draw);
  if (wrapping) paper(s, wrapping);
}

type Garnish = readonly [art: string, x: number, y: number, size: number, rotate: number];

function laid(kit: Kit, surface: (s: Sheet) => void, tint: string, garnish: Garnish[]): void {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  surface(under);
  const pieces = heap(spec.art, draw.pick(LAID), tint, draw, 12);
  const dressed = garnish.map(([art, x, y, size, rotate]) => ({
    art,
    x,
    y,
    size,
    rotate,
    shadow: pieceShadow(tint, size),
  }));
  kit.layers.push({ svg: under.svg() }, { sprites: [...pieces, ...dressed] });
}

function heaped(kit: Kit): void {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, 800, 700, 1.6);
  const rows = draw.pick([
    [row(2, 330, 290, 0.62), row(3, 440, 300, 0.62), row(4, 560, 300, 0.6), row(3, 670, 320, 0.62)],
    [row(1, 300, 340, 0), row(3, 440, 340, 0.58), row(3, 600, 350, 0.62), row(2, 690, 360, 0.6)],
    [row(3, 360, 310, 0.52), row(4, 490, 310, 0.54), row(4, 610, 320, 0.56), row(2, 700, 340, 0.7)],
  ]);
  kit.layers.push({ svg: under.svg() }, { sprites: heap(spec.art, rows, spec.ground, draw) });
}

function inCrate(kit: Kit): void {
  const { spec, draw } = kit;
  const [under, over] = [sheet(), sheet()];
  ground(under, spec.ground);
  crateBack(under, spec.ground);
  crateFront(over, draw);
  const rows = [row(3, 330, 280, 0.62), row(4, 430, 280, 0.58), row(4, 540, 290, 0.58)];
  kit.layers.push(
    { svg: under.svg() },
    { sprites: heap(spec.art, rows, "#7a5230", draw), clip: CRATE_MOUTH },
    { svg: over.svg() },
  );
}

function inBowl(kit: Kit): void {
  const { spec, draw } = kit;
  const [under, over] = [sheet(), sheet()];
  const glaze = draw.pick(["#f4efe4", "#6fa3b8", "#e2b15a", "#f4efe4", mix(spec.ground, "#4a7a6a", 0.6)]);
  ground(under, spec.ground);
  bowlBack(under, spec.ground, glaze);
  bowlFront(over, glaze);
  const rows = [row(2, 310, 290, 0.66), row(3, 420, 300, 0.6), row(3, 520, 300, 0.6)];
  kit.layers.push(
    { svg: under.svg() },
    { sprites: heap(spec.art, rows, "#6a5a4a", draw), clip: BOWL_MOUTH },
    { svg: over.svg() },
  );
}
