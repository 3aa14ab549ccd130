import { darker, lighter, mix } from "../colour";
import { sheet, type Sheet } from "../sheet";
import { ground, printed, standing, type Composer } from "./kit";

type Unit = "bottle" | "can" | "pot";

function unitOf(size: string): Unit {
  if (/\d\s*(l|lt)\b/i.test(size)) return "bottle";
  return /\d\s*(cl|ml)\b/i.test(size) ? "can" : "pot";
}

/** Several of one thing held by a printed sleeve. */
export const multipack: Composer = (kit) => {
  const { spec } = kit;
  const [main, accent] = spec.colours;
  const unit = unitOf(spec.size);
  const columns = /^\s*2\b/.test(spec.size) ? 2 : 3;
  const w = columns === 2 ? 640 : 740;
  const [left, right, bottom] = [480 - w / 2, 480 + w / 2, 868];
  const top = unit === "bottle" ? 96 : unit === "can" ? 214 : 300;
  const sleeve = unit === "pot" ? 400 : 452;
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, bottom - 6, w, 1.3);
  const cw = w / columns;
  for (let i = 0; i < columns; i += 1) {
    const x = left + cw * (i + 0.5);
    if (unit === "bottle") bottleTop(under, x, top, cw * 0.46, sleeve + 20, main, accent);
    if (unit === "can") canTop(under, x, top + 60, cw * 0.46, sleeve + 20, main);
    if (unit === "pot") potTop(under, x, top + 40, cw * 0.47, sleeve + 20, main, accent);
  }
  const front = `M${left} ${sleeve + 12}Q${left} ${sleeve} ${left + 12} ${sleeve}L${right - 12} ${sleeve}Q${right} ${sleeve} ${right} ${sleeve + 12}L${right} ${bottom - 8}Q${right} ${bottom} ${right - 8} ${bottom}L${left + 8} ${bottom}Q${left} ${bottom} ${left} ${bottom - 8}Z`;
  printed(
    kit,
    {
      full: { x: left, y: sleeve, w, h: bottom - sleeve },
      safe: { x: left + w * 0.06, y: sleeve + 34, w: w * 0.88, h: bottom - sleeve - 68 },
      cut: front,
      before: (u) => u.path(front, darker(main, 0.8), 'opacity=".35" transform="translate(0 -10)"'),
      after: (o) => {
        o.path(
          front,
          o.along(
            left,
            0,
            right,
            0,
            [0, darker(main, 0.85), 0.3],
            [0.05, "#ffffff", 0.3],
            [0.2, "#ffffff", 0.05],
            [0.75, darker(main, 0.85), 0],
            [0.96, darker(main, 0.85), 0.18],
            [1, darker(main, 0.85), 0.4],
          ),
        );
        o.stroke(`M${left + 8} ${sleeve + 2}L${right - 8} ${sleeve + 2}`, "#ffffff", 4, 'opacity=".5"');
      },
    },
    under,
  );
};

function tube(u: Sheet, x: number, r: number, colour: string) {
  return u.along(
    x - r,
    0,
    x + r,
    0,
    [0, darker(colour, 0.42)],
    [0.2, lighter(colour, 0.6)],
    [0.34, lighter(colour, 0.12)],
    [0.65, colour],
    [1, darker(colour, 0.5)],
  );
}

function bottleTop(
  u: Sheet,
  x: number,
  top: number,
  r: number,
  end: number,
  main: string,
  accent: string,
): void {
  const neck = r * 0.36;
  const body = `M${x - neck} ${top + 40}L${x + neck} ${top + 40}L${x + neck} ${top + 90}C${x + neck} ${top + 150} ${x + r} ${top + 170} ${x + r} ${top + 270}L${x + r} ${end}L${x - r} ${end}L${x - r} ${top + 270}C${x - r} ${top + 170} ${x - neck} ${top + 150} ${x - neck} ${top + 90}Z`;
  u.path(body, tube(u, x, r, mix(main, "#ffffff", 0.35)));
  u.rect(
    { x: x - neck - 7, y: top, w: neck * 2 + 14, h: 52 },
    10,
    tube(u, x, neck + 7, mix(accent, main, 0.35)),
  );
}

function canTop(u: Sheet, x: number, top: number, r: number, end: number, main: string): void {
  u.path(
    `M${x - r * 0.86} ${top}L${x + r * 0.86} ${top}C${x + r * 0.88} ${top + 20} ${x + r} ${top + 40} ${x + r} ${top + 66}L${x + r} ${end}L${x - r} ${end}L${x - r} ${top + 66}C${x - r} ${top + 40} ${x - r * 0.88} ${top + 20} ${x - r * 0.86} ${top}Z`,
    tube(u, x, r, main),
  );
  u.ellipse(x, top, r * 0.9, 24, tube(u, x, r, "#c4c6ce"));
  u.ellipse(
    x,
    top + 2,
    r * 0.78,
    17,
    u.along(x - r, 0, x + r, 0, [0, "#8f919b"], [0.5, "#e9eaee"], [1, "#a3a5ae"]),
  );
  u.ellipse(x + 4, top, r * 0.26, 7, "#f6f6f8", 'stroke="#8b8d97" stroke-width="3"');
}

function potTop(
  u: Sheet,
  x: number,
  top: number,
  r: number,
  end: number,
  main: string,
  accent: string,
): void {
  u.path(
    `M${x - r} ${top}L${x + r} ${top}L${x + r * 0.9} ${end}L${x - r * 0.9} ${end}Z`,
    tube(u, x, r, mix("#ffffff", main, 0.3)),
  );
  u.ellipse(x, top + 9, r, 40, darker(main, 0.4));
  u.ellipse(
    x,
    top,
    r,
    40,
    u.along(
      x - r,
      top - 30,
      x + r,
      top + 40,
      [0, lighter(accent, 0.75)],
      [0.5, mix(accent, main, 0.2)],
      [1, darker(mix(accent, main, 0.2), 0.14)],
    ),
  );
  u.ellipse(
    x,
    top,
    r * 0.9,
    33,
    u.along(x - r, top - 30, x + r, top + 40, [0, lighter(main, 0.2)], [0.5, main], [1, darker(main, 0.2)]),
  );
}
