import { darker, lighter } from "../colour";
import { sheet } from "../sheet";
import { filmShade } from "./bag";
import { ground, printed, standing, type Composer } from "./kit";
import { strew } from "./strew";

/** A stand-up pouch with a zip and a round foot. */
export const pouch: Composer = (kit) => {
  const { spec, draw } = kit;
  const [main] = spec.colours;
  const w = draw.between(630, 670);
  const [top, bottom] = [76, 884];
  const [left, right] = [480 - w / 2, 480 + w / 2];
  const under = sheet();
  ground(under, spec.ground);
  standing(under, spec.ground, 480, bottom - 14, w * 0.98, 1.2);
  const cut = `M${left + 26} ${top}L${right - 26} ${top}Q${right - 14} ${top} ${right - 14} ${top + 12}L${right - 12} ${top + 82}L${right - 22} ${top + 92}L${right - 12} ${top + 102}C${right - 8} ${top + 280} ${right + 6} ${bottom - 250} ${right + 2} ${bottom - 120}C${right} ${bottom - 60} ${right - 14} ${bottom - 40} ${right - 40} ${bottom - 26}C${right - 150} ${bottom + 12} ${left + 150} ${bottom + 12} ${left + 40} ${bottom - 26}C${left + 14} ${bottom - 40} ${left} ${bottom - 60} ${left - 2} ${bottom - 120}C${left - 6} ${bottom - 250} ${left + 8} ${top + 280} ${left + 12} ${top + 102}L${left + 22} ${top + 92}L${left + 12} ${top + 82}L${left + 14} ${top + 12}Q${left + 14} ${top} ${left + 26} ${top}Z`;
  const foot = `M${left + 10} ${bottom - 96}C${left + 140} ${bottom - 20} ${right - 140} ${bottom - 20} ${right - 10} ${bottom - 96}L${right + 4} ${bottom + 12}L${left - 4} ${bottom + 12}Z`;
  printed(
    kit,
    {
      full: { x: left - 8, y: top, w: w + 16, h: bottom - top + 8 },
      safe: { x: left + w * 0.11, y: top + 128, w: w * 0.78, h: bottom - top - 226 },
      cut,
      after: (o) => {
        filmShade(o, cut, left, right, top + 80, bottom, main);
        const dark = darker(main, 0.8);
        o.within(o.clip(cut), () => {
          o.path(
            foot,
            o.along(0, bottom - 90, 0, bottom + 6, [0, dark, 0.34], [0.25, dark, 0.12], [1, dark, 0.36]),
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
            o.along(0, top, 0, top + 56, [0, "#ffffff", 0.42], [1, "#ffffff", 0.08]),
          );
          for (const y of [top + 84, top + 96]) {
            o.stroke(`M${left} ${y + 3}L${right} ${y + 3}`, dark, 5, 'opacity=".3"');
            o.stroke(`M${left} ${y}L${right} ${y}`, lighter(main, 0.8), 4, 'opacity=".6"');
          }
        });
        o.ellipse(480, top + 29, 26, 15, darker(spec.ground, 0.3));
        o.ellipse(480, top + 32, 26, 14, spec.ground);
      },
    },
    under,
  );
  strew(kit, left, right, bottom + 14, 180);
};
