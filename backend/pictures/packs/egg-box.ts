import { darken, lighten, mix } from "../colour";
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

const PULP = "#cfc4ae";

/** In two rows. */
function columnCount(size: string): number {
  const eggCount = Number.parseInt(size, 10) || 8;
  return Math.min(6, Math.max(3, Math.ceil(eggCount / 2)));
}

function createEggs({ spec, rng }: PackContext, pulp: string, columns: number): Sprite[] {
  const egg = spec.art[0] ?? "1f95a";
  const row = (count: number, y: number, size: number, spread: number): Sprite[] =>
    Array.from({ length: count }, (_, i) => ({
      art: egg,
      x: 480 + (i / (count - 1) - 0.5) * spread + rng.between(-4, 4),
      y: y + rng.between(-4, 4),
      size,
      rotate: rng.between(-7, 7),
      mirror: rng.next() < 0.5,
      shadow: createPieceShadow(pulp, size, 0.55),
    }));
  return [
    ...row(columns, 506, 940 / (columns + 0.35), 760 - 760 / columns),
    ...row(columns, 604, 1030 / (columns + 0.2), 840 - 840 / columns),
  ];
}

export const eggBox: PackComposer = (context) => {
  const { spec } = context;
  const pulp = mix(PULP, spec.colours[0], 0.16);
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, 836, 800, 1.4);
  const lid = "M150 176Q152 140 190 140L770 140Q808 140 810 176L850 520L110 520Z";
  const inner = "M178 184Q180 168 196 168L764 168Q780 168 782 184L806 480L154 480Z";
  addPrintedFace(
    context,
    {
      full: { x: 150, y: 160, w: 660, h: 330 },
      safe: { x: 216, y: 186, w: 528, h: 250 },
      cut: inner,
      isPlain: true,
      drawBelow: (u) => {
        u.path(lid, u.verticalGradient(140, 520, [0, lighten(pulp, 0.4)], [1, darken(pulp, 0.22)]));
        u.path(inner, darken(pulp, 0.4), 'transform="translate(0 -5)"');
      },
      drawAbove: (o) => {
        o.path(
          inner,
          o.verticalGradient(
            168,
            480,
            [0, darken(pulp, 0.8), 0.18],
            [0.12, "#ffffff", 0.12],
            [0.75, darken(pulp, 0.8), 0],
            [1, darken(pulp, 0.85), 0.42],
          ),
        );
        o.path(
          "M96 500L864 500L886 640L74 640Z",
          o.verticalGradient(500, 640, [0, darken(pulp, 0.5)], [1, darken(pulp, 0.3)]),
        );
      },
    },
    under,
  );
  const over = createSvgBuilder();
  const columns = columnCount(spec.size);
  drawTray(over, pulp, columns);
  context.layers.push({ sprites: createEggs(context, pulp, columns) }, { svg: over.svg() });
};

function drawTray(o: SvgBuilder, pulp: string, cups: number): void {
  const [left, right, top, bottom] = [70, 890, 660, 836];
  const step = (right - left) / cups;
  const dips = Array.from({ length: cups }, (_, i) => {
    const x = left + step * i;
    return `C${x + step * 0.2} ${top + 4} ${x + step * 0.22} ${top + 52} ${x + step / 2} ${top + 52}C${x + step * 0.78} ${top + 52} ${x + step * 0.8} ${top + 4} ${x + step} ${top}`;
  }).join("");
  const front = `M${left} ${top}${dips}L${right - 34} ${bottom - 14}Q${right - 40} ${bottom} ${right - 60} ${bottom}L${left + 60} ${bottom}Q${left + 40} ${bottom} ${left + 34} ${bottom - 14}Z`;
  o.path(front, darken(pulp, 0.6), 'opacity=".35" transform="translate(0 -7)"');
  o.path(
    front,
    o.verticalGradient(
      top,
      bottom,
      [0, lighten(pulp, 0.5)],
      [0.4, lighten(pulp, 0.12)],
      [1, darken(pulp, 0.32)],
    ),
  );
  o.stroke(`M${left} ${top}${dips}`, lighten(pulp, 0.75), 7);
  for (let i = 0; i < cups; i += 1) {
    const x = left + step * (i + 0.5);
    o.ellipse(x - 20, 770, 50, 62, o.radialGradient([0, "#ffffff", 0.4], [1, "#ffffff", 0]));
    if (i > 0)
      o.ellipse(
        left + step * i,
        770,
        22,
        84,
        o.radialGradient([0, darken(pulp, 0.6), 0.5], [1, darken(pulp, 0.6), 0]),
      );
  }
}
