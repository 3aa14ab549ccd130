import { brandMark } from "../brand/mark";
import { darker, inkOn, mix } from "../colour";
import { pathData } from "../lettering/outline";
import { setText } from "../lettering/text";
import type { Box } from "../sheet";
import { backdrop } from "./backdrop";
import { foodGroup } from "./food";
import type { Panel } from "./panel";

type Layout = { brand: Box; name: Box; size: Box; food: { x: number; y: number; size: number } };

function part(box: Box, x: number, y: number, w: number, h: number): Box {
  return { x: box.x + box.w * x, y: box.y + box.h * y, w: box.w * w, h: box.h * h };
}

function tall(panel: Panel): Layout {
  const { safe, full } = panel;
  const low = panel.identity.backdrop !== "classic" && panel.identity.backdrop !== "hill";
  const room = Math.min(safe.h * 0.52, full.w * 0.92);
  const food = (y: number) => ({ x: safe.x + safe.w / 2, y: safe.y + safe.h * y, size: room });
  if (low) {
    return {
      brand: part(safe, 0, 0, 1, 0.24),
      name: part(safe, 0, 0.285, 1, 0.16),
      size: part(safe, 0.5, 0.935, 0.48, 0.065),
      food: food(0.73),
    };
  }
  return {
    brand: part(safe, 0, 0.01, 1, 0.25),
    name: part(safe, 0.01, 0.765, 0.98, 0.16),
    size: part(safe, 0.25, 0.945, 0.5, 0.055),
    food: food(0.52),
  };
}

function wide(panel: Panel): Layout {
  const { safe } = panel;
  const size = Math.min(safe.h * 1.06, safe.w * 0.45);
  const text = 0.95 - size / safe.w;
  return {
    brand: part(safe, 0, 0, text, 0.46),
    name: part(safe, 0, 0.5, text, 0.36),
    size: part(safe, 0, 0.9, text, 0.1),
    food: { x: safe.x + safe.w - size * 0.5, y: safe.y + safe.h * 0.5, size },
  };
}

/** Without artwork: the lettering takes it all. */
function lettered(panel: Panel): Layout {
  const { safe } = panel;
  const food = { x: safe.x + safe.w / 2, y: safe.y + safe.h * 0.8, size: safe.h };
  return {
    brand: part(safe, 0, 0, 1, 0.52),
    name: part(safe, 0.02, 0.58, 0.96, 0.24),
    size: part(safe, 0.2, 0.88, 0.6, 0.12),
    food,
  };
}

/** Prints brand, name, size and artwork on a panel; the brand decides the style, the seed the arrangement. */
export function printLabel(panel: Panel): void {
  const flat = !panel.plain && panel.full.w > panel.full.h * 1.15;
  const layout = panel.plain ? lettered(panel) : flat ? wide(panel) : tall(panel);
  const { food } = layout;
  const zones = backdrop(panel, { x: food.x, y: food.y, r: food.size * 0.54 });
  if (!panel.plain) panel.sprites.push(...foodGroup(panel.spec.art, food, panel.spec.colours[0], panel.draw));
  const { over, bend, spec, identity } = panel;
  brandMark(over, spec.brand, { box: layout.brand, on: zones.brand, bend }, identity);
  const align = flat ? "left" : "centre";
  const upper = identity.nameFace === "heavy" || identity.nameFace === "sans";
  const name = upper ? spec.label.toLocaleUpperCase("it") : spec.label;
  const letters = setText(name, layout.name, {
    face: identity.nameFace,
    lines: 3,
    align,
    tracking: upper ? 0.02 : 0,
    max: flat ? 104 : 88,
  });
  const [main, accent] = spec.colours;
  over.path(
    pathData(letters, bend),
    inkOn(zones.name, darker(main, 0.35), accent, mix(accent, "#ffffff", 0.85)),
  );
  const size = setText(spec.size.replace(/\s*\(.*/, ""), layout.size, {
    face: "sans",
    align: flat ? "left" : zones.size === zones.name ? "centre" : "right",
    max: 38,
  });
  over.path(pathData(size, bend), inkOn(zones.size), 'opacity=".92"');
}
