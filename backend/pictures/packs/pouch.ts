import { darken, lighten } from "../colour";
import { createSvgBuilder } from "../svg-builder";
import { shadeFilm } from "./bag";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { scatterFood } from "./scatter-food";

export const pouch: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const w = rng.between(630, 670);
  const [top, bottom] = [76, 884];
  const [left, right] = [480 - w / 2, 480 + w / 2];
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom - 14, w * 0.98, 1.2);
  const cut = `M${left + 26} ${top}L${right - 26} ${top}Q${right - 14} ${top} ${right - 14} ${top + 12}L${right - 12} ${top + 82}L${right - 22} ${top + 92}L${right - 12} ${top + 102}C${right - 8} ${top + 280} ${right + 6} ${bottom - 250} ${right + 2} ${bottom - 120}C${right} ${bottom - 60} ${right - 14} ${bottom - 40} ${right - 40} ${bottom - 26}C${right - 150} ${bottom + 12} ${left + 150} ${bottom + 12} ${left + 40} ${bottom - 26}C${left + 14} ${bottom - 40} ${left} ${bottom - 60} ${left - 2} ${bottom - 120}C${left - 6} ${bottom - 250} ${left + 8} ${top + 280} ${left + 12} ${top + 102}L${left + 22} ${top + 92}L${left + 12} ${top + 82}L${left + 14} ${top + 12}Q${left + 14} ${top} ${left + 26} ${top}Z`;
  const foot = `M${left + 10} ${bottom - 96}C${left + 140} ${bottom - 20} ${right - 140} ${bottom - 20} ${right - 10} ${bottom - 96}L${right + 4} ${bottom + 12}L${left - 4} ${bottom + 12}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left - 8, y: top, w: w + 16, h: bottom - top + 8 },
      safe: { x: left + w * 0.11, y: top + 128, w: w * 0.78, h: bottom - top - 226 },
      cut,
      drawAbove: (o) => {
        shadeFilm(o, cut, left, right, top + 80, bottom, main);
        const dark = darken(main, 0.8);
        o.withClip(o.clip(cut), () => {
          o.path(
            foot,
            o.verticalGradient(bottom - 90, bottom + 6, [0, dark, 0.34], [0.25, dark, 0.12], [1, dark, 0.36]),
          );
          o.stroke(
            `M${left + 10} ${bottom - 96}C${left + 140} ${bottom - 20} ${right - 140} ${bottom - 20} ${right - 10} ${bottom - 96}`,
            "#ffffff",
            4,
            'opacity=".35"',
          );
          o.rect(
            { x: left, y: top, w, h: 56 },
            0,
            o.verticalGradient(top, top + 56, [0, "#ffffff", 0.42], [1, "#ffffff", 0.08]),
          );
          for (const y of [top + 84, top + 96]) {
            o.stroke(`M${left} ${y + 3}L${right} ${y + 3}`, dark, 5, 'opacity=".3"');
            o.stroke(`M${left} ${y}L${right} ${y}`, lighten(main, 0.8), 4, 'opacity=".6"');
          }
        });
        o.ellipse(480, top + 29, 26, 15, darken(spec.ground, 0.3));
        o.ellipse(480, top + 32, 26, 14, spec.ground);
      },
    },
    under,
  );
  scatterFood(context, left, right, bottom + 14, 180);
};
