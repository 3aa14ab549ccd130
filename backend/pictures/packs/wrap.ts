import { darken, lighten } from "../colour";
import { createSvgBuilder } from "../svg-builder";
import { drawBackground, addPrintedFace, drawStandingShadow, type PackComposer } from "./pack-context";
import { scatterFood } from "./scatter-food";

export const wrap: PackComposer = (context) => {
  const { spec, rng } = context;
  const [main] = spec.colours;
  const w = 870;
  const h = rng.between(450, 490);
  const [left, right] = [480 - w / 2, 480 + w / 2];
  const top = 452 - h / 2;
  const bottom = top + h;
  const fin = 54;
  const under = createSvgBuilder();
  drawBackground(under, spec.ground);
  drawStandingShadow(under, spec.ground, 480, bottom + 4, w * 0.94, 1.3);
  const zigzag = (x: number, out: number, isUpward: boolean) => {
    const teeth = 18;
    const points = Array.from({ length: teeth + 1 }, (_, i) => {
      const t = isUpward ? 1 - i / teeth : i / teeth;
      return `L${x + (i % 2 ? out : 0)} ${top + 10 + t * (h - 20)}`;
    });
    return points.join("");
  };
  const cut = `M${left + fin} ${top + 4}Q480 ${top - 10} ${right - fin} ${top + 4}L${right - 6} ${top + 10}${zigzag(right, -9, false)}L${right - fin} ${bottom - 4}Q480 ${bottom + 10} ${left + fin} ${bottom - 4}L${left + 6} ${bottom - 10}${zigzag(left, 9, true)}Z`;
  addPrintedFace(
    context,
    {
      full: { x: left, y: top - 8, w, h: h + 16 },
      safe: { x: left + fin + 60, y: top + h * 0.1, w: w - fin * 2 - 112, h: h * 0.8 },
      cut,
      drawAbove: (o) => {
        const dark = darken(main, 0.8);
        o.path(
          cut,
          o.linearGradient(
            0,
            top - 8,
            0,
            bottom + 8,
            [0, dark, 0.22],
            [0.06, "#ffffff", 0.1],
            [0.13, "#ffffff", 0.5],
            [0.22, "#ffffff", 0.1],
            [0.4, "#ffffff", 0],
            [0.68, dark, 0],
            [0.9, dark, 0.32],
            [0.97, dark, 0.44],
            [1, dark, 0.3],
          ),
        );
        o.withClip(o.clip(cut), () => {
          for (const [x, out] of [
            [left, 1],
            [right, -1],
          ] as const) {
            const edge = x + out * fin;
            o.rect(
              { x: Math.min(x, edge), y: top - 10, w: fin, h: h + 20 },
              0,
              o.linearGradient(x, 0, edge, 0, [0, "#ffffff", 0.4], [0.75, "#ffffff", 0.08], [1, dark, 0.42]),
            );
            for (let i = 1; i < 6; i += 1)
              o.stroke(
                `M${x + out * i * 9} ${top}L${x + out * i * 9} ${bottom}`,
                i % 2 ? dark : "#ffffff",
                2.4,
                'opacity=".26"',
              );
            for (let i = 0; i < 5; i += 1) {
              const y = top + h * (0.12 + i * 0.19);
              const cx = edge + out * 34;
              o.ellipse(
                cx,
                y,
                42,
                7,
                o.radialGradient([0, dark, 0.4], [1, dark, 0]),
                `transform="rotate(${out * (i - 2) * 9} ${cx} ${y})"`,
              );
              o.ellipse(
                cx,
                y - 9,
                40,
                6,
                o.radialGradient([0, lighten(main, 0.9), 0.6], [1, lighten(main, 0.9), 0]),
                `transform="rotate(${out * (i - 2) * 9} ${cx} ${y})"`,
              );
            }
          }
        });
      },
    },
    under,
  );
  scatterFood(context, left + 150, right - 150, bottom + 120, 230);
};
