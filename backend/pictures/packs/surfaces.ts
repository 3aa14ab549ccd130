import { darker, lighter } from "../colour";
import type { Random } from "../random";
import type { Sheet } from "../sheet";
import { standing } from "./kit";

const WOOD = "#c98f56";

function grain(s: Sheet, x: number, y: number, w: number, h: number, draw: Random): void {
  const lines = Math.round(h / 13);
  for (let i = 1; i < lines; i += 1) {
    const at = y + (h * i) / lines + draw.between(-2, 2);
    const from = x + draw.between(0.02, 0.3) * w;
    const to = x + draw.between(0.6, 0.98) * w;
    s.stroke(`M${from} ${at}C${from + w * 0.2} ${at + draw.between(-5, 5)} ${to - w * 0.2} ${at + draw.between(-5, 5)} ${to} ${at}`, darker(WOOD, 0.45), draw.between(1.2, 2.6), 'opacity=".22"');
  }
}

/** A thick wooden board lying on the ground, seen from the front and a little above. */
export function board(s: Sheet, tint: string, y: number, draw: Random): void {
  standing(s, tint, 480, y + 118, 800, 1.5);
  const top = `M150 ${y}L810 ${y}Q832 ${y} 842 ${y + 18}L890 ${y + 88}Q900 ${y + 108} 874 ${y + 108}L86 ${y + 108}Q60 ${y + 108} 70 ${y + 88}L118 ${y + 18}Q128 ${y} 150 ${y}Z`;
  s.path(`M66 ${y + 92}L894 ${y + 92}L894 ${y + 118}Q894 ${y + 136} 870 ${y + 136}L90 ${y + 136}Q66 ${y + 136} 66 ${y + 118}Z`, s.along(0, y + 92, 0, y + 136, [0, darker(WOOD, 0.22)], [1, darker(WOOD, 0.5)]));
  s.path(top, s.along(100, y, 860, y + 108, [0, lighter(WOOD, 0.42)], [0.5, lighter(WOOD, 0.12)], [1, darker(WOOD, 0.08)]));
  s.within(s.clip(top), () => grain(s, 70, y, 820, 108, draw));
  s.stroke(`M92 ${y + 106}L868 ${y + 106}`, lighter(WOOD, 0.7), 3, 'opacity=".7"');
}

type Crate = { left: number; right: number; top: number; bottom: number };

export const CRATE: Crate = { left: 96, right: 864, top: 560, bottom: 846 };

export function crateBack(s: Sheet, tint: string): void {
  const { left, right, top, bottom } = CRATE;
  standing(s, tint, 480, bottom - 4, right - left, 1.3);
  s.path(`M${left + 44} ${top - 66}L${right - 44} ${top - 66}L${right} ${top + 20}L${right} ${bottom}L${left} ${bottom}L${left} ${top + 20}Z`, s.along(0, top - 66, 0, top + 160, [0, darker(WOOD, 0.35)], [1, darker(WOOD, 0.7)]));
}

export function crateFront(s: Sheet, draw: Random): void {
  const { left, right, top, bottom } = CRATE;
  const slats = 3;
  const gap = 14;
  const h = (bottom - top - gap * (slats - 1)) / slats;
  for (let i = 0; i < slats; i += 1) {
    const y = top + i * (h + gap);
    const box = { x: left, y, w: right - left, h };
    s.rect({ ...box, y: y + 7 }, 7, darker(WOOD, 0.75), 'opacity=".4"');
    const tone = lighter(WOOD, 0.3 - i * 0.07);
    s.rect(box, 7, s.along(left, y, right, y + h, [0, lighter(tone, 0.25)], [0.5, tone], [1, darker(tone, 0.14)]));
    grain(s, left, y + 6, right - left, h - 10, draw);
    s.stroke(`M${left + 6} ${y + 3}L${right - 6} ${y + 3}`, "#fff3dc", 3, 'opacity=".6"');
  }
  for (const x of [left + 14, right - 62]) {
    s.rect({ x, y: top - 22, w: 48, h: bottom - top + 22 }, 7, s.along(x, 0, x + 48, 0, [0, lighter(WOOD, 0.35)], [1, darker(WOOD, 0.16)]));
    for (let i = 0; i < slats; i += 1) s.ellipse(x + 24, top + i * (h + gap) + h / 2, 6, 6, darker(WOOD, 0.6));
  }
}

export const BOWL = { rim: 590, rx: 350, ry: 66 };

export function bowlBack(s: Sheet, tint: string, glaze: string): void {
  standing(s, tint, 480, 860, 460, 1.4);
  s.ellipse(480, BOWL.rim, BOWL.rx, BOWL.ry, s.along(130, 0, 830, 0, [0, darker(glaze, 0.45)], [1, darker(glaze, 0.22)]));
}

export function bowlFront(s: Sheet, glaze: string): void {
  const { rim, rx, ry } = BOWL;
  const d = `M${480 - rx} ${rim}A${rx} ${ry} 0 0 0 ${480 + rx} ${rim}C${480 + rx - 10} ${rim + 150} ${480 + 210} 872 ${480 + 150} 872L${480 - 150} 872C${480 - 210} 872 ${480 - rx + 10} ${rim + 150} ${480 - rx} ${rim}Z`;
  s.path(d, s.along(130, 0, 830, 0, [0, darker(glaze, 0.18)], [0.25, lighter(glaze, 0.55)], [0.6, glaze], [1, darker(glaze, 0.42)]));
  s.path(d, s.along(0, rim + 120, 0, 872, [0, darker(glaze, 0.8), 0], [1, darker(glaze, 0.8), 0.3]));
  s.stroke(`M${480 - rx} ${rim}A${rx} ${ry} 0 0 0 ${480 + rx} ${rim}`, lighter(glaze, 0.75), 12);
  s.stroke(`M${480 - rx + 20} ${rim + 66}A${rx - 12} ${ry} 0 0 0 ${480 + rx - 20} ${rim + 66}`, darker(glaze, 0.3), 5, 'opacity=".5"');
  s.ellipse(250, rim + 150, 26, 90, s.round([0, "#ffffff", 0.75], [1, "#ffffff", 0]), `transform="rotate(-22 250 ${rim + 150})"`);
}

/** Crushed ice heaped on a counter. */
export function ice(s: Sheet, tint: string, draw: Random): void {
  standing(s, tint, 480, 850, 780, 1.5);
  s.path("M60 850C70 700 190 600 320 580C430 560 560 560 660 584C790 610 890 700 900 850Q700 880 480 880Q260 880 60 850Z", s.along(0, 560, 0, 880, [0, "#ffffff"], [1, "#b9d6e6"]));
  for (let i = 0; i < 90; i += 1) {
    const t = draw.next();
    const x = 90 + 780 * t;
    const roof = 850 - Math.sin(t * Math.PI) * 262;
    const y = draw.between(roof + 10, 862);
    const size = draw.between(24, 60);
    const fill = s.along(x - size / 2, y - size / 2, x + size / 2, y + size / 2, [0, "#ffffff", 0.95], [0.5, "#e3f2f9", 0.8], [1, "#a9cfe2", 0.75]);
    s.rect({ x: x - size / 2, y: y - size / 2, w: size, h: size * 0.8 }, 9, fill, `transform="rotate(${Math.round(draw.between(0, 90))} ${Math.round(x)} ${Math.round(y)})"`);
  }
}

/** Butcher's paper, its edges a little curled. */
export function paper(s: Sheet, y: number, colour: string): void {
  const d = `M170 ${y + 4}C300 ${y - 14} 620 ${y + 10} 800 ${y - 6}C820 ${y + 40} 850 ${y + 70} 872 ${y + 96}C700 ${y + 112} 300 ${y + 92} 96 ${y + 104}C120 ${y + 70} 150 ${y + 40} 170 ${y + 4}Z`;
  s.path(d, darker(colour, 0.7), 'opacity=".25" transform="translate(4 10)"');
  s.path(d, s.along(96, y, 872, y + 100, [0, lighter(colour, 0.7)], [0.5, colour], [1, darker(colour, 0.08)]));
}
