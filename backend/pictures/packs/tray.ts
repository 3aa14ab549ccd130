import { darken, lighten, getLuminance } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import { createHeap } from "./heap";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";

const TRAYS = ["#2c2a2c", "#f7f5ef", "#c79a68", "#f7f5ef"] as const;

export const tray: PackComposer = (context) => {
  const { spec, rng } = context;
  const colour = rng.pick(TRAYS);
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, 826, 800, 1.4);
  const rim =
    "M176 236Q180 206 214 206L746 206Q780 206 784 236L880 740Q886 786 838 786L122 786Q74 786 80 740Z";
  const floor =
    "M214 250Q216 236 232 236L728 236Q744 236 746 250L832 722Q834 742 812 742L148 742Q126 742 128 722Z";
  drawBody(under, rim, floor, colour);
  const rows = rng.pick([
    [
      { count: 3, y: 330, size: 260, step: 0.66 },
      { count: 4, y: 445, size: 280, step: 0.58 },
      { count: 4, y: 580, size: 300, step: 0.6 },
    ],
    [
      { count: 3, y: 340, size: 290, step: 0.6 },
      { count: 3, y: 460, size: 310, step: 0.7 },
      { count: 3, y: 590, size: 330, step: 0.74 },
    ],
  ]);
  context.layers.push(
    { svg: under.svg() },
    {
      sprites: createHeap(spec.art, rows, "#403038", rng),
      clip: `${floor}M160 120L800 120L800 300L160 300ZM100 300L860 300L860 730L100 730Z`,
    },
  );
  const x = 480 - 230;
  const label = `M${x + 16} 560L${x + 444} 560Q${x + 460} 560 ${x + 460} 576L${x + 466} 800Q${x + 466} 816 ${x + 450} 816L${x + 10} 816Q${x - 6} 816 ${x - 6} 800L${x} 576Q${x} 560 ${x + 16} 560Z`;
  addPrintedFace(context, {
    full: { x: x - 8, y: 556, w: 476, h: 264 },
    safe: { x: x + 36, y: 580, w: 388, h: 214 },
    cut: label,
    isPlain: true,
    drawBelow: (u) => {
      drawFilm(u, rim);
      u.path(label, darken(spec.ground, 0.85), 'opacity=".34" transform="translate(3 9)"');
    },
    drawAbove: (o) =>
      o.path(
        label,
        o.linearGradient(
          x,
          560,
          x + 460,
          816,
          [0, "#ffffff", 0.3],
          [0.4, "#ffffff", 0.02],
          [0.7, "#2a1030", 0],
          [1, "#2a1030", 0.18],
        ),
      ),
  });
};

function drawBody(u: SvgBuilder, rim: string, floor: string, colour: string): void {
  u.path(
    "M84 750L876 750L850 818Q842 834 820 834L140 834Q118 834 110 818Z",
    u.verticalGradient(750, 834, [0, darken(colour, 0.1)], [1, darken(colour, 0.42)]),
  );
  u.path(
    rim,
    u.linearGradient(
      100,
      206,
      860,
      786,
      [0, lighten(colour, 0.35)],
      [0.5, colour],
      [1, darken(colour, 0.16)],
    ),
  );
  const deep = getLuminance(colour) < 0.1 ? darken(colour, 0.4) : darken(colour, 0.24);
  u.path(floor, u.verticalGradient(236, 742, [0, darken(deep, 0.3)], [1, deep]));
  u.stroke(floor, darken(colour, 0.5), 4, 'opacity=".4"');
}

function drawFilm(u: SvgBuilder, rim: string): void {
  u.withClip(u.clip(rim), () => {
    const shine = (d: string, opacity: number) =>
      u.path(d, u.linearGradient(100, 200, 640, 640, [0, "#ffffff", opacity], [1, "#ffffff", 0]));
    shine("M170 206L360 206L150 780L70 780Z", 0.42);
    shine("M420 206L470 206L250 780L200 780Z", 0.34);
    shine("M690 206L800 206L860 480L700 780L640 780Z", 0.16);
  });
  u.stroke(rim, "#ffffff", 5, 'opacity=".5"');
}
