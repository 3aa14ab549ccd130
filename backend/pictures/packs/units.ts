import { darken, lighten, mix } from "../colour";
import type { SvgBuilder } from "../svg-builder";
import { getArtCode, type PictureSpec } from "../spec";

/** The visible top of one unit above the sleeve. */
type UnitPlacement = { x: number; top: number; r: number; end: number };

type Unit = {
  top: number;
  sleeve: number;
  draw: (u: SvgBuilder, at: UnitPlacement, main: string, accent: string) => void;
};

const STEEL = "#c4c6ce";

function roundGradient(u: SvgBuilder, x: number, r: number, colour: string): string {
  return u.horizontalGradient(
    x - r,
    x + r,
    [0, darken(colour, 0.42)],
    [0.2, lighten(colour, 0.6)],
    [0.34, lighten(colour, 0.12)],
    [0.65, colour],
    [1, darken(colour, 0.5)],
  );
}

const bottle: Unit["draw"] = (u, { x, top, r, end }, main, accent) => {
  const neck = r * 0.36;
  const body = `M${x - neck} ${top + 40}L${x + neck} ${top + 40}L${x + neck} ${top + 90}C${x + neck} ${top + 150} ${x + r} ${top + 170} ${x + r} ${top + 270}L${x + r} ${end}L${x - r} ${end}L${x - r} ${top + 270}C${x - r} ${top + 170} ${x - neck} ${top + 150} ${x - neck} ${top + 90}Z`;
  u.path(body, roundGradient(u, x, r, mix(main, "#ffffff", 0.35)));
  u.rect(
    { x: x - neck - 7, y: top, w: neck * 2 + 14, h: 52 },
    10,
    roundGradient(u, x, neck + 7, mix(accent, main, 0.35)),
  );
};

const can: Unit["draw"] = (u, { x, top, r, end }, main) => {
  const body = `M${x - r * 0.86} ${top}L${x + r * 0.86} ${top}C${x + r * 0.88} ${top + 20} ${x + r} ${top + 40} ${x + r} ${top + 66}L${x + r} ${end}L${x - r} ${end}L${x - r} ${top + 66}C${x - r} ${top + 40} ${x - r * 0.88} ${top + 20} ${x - r * 0.86} ${top}Z`;
  u.path(body, roundGradient(u, x, r, main));
  drawSteelLid(u, x, top, r * 0.9, 24);
};

const tin: Unit["draw"] = (u, { x, top, r, end }, main) => {
  u.path(`M${x - r} ${top}L${x + r} ${top}L${x + r} ${end}L${x - r} ${end}Z`, roundGradient(u, x, r, main));
  u.rect({ x: x - r - 3, y: top, w: r * 2 + 6, h: 20 }, 6, roundGradient(u, x, r, STEEL));
  drawSteelLid(u, x, top, r + 3, 38);
};

function drawSteelLid(u: SvgBuilder, x: number, y: number, rx: number, ry: number): void {
  u.ellipse(x, y, rx, ry, roundGradient(u, x, rx, STEEL));
  u.ellipse(
    x,
    y + 2,
    rx * 0.87,
    ry * 0.74,
    u.horizontalGradient(x - rx, x + rx, [0, "#8f919b"], [0.5, "#e9eaee"], [1, "#a3a5ae"]),
  );
  u.ellipse(x + 4, y, rx * 0.28, ry * 0.3, "#f6f6f8", 'stroke="#8b8d97" stroke-width="3"');
}

const pot: Unit["draw"] = (u, { x, top, r, end }, main, accent) => {
  const lid = mix(accent, main, 0.2);
  u.path(
    `M${x - r} ${top}L${x + r} ${top}L${x + r * 0.9} ${end}L${x - r * 0.9} ${end}Z`,
    roundGradient(u, x, r, mix("#ffffff", main, 0.3)),
  );
  u.ellipse(x, top + 9, r, 40, darken(main, 0.4));
  u.ellipse(
    x,
    top,
    r,
    40,
    u.linearGradient(
      x - r,
      top - 30,
      x + r,
      top + 40,
      [0, lighten(accent, 0.75)],
      [0.5, lid],
      [1, darken(lid, 0.14)],
    ),
  );
  u.ellipse(
    x,
    top,
    r * 0.9,
    33,
    u.linearGradient(
      x - r,
      top - 30,
      x + r,
      top + 40,
      [0, lighten(main, 0.45)],
      [0.5, main],
      [1, darken(main, 0.12)],
    ),
  );
};

const brick: Unit["draw"] = (u, { x, top, r, end }, main, accent) => {
  const [left, right, y] = [x - r, x + r - 26, top + 60];
  u.path(`M${left} ${y}L${right} ${y}L${right + 34} ${y - 34}L${left + 34} ${y - 34}Z`, lighten(main, 0.5));
  u.path(`M${right} ${y}L${right + 34} ${y - 34}L${right + 34} ${end}L${right} ${end}Z`, darken(main, 0.35));
  u.path(
    `M${left} ${y}L${right} ${y}L${right} ${end}L${left} ${end}Z`,
    u.horizontalGradient(left, right, [0, darken(main, 0.1)], [0.2, lighten(main, 0.4)], [1, main]),
  );
  u.rect({ x: x - 34, y: y - 62, w: 68, h: 50 }, 9, roundGradient(u, x, 34, accent));
};

const packet: Unit["draw"] = (u, { x, top, r, end }, main, accent) => {
  const film = mix(main, accent, 0.18);
  const teeth = Array.from(
    { length: 17 },
    (_, i) => `L${x - r + (i / 16) * r * 2} ${top + (i % 2 ? 8 : 0)}`,
  ).join("");
  u.path(
    `M${x - r} ${top + 30}${teeth}L${x + r} ${top + 30}C${x + r + 8} ${top + 110} ${x + r + 6} ${end} ${x + r + 4} ${end}L${x - r - 4} ${end}C${x - r - 6} ${end} ${x - r - 8} ${top + 110} ${x - r} ${top + 30}Z`,
    roundGradient(u, x, r + 6, film),
  );
  u.path(`M${x - r} ${top + 30}${teeth}L${x + r} ${top + 30}Z`, "#ffffff", 'opacity=".3"');
  for (const [dx, turn] of [
    [-0.6, -12],
    [0, 0],
    [0.6, 12],
  ] as const) {
    const cx = x + dx * r;
    u.ellipse(
      cx,
      top + 64,
      9,
      36,
      u.radialGradient([0, darken(film, 0.6), 0.4], [1, darken(film, 0.6), 0]),
      `transform="rotate(${turn} ${cx} ${top + 64})"`,
    );
  }
};

const BOTTLES: Unit = { top: 60, sleeve: 430, draw: bottle };
const BRICKS: Unit = { top: 170, sleeve: 440, draw: brick };
const CANS: Unit = { top: 200, sleeve: 420, draw: can };
const TINS: Unit = { top: 300, sleeve: 400, draw: tin };
const POTS: Unit = { top: 270, sleeve: 390, draw: pot };
const PACKETS: Unit = { top: 220, sleeve: 372, draw: packet };

const toSet = (names: string) => new Set(names.split(" "));
const MILK = toSet("1f95b 1f404 1f42e");
const BAKED = toSet("1f35e 1f956 1f950 1fad3 1f32f 1f32e 1f959 1f354 1f953 1f32d 1f366 1f368");
const TINNED = toSet("1f41f 1f345 1fad8 1f33d 1fadb 1f96b");
const SPOON_FOOD = toSet("1f95b 1f36e 1f370 1f9c0 1f36f");

export function getUnit({ size, art: artNames }: PictureSpec): Unit {
  const art = artNames.map(getArtCode);
  const milk = MILK.has(art[0] ?? "");
  if (/\d\s*(l|lt)\b/i.test(size)) return milk ? BRICKS : BOTTLES;
  if (/\d\s*(cl|ml)\b/i.test(size)) return milk ? BRICKS : CANS;
  if (TINNED.has(art[0] ?? "")) return TINS;
  return art.some((name) => SPOON_FOOD.has(name)) && !art.some((name) => BAKED.has(name)) ? POTS : PACKETS;
}
