import type { Artwork, Bitmap } from "./artwork";
import type { Sprite } from "./layers";
import { rgb } from "./colour";

/** An opaque RGBA canvas. */
export type Canvas = { width: number; height: number; data: Uint8ClampedArray };

/** Lays straight-alpha RGBA of the canvas's own size over it. */
export function lay(canvas: Canvas, over: Uint8Array): void {
  const { data } = canvas;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = over[i + 3]!;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    data[i] = (over[i]! * alpha + data[i]! * rest) / 255;
    data[i + 1] = (over[i + 1]! * alpha + data[i + 1]! * rest) / 255;
    data[i + 2] = (over[i + 2]! * alpha + data[i + 2]! * rest) / 255;
  }
}

type Paint = (at: number, u: number, v: number) => void;

/** Calls `paint` for each canvas pixel of a rotated square with the place (0 to 1) inside the square. */
function each(canvas: Canvas, x: number, y: number, size: number, rotate: number, paint: Paint): void {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (size / 2) * (Math.abs(cos) + Math.abs(sin)) + 1;
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(canvas.width - 1, Math.ceil(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(canvas.height - 1, Math.ceil(y + reach))];
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const [dx, dy] = [px + 0.5 - x, py + 0.5 - y];
      const u = (dx * cos + dy * sin) / size + 0.5;
      const v = (dy * cos - dx * sin) / size + 0.5;
      if (u > 0 && u < 1 && v > 0 && v < 1) paint(py * canvas.width + px, u, v);
    }
  }
}

function levelFor(levels: Bitmap[], size: number): Bitmap {
  return levels.find((level) => level.side >= size * 0.9) ?? levels[levels.length - 1]!;
}

function sampler(side: number, data: Uint8ClampedArray, channels: number) {
  const last = side - 1;
  return (u: number, v: number, channel: number): number => {
    const fx = Math.min(last, Math.max(0, u * side - 0.5));
    const fy = Math.min(last, Math.max(0, v * side - 0.5));
    const [x0, y0] = [fx | 0, fy | 0];
    const [x1, y1] = [x0 < last ? x0 + 1 : last, y0 < last ? y0 + 1 : last];
    const [tx, ty] = [fx - x0, fy - y0];
    const a = data[(y0 * side + x0) * channels + channel]!;
    const b = data[(y0 * side + x1) * channels + channel]!;
    const c = data[(y1 * side + x0) * channels + channel]!;
    const d = data[(y1 * side + x1) * channels + channel]!;
    return (a + (b - a) * tx) * (1 - ty) + (c + (d - c) * tx) * ty;
  };
}

/** Draws one piece with its shadow. `scale` turns design units into pixels; `mask` is one alpha byte a pixel. */
export function drawSprite(canvas: Canvas, art: Artwork, sprite: Sprite, scale: number, mask: Uint8Array | null): void {
  const { data } = canvas;
  const [x, y, size] = [sprite.x * scale, sprite.y * scale, sprite.size * scale];
  const rotate = sprite.rotate ?? 0;
  const seen = (at: number) => (mask ? mask[at]! / 255 : 1);
  if (sprite.shadow) {
    const { dx, dy, opacity, colour } = sprite.shadow;
    const [r, g, b] = rgb(colour);
    const shade = sampler(art.shade.side, art.shade.data, 1);
    each(canvas, x + dx * scale, y + dy * scale, size * 1.5, rotate, (at, u, v) => {
      const a = (shade(sprite.mirror ? 1 - u : u, v, 0) / 255) * opacity * seen(at);
      if (a < 0.004) return;
      const i = at * 4;
      data[i] = data[i]! + (r - data[i]!) * a;
      data[i + 1] = data[i + 1]! + (g - data[i + 1]!) * a;
      data[i + 2] = data[i + 2]! + (b - data[i + 2]!) * a;
    });
  }
  const bitmap = levelFor(art.levels, size);
  const sample = sampler(bitmap.side, bitmap.data, 4);
  const opacity = sprite.opacity ?? 1;
  const bright = 1 - (sprite.dim ?? 0);
  each(canvas, x, y, size, rotate, (at, u, v) => {
    const w = sprite.mirror ? 1 - u : u;
    const share = opacity * seen(at);
    const alpha = (sample(w, v, 3) / 255) * share;
    if (alpha < 0.004) return;
    const i = at * 4;
    data[i] = sample(w, v, 0) * share * bright + data[i]! * (1 - alpha);
    data[i + 1] = sample(w, v, 1) * share * bright + data[i + 1]! * (1 - alpha);
    data[i + 2] = sample(w, v, 2) * share * bright + data[i + 2]! * (1 - alpha);
  });
}
