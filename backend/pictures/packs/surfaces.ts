import { darken, lighten } from "../colour";
import type { Random } from "../random";
import type { SvgBuilder } from "../svg-builder";
import { drawStandingShadow } from "./pack-context";

const WOOD = "#c98f56";

function drawWoodGrain(s: SvgBuilder, x: number, y: number, w: number, h: number, rng: Random): void {
  const lines = Math.round(h / 13);
  for (let i = 1; i < lines; i += 1) {
    const at = y + (h * i) / lines + rng.between(-2, 2);
    const from = x + rng.between(0.02, 0.3) * w;
    const to = x + rng.between(0.6, 0.98) * w;
    s.stroke(
      `M${from} ${at}C${from + w * 0.2} ${at + rng.between(-5, 5)} ${to - w * 0.2} ${at + rng.between(-5, 5)} ${to} ${at}`,
      darken(WOOD, 0.45),
      rng.between(1.2, 2.6),
      'opacity=".22"',
    );
  }
}

export function drawBoard(s: SvgBuilder, tint: string, rng: Random): void {
  drawStandingShadow(s, tint, 480, 836, 860, 1.6);
  const top =
    "M196 262Q200 236 230 236L730 236Q760 236 764 262L884 762Q890 800 850 800L110 800Q70 800 76 762Z";
  s.path(
    "M75 768L885 768L885 800Q885 838 846 838L114 838Q75 838 75 800Z",
    s.verticalGradient(780, 838, [0, darken(WOOD, 0.2)], [1, darken(WOOD, 0.55)]),
  );
  s.path(
    top,
    s.linearGradient(
      120,
      236,
      840,
      800,
      [0, lighten(WOOD, 0.46)],
      [0.5, lighten(WOOD, 0.2)],
      [1, darken(WOOD, 0.04)],
    ),
  );
  s.withClip(s.clip(top), () => drawWoodGrain(s, 80, 236, 800, 564, rng));
  s.stroke("M96 794Q480 806 864 794", lighten(WOOD, 0.75), 4, 'opacity=".7"');
}

const CRATE = { left: 96, right: 864, top: 560, bottom: 846 };

/** Clip: above the front of the crate pieces may stick out, below it they may not. */
export const CRATE_CLIP = `M0 0L960 0L960 ${CRATE.top}L${CRATE.right - 10} ${CRATE.top}L${CRATE.right - 10} ${CRATE.bottom}L${CRATE.left + 10} ${CRATE.bottom}L${CRATE.left + 10} ${CRATE.top}L0 ${CRATE.top}Z`;

export function drawCrateBack(s: SvgBuilder, tint: string): void {
  const { left, right, top, bottom } = CRATE;
  drawStandingShadow(s, tint, 480, bottom - 4, right - left, 1.3);
  s.path(
    `M${left + 44} ${top - 66}L${right - 44} ${top - 66}L${right} ${top + 20}L${right} ${bottom}L${left} ${bottom}L${left} ${top + 20}Z`,
    s.verticalGradient(top - 66, top + 160, [0, darken(WOOD, 0.35)], [1, darken(WOOD, 0.7)]),
  );
}

export function drawCrateFront(s: SvgBuilder, rng: Random): void {
  const { left, right, top, bottom } = CRATE;
  const slats = 3;
  const gap = 14;
  const h = (bottom - top - gap * (slats - 1)) / slats;
  for (let i = 0; i < slats; i += 1) {
    const y = top + i * (h + gap);
    const box = { x: left, y, w: right - left, h };
    s.rect({ ...box, y: y + 7 }, 7, darken(WOOD, 0.75), 'opacity=".4"');
    const tone = lighten(WOOD, 0.3 - i * 0.07);
    s.rect(
      box,
      7,
      s.linearGradient(left, y, right, y + h, [0, lighten(tone, 0.25)], [0.5, tone], [1, darken(tone, 0.14)]),
    );
    drawWoodGrain(s, left, y + 6, right - left, h - 10, rng);
    s.stroke(`M${left + 6} ${y + 3}L${right - 6} ${y + 3}`, "#fff3dc", 3, 'opacity=".6"');
  }
  for (const x of [left + 14, right - 62]) {
    s.rect(
      { x, y: top - 22, w: 48, h: bottom - top + 22 },
      7,
      s.horizontalGradient(x, x + 48, [0, lighten(WOOD, 0.35)], [1, darken(WOOD, 0.16)]),
    );
    for (let i = 0; i < slats; i += 1)
      s.ellipse(x + 24, top + i * (h + gap) + h / 2, 6, 6, darken(WOOD, 0.6));
  }
}

const BOWL = { rim: 590, rx: 350, ry: 66 };

export const BOWL_CLIP = `M0 0L960 0L960 ${BOWL.rim}L${480 + BOWL.rx} ${BOWL.rim}A${BOWL.rx} ${BOWL.ry} 0 0 1 ${480 - BOWL.rx} ${BOWL.rim}L0 ${BOWL.rim}Z`;

export function drawBowlBack(s: SvgBuilder, tint: string, glaze: string): void {
  drawStandingShadow(s, tint, 480, 860, 460, 1.4);
  s.ellipse(
    480,
    BOWL.rim,
    BOWL.rx,
    BOWL.ry,
    s.horizontalGradient(130, 830, [0, darken(glaze, 0.45)], [1, darken(glaze, 0.22)]),
  );
}

export function drawBowlFront(s: SvgBuilder, glaze: string): void {
  const { rim, rx, ry } = BOWL;
  const d = `M${480 - rx} ${rim}A${rx} ${ry} 0 0 0 ${480 + rx} ${rim}C${480 + rx - 10} ${rim + 150} ${480 + 210} 872 ${480 + 150} 872L${480 - 150} 872C${480 - 210} 872 ${480 - rx + 10} ${rim + 150} ${480 - rx} ${rim}Z`;
  s.path(
    d,
    s.horizontalGradient(
      130,
      830,
      [0, darken(glaze, 0.18)],
      [0.25, lighten(glaze, 0.55)],
      [0.6, glaze],
      [1, darken(glaze, 0.42)],
    ),
  );
  s.path(d, s.verticalGradient(rim + 120, 872, [0, darken(glaze, 0.8), 0], [1, darken(glaze, 0.8), 0.3]));
  s.stroke(`M${480 - rx} ${rim}A${rx} ${ry} 0 0 0 ${480 + rx} ${rim}`, lighten(glaze, 0.75), 12);
  s.stroke(
    `M${480 - rx + 20} ${rim + 66}A${rx - 12} ${ry} 0 0 0 ${480 + rx - 20} ${rim + 66}`,
    darken(glaze, 0.3),
    5,
    'opacity=".5"',
  );
  s.ellipse(
    250,
    rim + 150,
    26,
    90,
    s.radialGradient([0, "#ffffff", 0.75], [1, "#ffffff", 0]),
    `transform="rotate(-22 250 ${rim + 150})"`,
  );
}

export function drawIce(s: SvgBuilder, tint: string, rng: Random): void {
  drawStandingShadow(s, tint, 480, 836, 860, 1.6);
  const rim =
    "M180 268Q184 240 214 240L746 240Q776 240 780 268L896 776Q902 826 850 826L110 826Q58 826 64 776Z";
  const bed =
    "M206 282Q210 264 232 264L728 264Q750 264 754 282L858 758Q862 792 826 792L134 792Q98 792 102 758Z";
  s.path(
    rim,
    s.linearGradient(
      64,
      240,
      896,
      826,
      [0, "#f7f8fa"],
      [0.3, "#b8bcc6"],
      [0.55, "#eceef1"],
      [0.8, "#a4a8b4"],
      [1, "#82869a"],
    ),
  );
  s.path(bed, s.verticalGradient(264, 792, [0, "#cfe6f0"], [1, "#f2fafd"]));
  s.withClip(s.clip(bed), () => {
    for (let i = 0; i < 120; i += 1) {
      const x = rng.between(90, 870);
      const y = rng.between(264, 800);
      const size = rng.between(26, 40) * (0.6 + (y - 264) / 700);
      const fill = s.linearGradient(
        x - size,
        y - size,
        x + size,
        y + size,
        [0, "#ffffff", 0.95],
        [0.5, "#e6f4fa", 0.7],
        [1, "#9cc6dc", 0.7],
      );
      const turn = Math.round(rng.between(0, 90));
      s.rect(
        { x: x - size, y: y - size * 0.7, w: size * 2, h: size * 1.4 },
        10,
        fill,
        `transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})"`,
      );
    }
  });
  s.stroke(bed, "#6f7488", 4, 'opacity=".45"');
}

export function drawPaper(s: SvgBuilder, colour: string): void {
  const d =
    "M232 262C400 250 560 270 738 256C760 400 800 560 838 752C640 782 340 752 116 776C150 600 200 420 232 262Z";
  s.path(d, darken(colour, 0.8), 'opacity=".3" transform="translate(3 9)"');
  s.path(d, s.linearGradient(120, 256, 840, 780, [0, "#ffffff"], [0.5, colour], [1, darken(colour, 0.1)]));
  s.stroke(
    "M300 262C330 420 300 560 350 764M600 262C590 420 640 560 620 760",
    darken(colour, 0.3),
    3,
    'opacity=".16"',
  );
}
