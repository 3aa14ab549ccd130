import { mix } from "../colour";
import { sheet } from "../sheet";
import { heap, type Row } from "./heap";
import { ground, standing, type Composer, type Kit } from "./kit";
import { board, bowlBack, bowlFront, crateBack, crateFront, ice, paper } from "./surfaces";

const set = (names: string) => new Set(names.split(" "));
const SEA = set("1f41f 1f420 1f421 1f990 1f980 1f99e 1f991 1f9aa 1f419 1f364");
const MEAT = set("1f969 1f356 1f357 1f953 1f983 1f414 1f416 1f404 1f437 1f42e");
const BAKED = set("1f35e 1f956 1f950 1f968 1f96f 1fad3 1f967 1f369 1f36a 1f9c7 1f370 1f382 1f9c1 1f355 1f959");
const DAIRY = set("1f9c0 1f9c8 1f95a");

const row = (count: number, y: number, size: number, spread: number): Row => ({ count, y, size, spread });

const FEW: readonly [Row[], ...Row[][]] = [
  [row(2, 392, 350, 380), row(3, 580, 390, 500)],
  [row(1, 380, 380, 0), row(2, 560, 420, 370)],
  [row(3, 400, 310, 480), row(2, 570, 400, 360)],
];

/** Goods without a pack: fruit in heaps, crates and bowls, bread on a board, meat on paper, fish on ice. */
export const loose: Composer = (kit) => {
  const [hero = ""] = kit.spec.art;
  if (SEA.has(hero)) return onIce(kit);
  if (MEAT.has(hero)) return onPaper(kit);
  if (BAKED.has(hero) || DAIRY.has(hero)) return onBoard(kit);
  return kit.draw.pick([heaped, inCrate, heaped, inBowl])(kit);
};

function onIce(kit: Kit): void {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  ice(under, spec.ground, draw);
  const pieces = heap(spec.art, [row(2, 420, 330, 380), row(2, 590, 400, 400)], "#8fb8cc", draw, 12);
  const lemon = { art: "1f34b", x: 800, y: 720, size: 170, rotate: 24 };
  const herb = { art: "1f33f", x: 170, y: 730, size: 190, rotate: -40 };
  const shadow = { dx: 4, dy: 14, opacity: 0.4, colour: "#3a6a80" };
  kit.layers.push({ svg: under.svg() }, { sprites: [...pieces, { ...herb, shadow }, { ...lemon, shadow }] });
}

function onPaper(kit: Kit): void {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  board(under, spec.ground, 700, draw);
  paper(under, 704, "#fbf3e4");
  const shadow = { dx: 4, dy: 14, opacity: 0.4, colour: "#5a3020" };
  const herb = { art: "1f33f", x: 190, y: 720, size: 190, rotate: -30, shadow };
  kit.layers.push({ svg: under.svg() }, { sprites: [...heap(spec.art, draw.pick(FEW), "#b0785a", draw, 12), herb] });
}

function onBoard(kit: Kit): void {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  board(under, spec.ground, 700, draw);
  kit.layers.push({ svg: under.svg() }, { sprites: heap(spec.art, draw.pick(FEW), "#a8703c", draw, 14) });
}

function heaped(kit: Kit): void {
  const { spec, draw } = kit;
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, 800, 700, 1.6);
  const rows = draw.pick([
    [row(2, 300, 290, 210), row(3, 440, 310, 430), row(4, 620, 320, 640)],
    [row(1, 290, 330, 0), row(2, 440, 350, 320), row(3, 620, 370, 560)],
    [row(3, 380, 300, 440), row(2, 500, 330, 300), row(4, 640, 310, 640)],
  ]);
  kit.layers.push({ svg: under.svg() }, { sprites: heap(spec.art, rows, spec.ground, draw) });
}

function inCrate(kit: Kit): void {
  const { spec, draw } = kit;
  const [under, over] = [sheet(), sheet()];
  ground(under, spec.ground);
  crateBack(under, spec.ground);
  crateFront(over, draw);
  const rows = [row(3, 320, 270, 380), row(4, 430, 280, 560), row(4, 545, 290, 590)];
  kit.layers.push({ svg: under.svg() }, { sprites: heap(spec.art, rows, "#7a5230", draw) }, { svg: over.svg() });
}

function inBowl(kit: Kit): void {
  const { spec, draw } = kit;
  const [under, over] = [sheet(), sheet()];
  const glaze = draw.pick(["#f4efe4", "#6fa3b8", "#e2b15a", "#f4efe4", mix(spec.ground, "#4a7a6a", 0.6)]);
  ground(under, spec.ground);
  bowlBack(under, spec.ground, glaze);
  bowlFront(over, glaze);
  const rows = [row(2, 300, 290, 220), row(3, 420, 300, 420), row(3, 530, 300, 440)];
  kit.layers.push({ svg: under.svg() }, { sprites: heap(spec.art, rows, "#6a5a4a", draw) }, { svg: over.svg() });
}
