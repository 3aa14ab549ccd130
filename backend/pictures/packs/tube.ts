import { darken, lighten } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";

const [TOP, SHOULDER, BOTTOM] = [42, 744, 898];

export const tube: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const half = rng.between(216, 238);
  const low = half * 0.86;
  const cap = low * 0.66;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, BOTTOM - 6, cap * 2.3);
  const body = `M${480 - half} ${TOP}L${480 + half} ${TOP}L${480 + half - 4} ${TOP + 60}C${480 + half - 8} ${TOP + 260} ${480 + low} ${SHOULDER - 160} ${480 + low} ${SHOULDER - 30}C${480 + low} ${SHOULDER} ${480 + cap + 20} ${SHOULDER + 10} ${480 + cap} ${SHOULDER + 26}L${480 - cap} ${SHOULDER + 26}C${480 - cap - 20} ${SHOULDER + 10} ${480 - low} ${SHOULDER} ${480 - low} ${SHOULDER - 30}C${480 - low} ${SHOULDER - 160} ${480 - half + 8} ${TOP + 260} ${480 - half + 4} ${TOP + 60}Z`;
  addPrintedFace(
    context,
    {
      full: { x: 480 - half, y: TOP, w: half * 2, h: SHOULDER - TOP + 30 },
      safe: { x: 480 - low * 0.86, y: TOP + 84, w: low * 1.72, h: SHOULDER - TOP - 124 },
      cut: body,
      drawBelow: (u) => drawCap(u, cap, accent),
      drawAbove: (o) => {
        shadeBody(o, body, half, main);
        drawSeal(o, half, main);
        o.stroke(
          `M${480 - cap} ${SHOULDER + 27}L${480 + cap} ${SHOULDER + 27}`,
          darken(main, 0.8),
          5,
          'opacity=".4"',
        );
      },
    },
    under,
  );
};

function drawCap(u: SvgBuilder, half: number, colour: string): void {
  const [x, w, y] = [480 - half, half * 2, SHOULDER + 18];
  u.rect(
    { x, y, w, h: BOTTOM - y },
    16,
    u.horizontalGradient(
      x,
      x + w,
      [0, darken(colour, 0.42)],
      [0.22, lighten(colour, 0.6)],
      [0.4, lighten(colour, 0.1)],
      [0.65, colour],
      [1, darken(colour, 0.48)],
    ),
  );
  for (let i = 1; i < 18; i += 1) {
    const at = 480 - half * Math.cos((i / 18) * Math.PI);
    u.stroke(`M${at} ${y + 22}L${at} ${BOTTOM - 16}`, darken(colour, 0.6), 3, 'opacity=".22"');
  }
}

function shadeBody(o: SvgBuilder, body: string, half: number, colour: string): void {
  const dark = darken(colour, 0.8);
  const x0 = 480 - half;
  o.path(
    body,
    o.horizontalGradient(
      x0,
      x0 + half * 2,
      [0, dark, 0.34],
      [0.1, dark, 0.12],
      [0.22, "#ffffff", 0.1],
      [0.3, "#ffffff", 0.42],
      [0.4, "#ffffff", 0.08],
      [0.6, dark, 0],
      [0.84, dark, 0.22],
      [0.95, dark, 0.4],
      [1, dark, 0.26],
    ),
  );
  o.path(
    body,
    o.verticalGradient(
      TOP,
      SHOULDER + 26,
      [0, "#ffffff", 0.26],
      [0.2, "#ffffff", 0],
      [0.9, dark, 0],
      [1, dark, 0.4],
    ),
  );
}

function drawSeal(o: SvgBuilder, half: number, colour: string): void {
  const dark = darken(colour, 0.8);
  o.path(
    `M${480 - half} ${TOP}L${480 + half} ${TOP}L${480 + half - 4} ${TOP + 52}L${480 - half + 4} ${TOP + 52}Z`,
    o.verticalGradient(TOP, TOP + 52, [0, "#ffffff", 0.55], [0.85, "#ffffff", 0.15], [1, dark, 0.34]),
  );
  for (let i = 1; i < 26; i += 1) {
    const at = 480 - half + (i / 26) * half * 2;
    o.stroke(`M${at} ${TOP + 6}L${at} ${TOP + 44}`, dark, 2.4, 'opacity=".2"');
  }
}
