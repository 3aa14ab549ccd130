import { drawBrandMark } from "../brand/mark";
import { darken, pickInk, mix } from "../colour";
import { toPathData } from "../lettering/outline";
import { layoutText } from "../lettering/text";
import type { Box } from "../svg-builder";
import { drawBackdrop } from "./backdrop";
import { createFoodGroup } from "./food";
import type { Panel } from "./panel";

type Layout = { brand: Box; name: Box; size: Box; food: { x: number; y: number; size: number } };

function subBox(box: Box, x: number, y: number, w: number, h: number): Box {
  return { x: box.x + box.w * x, y: box.y + box.h * y, w: box.w * w, h: box.h * h };
}

function tallLayout(panel: Panel): Layout {
  const { safe, full } = panel;
  const hasFoodBelow = panel.identity.backdrop !== "classic" && panel.identity.backdrop !== "hill";
  const foodSize = Math.min(safe.h * 0.52, full.w * 0.92);
  const food = (y: number) => ({ x: safe.x + safe.w / 2, y: safe.y + safe.h * y, size: foodSize });
  if (hasFoodBelow) {
    return {
      brand: subBox(safe, 0, 0, 1, 0.24),
      name: subBox(safe, 0, 0.285, 1, 0.16),
      size: subBox(safe, 0.5, 0.935, 0.48, 0.065),
      food: food(0.73),
    };
  }
  return {
    brand: subBox(safe, 0, 0.01, 1, 0.25),
    name: subBox(safe, 0.01, 0.765, 0.98, 0.16),
    size: subBox(safe, 0.25, 0.945, 0.5, 0.055),
    food: food(0.52),
  };
}

function wideLayout(panel: Panel): Layout {
  const { safe } = panel;
  const size = Math.min(safe.h * 1.06, safe.w * 0.45);
  const text = 0.95 - size / safe.w;
  return {
    brand: subBox(safe, 0, 0, text, 0.46),
    name: subBox(safe, 0, 0.5, text, 0.36),
    size: subBox(safe, 0, 0.9, text, 0.1),
    food: { x: safe.x + safe.w - size * 0.5, y: safe.y + safe.h * 0.5, size },
  };
}

function letteringLayout(panel: Panel): Layout {
  const { safe } = panel;
  const food = { x: safe.x + safe.w / 2, y: safe.y + safe.h * 0.8, size: safe.h };
  return {
    brand: subBox(safe, 0, 0, 1, 0.52),
    name: subBox(safe, 0.02, 0.58, 0.96, 0.24),
    size: subBox(safe, 0.2, 0.88, 0.6, 0.12),
    food,
  };
}

export function printLabel(panel: Panel): void {
  const isWide = !panel.isPlain && panel.full.w > panel.full.h * 1.15;
  const layout = panel.isPlain ? letteringLayout(panel) : isWide ? wideLayout(panel) : tallLayout(panel);
  const { food } = layout;
  const zones = drawBackdrop(panel, { x: food.x, y: food.y, r: food.size * 0.54 });
  if (!panel.isPlain)
    panel.sprites.push(...createFoodGroup(panel.spec.art, food, panel.spec.colours[0], panel.rng));
  const { over, bend, spec, identity } = panel;
  drawBrandMark(over, spec.brand, { box: layout.brand, background: zones.brand, bend }, identity);
  const align = isWide ? "left" : "centre";
  const isUpperCase = identity.nameFace === "heavy" || identity.nameFace === "sans";
  const name = isUpperCase ? spec.label.toLocaleUpperCase("it") : spec.label;
  const letters = layoutText(name, layout.name, {
    face: identity.nameFace,
    lines: 3,
    align,
    tracking: isUpperCase ? 0.02 : 0,
    max: isWide ? 104 : 88,
  });
  const [main, accent] = spec.colours;
  over.path(
    toPathData(letters, bend),
    pickInk(zones.name, darken(main, 0.35), accent, mix(accent, "#ffffff", 0.85)),
  );
  const size = layoutText(spec.size.replace(/(?<!\s)\s*\(.*/, ""), layout.size, {
    face: "sans",
    align: isWide ? "left" : zones.size === zones.name ? "centre" : "right",
    max: 38,
  });
  over.path(toPathData(size, bend), pickInk(zones.size), 'opacity=".92"');
}
