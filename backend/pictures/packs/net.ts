import { darken, lighten } from "../colour";
import type { Sprite } from "../layers";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import {
  drawBackground,
  createPieceShadow,
  addPrintedFace,
  drawStandingShadow,
  type PackComposer,
  type PackContext,
} from "./pack-context";

const SACK =
  "M420 210C400 270 270 300 214 400C140 530 150 760 222 824C280 876 380 880 480 880C580 880 680 876 738 824C810 760 820 530 746 400C690 300 560 270 540 210Z";
const CARD = "M300 96Q300 84 312 84L648 84Q660 84 660 96L676 326Q676 340 660 340L300 340Q284 340 284 326Z";

const PIECE_SIZE = 236;
/** The pieces in each row, and where it is. */
const ROWS = [
  [2, 372],
  [3, 490],
  [4, 612],
  [3, 706],
  [4, 792],
] as const;

export const net: PackComposer = (context) => {
  const { spec } = context;
  const [main] = spec.colours;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, 858, 560, 1.4);
  under.path(SACK, under.verticalGradient(210, 880, [0, darken(main, 0.5)], [1, darken(main, 0.7)]));
  context.layers.push({ svg: under.svg() }, { sprites: createPieces(context), clip: SACK });
  addPrintedFace(context, {
    full: { x: 280, y: 80, w: 400, h: 264 },
    safe: { x: 316, y: 104, w: 328, h: 212 },
    cut: CARD,
    isPlain: true,
    drawBelow: (u) => {
      drawMesh(u, main);
      u.path(CARD, darken(main, 0.85), 'opacity=".4" transform="translate(3 10)"');
    },
    drawAbove: (o) => {
      o.path(
        CARD,
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

function createPieces({ spec, rng }: PackContext): Sprite[] {
  return ROWS.flatMap(([count, y]) =>
    Array.from({ length: count }, (_, i) => ({
      art: spec.art[0] ?? "",
      x: 480 + (i - (count - 1) / 2) * 160 + rng.between(-14, 14),
      y: y + rng.between(-14, 14),
      size: PIECE_SIZE * rng.between(0.95, 1.06),
      rotate: rng.between(-70, 70),
      shadow: createPieceShadow("#5a3010", PIECE_SIZE, 0.5),
      dim: 0.03,
    })),
  );
}

function drawMesh(u: SvgBuilder, colour: string): void {
  const dark = darken(colour, 0.85);
  const mesh = u.pattern(
    44,
    44,
    `<path d="M0 22L22 0L44 22L22 44Z" fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="3"/>`,
  );
  u.path(SACK, mesh, 'opacity=".7"');
  u.path(
    SACK,
    u.horizontalGradient(
      150,
      810,
      [0, dark, 0.42],
      [0.14, dark, 0.06],
      [0.28, "#ffffff", 0.16],
      [0.5, "#ffffff", 0],
      [0.86, dark, 0.12],
      [1, dark, 0.48],
    ),
  );
  u.path(SACK, u.verticalGradient(300, 880, [0, dark, 0.4], [0.2, dark, 0], [0.8, dark, 0], [1, dark, 0.4]));
}
