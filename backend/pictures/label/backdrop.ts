import type { Backdrop } from "../brand/identity";
import { getContrast, darken, lighten, getLuminance, mix } from "../colour";
import { ellipse, toPathData, polygon, rectangle, type Outline } from "../lettering/outline";
import type { Panel, Zones } from "./panel";

const CREAM = "#fdf6e6";

type Focus = { x: number; y: number; r: number };
type BackdropPainter = (panel: Panel, focus: Focus) => Zones;

function getColours(panel: Panel): [main: string, accent: string] {
  const [main, accent] = panel.spec.colours;
  return [
    main,
    getContrast(main, accent) < 1.35
      ? getLuminance(main) > 0.4
        ? darken(main, 0.45)
        : lighten(main, 0.7)
      : accent,
  ];
}

function fill(panel: Panel, outline: Outline, colour: string, attributes = ""): void {
  panel.under.path(toPathData(outline, panel.bend), colour, attributes);
}

function fillBackground(panel: Panel, top: string, bottom: string): void {
  const { x, y, w, h } = panel.full;
  fill(panel, rectangle(x, y, w, h), panel.under.verticalGradient(y, y + h, [0, top], [1, bottom]));
}

function curveOutline(panel: Panel, level: number, lift: number, tilt: number): Outline {
  const { x, y, w, h } = panel.full;
  const at = y + h * level;
  const top: [number, number][] = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    return [x + w * t, at - Math.sin(t * Math.PI) * lift * h + (t - 0.5) * tilt * h];
  });
  return polygon(...top, [x + w, y + h], [x, y + h]);
}

function drawRays(panel: Panel, focus: Focus, colour: string, opacity: number): void {
  const reach = panel.full.w + panel.full.h;
  for (let i = 0; i < 18; i += 1) {
    const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2];
    const wedge = polygon(
      [focus.x, focus.y],
      [focus.x + Math.cos(a) * reach, focus.y + Math.sin(a) * reach],
      [focus.x + Math.cos(b) * reach, focus.y + Math.sin(b) * reach],
    );
    fill(panel, wedge, colour, `opacity="${opacity}"`);
  }
}

const BACKDROP_PAINTERS: Record<Backdrop, BackdropPainter> = {
  sun: (panel, focus) => {
    const [main] = getColours(panel);
    fillBackground(panel, lighten(main, 0.08), darken(main, 0.12));
    drawRays(panel, focus, lighten(main, 0.6), 0.2);
    fill(panel, ellipse(focus.x, focus.y, focus.r * 1.02, focus.r * 1.02), lighten(main, 0.78));
    return { brand: main, name: main, size: darken(main, 0.1) };
  },
  wave: (panel, focus) => {
    const [main, accent] = getColours(panel);
    fillBackground(panel, lighten(main, 0.1), main);
    const level = (focus.y - panel.full.y) / panel.full.h;
    fill(panel, curveOutline(panel, level - 0.03, 0.07, -0.1), lighten(main, 0.85));
    fill(panel, curveOutline(panel, level + 0.01, 0.07, -0.1), accent);
    return { brand: main, name: main, size: accent };
  },
  classic: (panel) => {
    const [main, accent] = getColours(panel);
    fillBackground(panel, CREAM, mix(CREAM, accent, 0.12));
    const { x, y, w, h } = panel.safe;
    const border = (by: number) => toPathData(rectangle(x - by, y - by, w + by * 2, h + by * 2), panel.bend);
    const line = getLuminance(main) > 0.55 ? darken(main, 0.5) : main;
    panel.under.stroke(border(w * 0.035), line, Math.max(4, w * 0.014));
    panel.under.stroke(border(w * 0.008), accent, Math.max(2, w * 0.006));
    return { brand: CREAM, name: CREAM, size: CREAM };
  },
  band: (panel) => {
    const [main, accent] = getColours(panel);
    const { x, y, w, h } = panel.full;
    fillBackground(panel, lighten(accent, 0.82), lighten(accent, 0.62));
    const end = panel.safe.y + panel.safe.h * 0.25;
    fill(
      panel,
      rectangle(x, y, w, end - y),
      panel.under.verticalGradient(y, end, [0, lighten(main, 0.08)], [1, darken(main, 0.08)]),
    );
    fill(panel, rectangle(x, end, w, Math.max(5, h * 0.014)), accent);
    const paper = lighten(accent, 0.72);
    return { brand: main, name: paper, size: paper };
  },
  bold: (panel, focus) => {
    const [main, accent] = getColours(panel);
    fillBackground(panel, lighten(main, 0.14), darken(main, 0.06));
    fill(
      panel,
      ellipse(focus.x + focus.r * 0.35, focus.y + focus.r * 0.3, focus.r * 1.35, focus.r * 1.35),
      mix(main, accent, 0.55),
    );
    fill(
      panel,
      ellipse(focus.x + focus.r * 0.35, focus.y + focus.r * 0.3, focus.r * 1.05, focus.r * 1.05),
      mix(main, accent, 0.85),
    );
    return { brand: main, name: main, size: mix(main, accent, 0.6) };
  },
  diagonal: (panel, focus) => {
    const [main, accent] = getColours(panel);
    const { x, y, w, h } = panel.full;
    fillBackground(panel, lighten(main, 0.1), darken(main, 0.08));
    const at = focus.y;
    fill(
      panel,
      polygon([x, at + h * 0.06], [x + w, at - h * 0.22], [x + w, y + h], [x, y + h]),
      lighten(accent, 0.75),
    );
    fill(panel, polygon([x, at + h * 0.1], [x + w, at - h * 0.18], [x + w, y + h], [x, y + h]), accent);
    return { brand: main, name: main, size: accent };
  },
  hill: (panel, focus) => {
    const [main, accent] = getColours(panel);
    fillBackground(panel, lighten(main, 0.9), lighten(main, 0.72));
    const level = Math.min(0.82, (focus.y - panel.full.y) / panel.full.h + 0.08);
    fill(panel, ellipse(focus.x, focus.y, focus.r * 0.98, focus.r * 0.98), lighten(accent, 0.45));
    fill(panel, curveOutline(panel, level + 0.03, 0.08, 0.06), mix(main, accent, 0.35));
    fill(panel, curveOutline(panel, level + 0.09, 0.06, -0.08), main);
    const paper = lighten(main, 0.85);
    return { brand: paper, name: main, size: main };
  },
  awning: (panel) => {
    const [main, accent] = getColours(panel);
    const { x, y, w, h } = panel.full;
    fillBackground(panel, CREAM, mix(CREAM, accent, 0.2));
    const stripes = Math.max(6, Math.round(w / 56));
    const drop = h * 0.09;
    for (let i = 0; i < stripes; i += 1) {
      const colour = i % 2 === 0 ? main : lighten(main, 0.88);
      const left = x + (w * i) / stripes;
      const stripeWidth = w / stripes;
      fill(panel, rectangle(left, y, stripeWidth + 0.5, drop), colour);
      fill(panel, ellipse(left + stripeWidth / 2, y + drop, stripeWidth / 2, stripeWidth * 0.46), colour);
    }
    fill(panel, rectangle(x, y + h * 0.95, w, h * 0.05), main);
    return { brand: CREAM, name: CREAM, size: CREAM };
  },
};

function drawWideBackdrop(panel: Panel, focus: Focus, slant: number, isRound: boolean): Zones {
  const [main, accent] = getColours(panel);
  const { y, h } = panel.full;
  const right = panel.full.x + panel.full.w;
  fillBackground(panel, lighten(main, 0.12), darken(main, 0.08));
  const edge = focus.x - focus.r * (isRound ? 0.48 : 0.62);
  const fieldOutline = (by: number) => {
    const line: [number, number][] = Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      return [edge + by - (isRound ? Math.sin(t * Math.PI) * h * 0.1 : 0) + (0.5 - t) * slant * h, y + h * t];
    });
    return polygon(...line, [right, y + h], [right, y]);
  };
  fill(panel, fieldOutline(-h * 0.035), lighten(accent, 0.75));
  fill(
    panel,
    fieldOutline(0),
    panel.under.horizontalGradient(edge, right, [0, lighten(accent, 0.16)], [1, accent]),
  );
  return { brand: main, name: main, size: main };
}

/** For packs without artwork on the label. */
function drawPlainBackdrop(panel: Panel): Zones {
  const [main, accent] = getColours(panel);
  const { x, y, w, h } = panel.full;
  fillBackground(panel, lighten(main, 0.14), darken(main, 0.06));
  fill(panel, rectangle(x, y, w, h * 0.07), accent);
  fill(panel, rectangle(x, y + h * 0.93, w, h * 0.07), accent);
  return { brand: main, name: main, size: main };
}

export function drawBackdrop(panel: Panel, focus: Focus): Zones {
  const kind = panel.backdrop ?? panel.identity.backdrop;
  const fitsAnyShape = kind === "classic" || kind === "awning";
  if (panel.isPlain && kind !== "classic") return drawPlainBackdrop(panel);
  if (panel.full.w > panel.full.h * 1.15 && !fitsAnyShape && kind !== "bold" && kind !== "sun") {
    return drawWideBackdrop(
      panel,
      focus,
      kind === "diagonal" ? 0.24 : kind === "wave" ? 0.1 : 0,
      kind !== "diagonal",
    );
  }
  return BACKDROP_PAINTERS[kind](panel, focus);
}
