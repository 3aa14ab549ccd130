import type { Glyph, PathCommand } from "opentype.js";
import type { Box } from "../svg-builder";
import { loadFont, type Face } from "./faces";
import { getBounds, transformOutline, type Outline } from "./outline";

export type TextStyle = {
  face: Face;
  /** Em. */
  tracking?: number;
  /** Em. */
  leading?: number;
  align?: "left" | "centre" | "right";
  /** Design units. */
  max?: number;
  lines?: number;
};

const SIZE = 100;

/** Glyph by glyph: the library's shaping fails on some substitutions of these fonts. */
function layoutLine(text: string, face: Face, tracking: number): Outline {
  const fontFace = loadFont(face);
  const em = SIZE / fontFace.unitsPerEm;
  const outline: Outline = [];
  let pen = 0;
  let previous: Glyph | null = null;
  for (const letter of text) {
    const glyph = fontFace.charToGlyph(letter);
    if (previous) pen += fontFace.getKerningValue(previous, glyph) * em + tracking * SIZE;
    outline.push(...toSegments(glyph.getPath(pen, 0, SIZE).commands));
    pen += (glyph.advanceWidth ?? 0) * em;
    previous = glyph;
  }
  return outline;
}

function toSegments(commands: PathCommand[]): Outline {
  let [x, y] = [0, 0];
  return commands.map((c) => {
    if (c.type === "Z") return { type: "Z" };
    const [fromX, fromY] = [x, y];
    [x, y] = [c.x, c.y];
    if (c.type === "C") return { type: "C", x1: c.x1, y1: c.y1, x2: c.x2, y2: c.y2, x, y };
    if (c.type !== "Q") return { type: c.type, x, y };
    const interpolate = (from: number, control: number) => from + (2 / 3) * (control - from);
    const [x1, y1] = [interpolate(fromX, c.x1), interpolate(fromY, c.y1)];
    return { type: "C", x1, y1, x2: interpolate(x, c.x1), y2: interpolate(y, c.y1), x, y };
  });
}

function getLineBreaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, i) =>
      getLineBreaks(words.slice(i + 1), count - 1).map((rest) => [words.slice(0, i + 1).join(" "), ...rest]),
    );
}

const CAP_HEIGHT = 0.7;
const MAX_WORDS = 8;

type Line = { outline: Outline; w: number; x: number };
/** `raggedness`: how much shorter the shortest line is than the longest, 0 to 1. */
type TextFit = { scale: number; raggedness: number; lines: Line[] };

function fitLines(lines: Line[], style: TextStyle, box: Box): TextFit {
  const widths = lines.map(({ w }) => w);
  const widest = Math.max(1, ...widths);
  const textHeight = SIZE * (CAP_HEIGHT + (lines.length - 1) * (style.leading ?? 0.95));
  const scale = Math.min(box.w / widest, box.h / textHeight, (style.max ?? 400) / SIZE);
  return { scale, raggedness: 1 - Math.min(...widths) / widest, lines };
}

function isBetterFit(found: TextFit, best: TextFit | null): boolean {
  if (!best || found.scale > best.scale * 1.04) return true;
  return (
    found.lines.length === best.lines.length &&
    found.scale > best.scale * 0.97 &&
    found.raggedness < best.raggedness
  );
}

/** Sets the text as large as the box allows, with the best line breaks, centred vertically. */
export function layoutText(text: string, box: Box, style: TextStyle): Outline {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const lineCache = new Map<string, Line>();
  const getLine = (lineText: string): Line => {
    const cached = lineCache.get(lineText);
    if (cached) return cached;
    const outline = layoutLine(lineText, style.face, style.tracking ?? 0);
    const { x, w } = getBounds(outline);
    const newLine = { outline, w, x };
    lineCache.set(lineText, newLine);
    return newLine;
  };
  let best: TextFit | null = null;
  for (let count = 1; count <= Math.min(style.lines ?? 2, words.length); count += 1) {
    for (const texts of getLineBreaks(words, count)) {
      const fitted = fitLines(texts.map(getLine), style, box);
      if (isBetterFit(fitted, best)) best = fitted;
    }
  }
  return best ? placeLines(best, box, style) : [];
}

function placeLines({ scale, lines }: TextFit, box: Box, style: TextStyle): Outline {
  const step = SIZE * (style.leading ?? 0.95) * scale;
  const height = SIZE * CAP_HEIGHT * scale + step * (lines.length - 1);
  const top = box.y + (box.h - height) / 2 + SIZE * CAP_HEIGHT * scale;
  return lines.flatMap(({ outline, w, x }, i) => {
    const slack = box.w - w * scale;
    const left = box.x + (style.align === "left" ? 0 : style.align === "right" ? slack : slack / 2);
    return transformOutline(outline, (px, py) => [left + (px - x) * scale, top + step * i + py * scale]);
  });
}
