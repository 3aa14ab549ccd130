import { darken, lighten } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { scatterFood } from "./scatter-food";

type Form = { left: number; right: number; side: number; roof: number; top: number; bottom: number };

export const carton: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main, accent] = spec.colours;
  const hasGable = /\bl\b/i.test(spec.size) && rng.next() < 0.75;
  const w = hasGable ? 480 : 500;
  const side = 118;
  const left = 480 - (w + side) / 2;
  const f: Form = { left, right: left + w, side, top: 76, roof: hasGable ? 240 : 142, bottom: 892 };
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, f.bottom - 14, w + side);
  const front = `M${f.left} ${f.roof}L${f.right} ${f.roof}L${f.right} ${f.bottom}L${f.left + 6} ${f.bottom}Q${f.left} ${f.bottom} ${f.left} ${f.bottom - 6}Z`;
  const flank = `M${f.right} ${f.roof}L${f.right + side} ${f.roof - 26}L${f.right + side} ${f.bottom - 40}L${f.right} ${f.bottom}Z`;
  addPrintedFace(
    context,
    {
      full: { x: f.left, y: f.roof, w, h: f.bottom - f.roof },
      safe: { x: f.left + w * 0.08, y: f.roof + 26, w: w * 0.84, h: f.bottom - f.roof - 62 },
      cut: front,
      drawBelow: (u) => {
        u.path(
          flank,
          u.horizontalGradient(f.right, f.right + side, [0, darken(main, 0.46)], [1, darken(main, 0.26)]),
        );
        u.path(
          `M${f.right} ${f.bottom - 150}L${f.right + side} ${f.bottom - 182}L${f.right + side} ${f.bottom - 40}L${f.right} ${f.bottom}Z`,
          accent,
          'opacity=".55"',
        );
      },
      drawAbove: (o) => {
        shadeFront(o, f, front, main);
        o.stroke(`M${f.right} ${f.roof}L${f.right} ${f.bottom}`, "#ffffff", 3, 'opacity=".4"');
        if (hasGable) drawGableRoof(o, f, main, accent);
        else drawBrickRoof(o, f, main, accent);
      },
    },
    under,
  );
  scatterFood(context, f.left, f.right + side, f.bottom, 210);
};

function shadeFront(o: SvgBuilder, f: Form, front: string, colour: string): void {
  const dark = darken(colour, 0.8);
  o.path(
    front,
    o.horizontalGradient(
      f.left,
      f.right,
      [0, dark, 0.16],
      [0.06, "#ffffff", 0.28],
      [0.3, "#ffffff", 0.06],
      [0.7, dark, 0],
      [1, dark, 0.2],
    ),
  );
  o.path(
    front,
    o.verticalGradient(
      f.roof,
      f.bottom,
      [0, "#ffffff", 0.2],
      [0.15, "#ffffff", 0],
      [0.85, dark, 0],
      [1, dark, 0.2],
    ),
  );
}

function drawGableRoof(o: SvgBuilder, f: Form, main: string, accent: string): void {
  const lean = f.side / 2;
  const y = f.top + 70;
  const roof = `M${f.left} ${f.roof}L${f.right} ${f.roof}L${f.right + lean} ${y}L${f.left + lean} ${y}Z`;
  o.path(
    `M${f.right} ${f.roof}L${f.right + f.side} ${f.roof - 26}L${f.right + lean} ${y}Z`,
    o.horizontalGradient(f.right, f.right + f.side, [0, darken(main, 0.6)], [1, darken(main, 0.4)]),
  );
  o.path(roof, o.verticalGradient(y, f.roof, [0, lighten(main, 0.45)], [1, lighten(main, 0.12)]));
  const fin = `M${f.left + lean} ${y}L${f.right + lean} ${y}L${f.right + lean} ${f.top}L${f.left + lean} ${f.top}Z`;
  o.path(fin, o.verticalGradient(f.top, y, [0, lighten(main, 0.3)], [0.8, main], [1, darken(main, 0.3)]));
  for (let i = 1; i < 5; i += 1)
    o.stroke(
      `M${f.left + lean + 6} ${f.top + i * 12}L${f.right + lean - 6} ${f.top + i * 12}`,
      darken(main, 0.5),
      2,
      'opacity=".25"',
    );
  const [cx, cy] = [(f.left + f.right) / 2 + lean / 2, (y + f.roof) / 2 + 4];
  drawScrewCap(o, cx, cy, 58, accent);
}

function drawBrickRoof(o: SvgBuilder, f: Form, main: string, accent: string): void {
  const y = f.roof - 60;
  const roof = `M${f.left} ${f.roof}L${f.right} ${f.roof}L${f.right + f.side} ${f.roof - 26}L${f.left + f.side * 0.9} ${y}Z`;
  o.path(
    `M${f.left} ${f.roof}L${f.right} ${f.roof}L${f.right + f.side} ${f.roof - 26}L${f.right + f.side - 30} ${y}L${f.left + f.side - 30} ${y}Z`,
    o.verticalGradient(y, f.roof, [0, lighten(main, 0.5)], [1, lighten(main, 0.2)]),
  );
  o.stroke(
    `M${f.left + f.side * 0.44} ${f.roof - 32}L${f.right + f.side * 0.5} ${f.roof - 38}`,
    darken(main, 0.4),
    4,
    'opacity=".3"',
  );
  o.stroke(roof.slice(0, roof.indexOf("L", roof.indexOf("L") + 1)), "#ffffff", 4, 'opacity=".5"');
  drawScrewCap(o, f.left + (f.right - f.left) * 0.66, f.roof - 42, 54, accent);
}

function drawScrewCap(o: SvgBuilder, x: number, y: number, r: number, colour: string): void {
  o.ellipse(x + 4, y + 20, r * 1.15, r * 0.5, darken(colour, 0.75), 'opacity=".3"');
  const body = `M${x - r} ${y - 28}L${x - r} ${y + 8}A${r} ${r * 0.42} 0 0 0 ${x + r} ${y + 8}L${x + r} ${y - 28}Z`;
  o.path(
    body,
    o.horizontalGradient(
      x - r,
      x + r,
      [0, darken(colour, 0.35)],
      [0.25, lighten(colour, 0.6)],
      [0.6, colour],
      [1, darken(colour, 0.45)],
    ),
  );
  for (let i = 1; i < 10; i += 1) {
    const at = x - r * Math.cos((i / 10) * Math.PI);
    o.stroke(
      `M${at} ${y - 14 + Math.sin((i / 10) * Math.PI) * r * 0.4}L${at} ${y + 2 + Math.sin((i / 10) * Math.PI) * r * 0.4}`,
      darken(colour, 0.6),
      3,
      'opacity=".3"',
    );
  }
  o.ellipse(
    x,
    y - 28,
    r,
    r * 0.42,
    o.linearGradient(x - r, y - 40, x + r, y, [0, lighten(colour, 0.75)], [1, darken(colour, 0.05)]),
  );
}
