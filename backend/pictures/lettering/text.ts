import type { Glyph, PathCommand } from "opentype.js";
import type { Box } from "../sheet";
import { font, type Face } from "./faces";
import { bounds, moved, type Outline } from "./outline";

export type Lettering = {
  face: Face;
  /** Extra space between letters, em. */
  tracking?: number;
  /** Space from line to line, em. */
  leading?: number;
  align?: "left" | "centre" | "right";
  /** Largest letter size, design units. */
  max?: number;
  lines?: number;
};

const SIZE = 100;

/** Glyph by glyph, for the library's own shaping refuses some of the fonts' substitutions. */
function line(text: string, face: Face, tracking: number): Outline {
  const type = font(face);
  const em = SIZE / type.unitsPerEm;
  const outline: Outline = [];
  let pen = 0;
  let before: Glyph | null = null;
  for (const letter of text) {
    const glyph = type.charToGlyph(letter);
    if (before) pen += type.getKerningValue(before, glyph) * em + tracking * SIZE;
    outline.push(...segments(glyph.getPath(pen, 0, SIZE).commands));
    pen += (glyph.advanceWidth ?? 0) * em;
    before = glyph;
  }
  return outline;
}

function segments(commands: PathCommand[]): Outline {
  let [x, y] = [0, 0];
  return commands.map((c) => {
    if (c.type === "Z") return { type: "Z" };
    const [fromX, fromY] = [x, y];
    [x, y] = [c.x, c.y];
    if (c.type === "C") return { type: "C", x1: c.x1, y1: c.y1, x2: c.x2, y2: c.y2, x, y };
    if (c.type !== "Q") return { type: c.type, x, y };
    const towards = (from: number, control: number) => from + (2 / 3) * (control - from);
    const [x1, y1] = [towards(fromX, c.x1), towards(fromY, c.y1)];
    return { type: "C", x1, y1, x2: towards(x, c.x1), y2: towards(y, c.y1), x, y };
  });
}

/** Every way to break words into exactly `count` lines that keeps their order. */
function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, i) =>
      breaks(words.slice(i + 1), count - 1).map((rest) => [words.slice(0, i + 1).join(" "), ...rest]),
    );
}

const CAP = 0.7;
/** A pack bears no more. */
const MOST_WORDS = 8;

type Line = { outline: Outline; w: number; x: number };
/** `ragged`: how much shorter than the longest the shortest line is, 0 to 1. */
type Fitted = { scale: number; ragged: number; lines: Line[] };

function fit(lines: Line[], style: Lettering, box: Box): Fitted {
  const widths = lines.map(({ w }) => w);
  const widest = Math.max(1, ...widths);
  const tall = SIZE * (CAP + (lines.length - 1) * (style.leading ?? 0.95));
  const scale = Math.min(box.w / widest, box.h / tall, (style.max ?? 400) / SIZE);
  return { scale, ragged: 1 - Math.min(...widths) / widest, lines };
}

function better(found: Fitted, best: Fitted | null): boolean {
  if (!best || found.scale > best.scale * 1.04) return true;
  return (
    found.lines.length === best.lines.length && found.scale > best.scale * 0.97 && found.ragged < best.ragged
  );
}

/** Sets the text as large as the box allows, in the best line breaks; the outline stands in the middle of the box. */
export function setText(text: string, box: Box, style: Lettering): Outline {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const drawn = new Map<string, Line>();
  const lineOf = (words: string): Line => {
    const known = drawn.get(words);
    if (known) return known;
    const outline = line(words, style.face, style.tracking ?? 0);
    const { x, w } = bounds(outline);
    const made = { outline, w, x };
    drawn.set(words, made);
    return made;
  };
  let best: Fitted | null = null;
  for (let count = 1; count <= Math.min(style.lines ?? 2, words.length); count += 1) {
    for (const texts of breaks(words, count)) {
      const fitted = fit(texts.map(lineOf), style, box);
      if (better(fitted, best)) best = fitted;
    }
  }
  return best ? placed(best, box, style) : [];
}

function placed({ scale, lines }: Fitted, box: Box, style: Lettering): Outline {
  const step = SIZE * (style.leading ?? 0.95) * scale;
  const height = SIZE * CAP * scale + step * (lines.length - 1);
  const top = box.y + (box.h - height) / 2 + SIZE * CAP * scale;
  return lines.flatMap(({ outline, w, x }, i) => {
    const slack = box.w - w * scale;
    const left = box.x + (style.align === "left" ? 0 : style.align === "right" ? slack : slack / 2);
    return moved(outline, (px, py) => [left + (px - x) * scale, top + step * i + py * scale]);
  });
}
