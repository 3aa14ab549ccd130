import { darken, mix } from "../colour";
import { createSvgBuilder, type SvgBuilder } from "../svg-builder";
import { shadeFilm } from "./bag";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { wrap } from "./wrap";

const PAPER_ROLL = "1f9fb";

type Stack = { columns: number; rows: number; w: number; h: number };

/** Paper rolls in film; dough and bags on a roll use the flow wrap. */
export const roll: PackComposer = (context) => {
  const { spec, rng } = context;
  if (!spec.art.includes(PAPER_ROLL)) return wrap(context);
  const [main] = spec.colours;
  const count = Number.parseInt(spec.size, 10);
  const isTall = count <= 3 || (Number.isNaN(count) && rng.next() < 0.4);
  const { columns, rows, w, h }: Stack = isTall
    ? { columns: count === 1 ? 1 : 2, rows: 1, w: count === 1 ? 430 : 650, h: 770 }
    : { columns: count > 6 ? 3 : 2, rows: 2, w: 740, h: 740 };
  const [left, right, bottom] = [480 - w / 2, 480 + w / 2, 886];
  const top = bottom - h;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 4, w, 1.2);
  const film = `M${left + 20} ${top + 26}Q${left + 24} ${top} ${left + 60} ${top}L${right - 60} ${top}Q${right - 24} ${top} ${right - 20} ${top + 26}L${right} ${bottom - 40}Q${right} ${bottom} ${right - 40} ${bottom}L${left + 40} ${bottom}Q${left} ${bottom} ${left} ${bottom - 40}Z`;
  under.withClip(under.clip(film), () => drawRolls(under, { columns, rows, w, h }, left, top, main));
  context.layers.push({ svg: under.svg() });
  const [from, to] = [top + h * 0.2, bottom - h * 0.09];
  const band = `M${left - 4} ${from}C${left + w * 0.3} ${from + 26} ${right - w * 0.3} ${from + 26} ${right + 4} ${from}L${right + 4} ${to}C${right - w * 0.3} ${to + 20} ${left + w * 0.3} ${to + 20} ${left - 4} ${to}Z`;
  const clipped = `M${left + 8} ${from}C${left + w * 0.3} ${from + 26} ${right - w * 0.3} ${from + 26} ${right - 8} ${from}L${right - 2} ${to}C${right - w * 0.3} ${to + 20} ${left + w * 0.3} ${to + 20} ${left + 2} ${to}Z`;
  addPrintedFace(context, {
    full: { x: left - 4, y: from, w: w + 8, h: to - from + 24 },
    safe: { x: left + w * 0.1, y: from + 46, w: w * 0.8, h: to - from - 66 },
    cut: clipped,
    drawBelow: (u) => u.path(band, mix(main, "#ffffff", 0.5), 'opacity="0"'),
    drawAbove: (o) => shadeFilm(o, film, left, right, top, bottom, mix(main, "#8090a0", 0.4)),
  });
};

function drawRolls(u: SvgBuilder, stack: Stack, left: number, top: number, tint: string): void {
  const { columns, rows, w, h } = stack;
  const [cw, ch] = [w / columns, h / rows];
  const paper = mix("#fbfaf7", tint, 0.05);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + column * cw;
      const y = top + row * ch;
      const ry = ch > 400 ? 62 : 46;
      u.rect(
        { x: x + 2, y: y + ry, w: cw - 4, h: ch },
        10,
        u.horizontalGradient(
          x,
          x + cw,
          [0, darken(paper, 0.3)],
          [0.25, "#ffffff"],
          [0.6, paper],
          [1, darken(paper, 0.36)],
        ),
      );
      u.ellipse(
        x + cw / 2,
        y + ry,
        cw / 2 - 2,
        ry,
        u.linearGradient(x, y, x + cw, y + ry * 2, [0, "#ffffff"], [1, darken(paper, 0.14)]),
      );
      for (let i = 1; i < 5; i += 1)
        u.ellipse(
          x + cw / 2,
          y + ry,
          (cw / 2) * (0.35 + i * 0.13),
          ry * (0.35 + i * 0.13),
          "none",
          `stroke="${darken(paper, 0.2)}" stroke-width="2" opacity=".4"`,
        );
      u.ellipse(x + cw / 2, y + ry, cw * 0.15, ry * 0.34, "#b98d62");
      u.ellipse(x + cw / 2, y + ry + 4, cw * 0.12, ry * 0.25, "#5a3a22");
    }
  }
}
