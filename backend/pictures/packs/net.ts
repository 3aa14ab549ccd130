import { darken, lighten } from "../colour";
import type { Sprite } from "../layers";
import { createSvgBuilder } from "../svg-builder";
import {
  drawBackground,
  createPieceShadow,
  addPrintedFace,
  drawStandingShadow,
  type PackComposer,
} from "./pack-context";

export const net: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, 858, 560, 1.4);
  const sack =
    "M420 210C400 270 270 300 214 400C140 530 150 760 222 824C280 876 380 880 480 880C580 880 680 876 738 824C810 760 820 530 746 400C690 300 560 270 540 210Z";
  under.path(sack, under.linearGradient(0, 210, 0, 880, [0, darken(main, 0.5)], [1, darken(main, 0.7)]));
  const pieces: Sprite[] = [];
  const size = 236;
  [
    [2, 372],
    [3, 490],
    [4, 612],
    [3, 706],
    [4, 792],
  ].forEach(([count = 0, y = 0]) => {
    for (let i = 0; i < count; i += 1) {
      const x = 480 + (i - (count - 1) / 2) * 160 + rng.between(-14, 14);
      pieces.push({
        art: spec.art[0] ?? "",
        x,
        y: y + rng.between(-14, 14),
        size: size * rng.between(0.95, 1.06),
        rotate: rng.between(-70, 70),
        shadow: createPieceShadow("#5a3010", size, 0.5),
        dim: 0.03,
      });
    }
  });
  context.layers.push({ svg: under.svg() }, { sprites: pieces, clip: sack });
  const card = "M300 96Q300 84 312 84L648 84Q660 84 660 96L676 326Q676 340 660 340L300 340Q284 340 284 326Z";
  addPrintedFace(context, {
    full: { x: 280, y: 80, w: 400, h: 264 },
    safe: { x: 316, y: 104, w: 328, h: 212 },
    cut: card,
    isPlain: true,
    drawBelow: (u) => {
      const mesh = u.pattern(
        44,
        44,
        `<path d="M0 22L22 0L44 22L22 44Z" fill="none" stroke="${lighten(main, 0.5)}" stroke-width="3"/>`,
      );
      u.path(sack, mesh, 'opacity=".7"');
      u.path(
        sack,
        u.linearGradient(
          150,
          0,
          810,
          0,
          [0, darken(main, 0.85), 0.42],
          [0.14, darken(main, 0.85), 0.06],
          [0.28, "#ffffff", 0.16],
          [0.5, "#ffffff", 0],
          [0.86, darken(main, 0.85), 0.12],
          [1, darken(main, 0.85), 0.48],
        ),
      );
      u.path(
        sack,
        u.linearGradient(
          0,
          300,
          0,
          880,
          [0, darken(main, 0.85), 0.4],
          [0.2, darken(main, 0.85), 0],
          [0.8, darken(main, 0.85), 0],
          [1, darken(main, 0.85), 0.4],
        ),
      );
      u.path(card, darken(main, 0.85), 'opacity=".4" transform="translate(3 10)"');
    },
    drawAbove: (o) => {
      o.path(
        card,
        o.linearGradient(
          280,
          84,
          680,
          340,
          [0, "#ffffff", 0.28],
          [0.4, "#ffffff", 0],
          [1, darken(main, 0.8), 0.2],
        ),
      );
      for (const x of [344, 616]) o.stroke(`M${x - 14} 98L${x + 14} 98`, "#e8e9ee", 6);
    },
  });
};
