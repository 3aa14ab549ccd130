import { darken, lighten, mix } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import {
  drawBackground,
  addPrintedFace,
  shadeCylinder,
  drawStandingShadow,
  type PackComposer,
} from "./pack-context";

export const spray: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const r = rng.between(210, 228);
  const [left, right, top, bottom] = [480 - r, 480 + r, 318, 888];
  const waist = rng.pick([0, 16, 26]);
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 8, r * 2.1);
  const body = `M442 ${top}L518 ${top}C520 ${top + 50} ${right - 6} ${top + 40} ${right} ${top + 140}C${right - waist} ${top + 280} ${right - waist} ${bottom - 200} ${right} ${bottom - 46}Q${right} ${bottom} ${right - 48} ${bottom}L${left + 48} ${bottom}Q${left} ${bottom} ${left} ${bottom - 46}C${left + waist} ${bottom - 200} ${left + waist} ${top + 280} ${left} ${top + 140}C${left + 6} ${top + 40} 440 ${top + 50} 442 ${top}Z`;
  const from = top + 126;
  addPrintedFace(
    context,
    {
      full: { x: left, y: from, w: r * 2, h: bottom - from },
      safe: { x: left + r * 0.19, y: from + 24, w: r * 1.62, h: bottom - from - 76 },
      cut: body,
      drawBelow: (u) => {
        u.path(
          body,
          u.horizontalGradient(
            left,
            right,
            [0, darken(main, 0.25)],
            [0.3, lighten(main, 0.4)],
            [1, darken(main, 0.22)],
          ),
        );
        drawTrigger(u, accent, main, top);
      },
      drawAbove: (o) => {
        shadeCylinder(o, body, left, r * 2, main, 0.5);
        o.stroke(`M${left + 6} ${from}Q480 ${from + 10} ${right - 6} ${from}`, "#ffffff", 3, 'opacity=".5"');
      },
    },
    under,
  );
};

function drawTrigger(u: SvgBuilder, colour: string, main: string, top: number): void {
  const shade = (x1: number, x2: number, c: string) =>
    u.horizontalGradient(
      x1,
      x2,
      [0, darken(c, 0.3)],
      [0.25, lighten(c, 0.55)],
      [0.6, c],
      [1, darken(c, 0.42)],
    );
  const grip = mix(colour, main, 0.5);
  u.path(
    "M386 196C356 232 340 270 332 312C330 326 352 330 358 316C372 276 396 248 424 226Z",
    u.linearGradient(330, 200, 420, 320, [0, lighten(grip, 0.2)], [1, darken(grip, 0.45)]),
  );
  u.path("M452 196L524 196L530 250L446 250Z", shade(446, 530, darken(colour, 0.2)));
  u.rect({ x: 432, y: 246, w: 96, h: top - 240 }, 12, shade(432, 528, colour));
  for (let i = 1; i < 9; i += 1)
    u.stroke(`M${432 + i * 10.6} 262L${432 + i * 10.6} ${top - 10}`, darken(colour, 0.6), 3, 'opacity=".25"');
  const head =
    "M330 116Q330 98 348 96L520 78Q604 74 622 132C630 160 624 186 600 204Q586 214 560 212L376 208Q352 208 350 186L348 158L338 158Q330 158 330 148Z";
  u.path(head, darken(colour, 0.8), 'opacity=".3" transform="translate(4 10)"');
  u.path(
    head,
    u.verticalGradient(78, 214, [0, lighten(colour, 0.55)], [0.45, colour], [1, darken(colour, 0.38)]),
  );
  u.path("M360 108L520 92Q590 88 604 124Q540 104 360 122Z", "#ffffff", 'opacity=".5"');
  u.rect(
    { x: 304, y: 104, w: 40, h: 58 },
    8,
    u.verticalGradient(104, 162, [0, lighten(grip, 0.3)], [1, darken(grip, 0.4)]),
  );
}
