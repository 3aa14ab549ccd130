import type { Bitmap } from "./bitmap";
import { parseRgb } from "./colour";
import type { Sprite } from "./layers";

export type Canvas = { width: number; height: number; data: Uint8ClampedArray };

/** Draws straight-alpha RGBA of the same size over the canvas. */
export function drawLayer(canvas: Canvas, over: Uint8Array): void {
  const { data } = canvas;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = over[i + 3]!;
    if (alpha === 0) continue;
    const share = alpha / 255;
    data[i] = data[i]! + (over[i]! - data[i]!) * share;
    data[i + 1] = data[i + 1]! + (over[i + 1]! - data[i + 1]!) * share;
    data[i + 2] = data[i + 2]! + (over[i + 2]! - data[i + 2]!) * share;
  }
}

/** Four neighbouring pixels of a bitmap and their weights. */
type Neighbours = {
  a: number;
  b: number;
  c: number;
  d: number;
  wa: number;
  wb: number;
  wc: number;
  wd: number;
};

/** Calls `paint` for each canvas pixel covered by a rotated square, with its neighbours in the bitmap. */
function forEachCoveredPixel(
  canvas: Canvas,
  side: number,
  square: Sprite,
  paint: (at: number, neighbours: Neighbours) => void,
): void {
  const { x, y, size } = square;
  const angle = ((square.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / size, Math.sin(angle) / size];
  const reach = (size * size * (Math.abs(cos) + Math.abs(sin))) / 2 + 1;
  const left = Math.max(0, Math.floor(x - reach));
  const right = Math.min(canvas.width - 1, Math.ceil(x + reach));
  const top = Math.max(0, Math.floor(y - reach));
  const bottom = Math.min(canvas.height - 1, Math.ceil(y + reach));
  const last = side - 1;
  const neighbours: Neighbours = { a: 0, b: 0, c: 0, d: 0, wa: 0, wb: 0, wc: 0, wd: 0 };
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const dx = px + 0.5 - x;
      const dy = py + 0.5 - y;
      const u = dx * cos + dy * sin + 0.5;
      const v = dy * cos - dx * sin + 0.5;
      if (u <= 0 || u >= 1 || v <= 0 || v >= 1) continue;
      const fx = Math.min(last, Math.max(0, (square.mirror ? 1 - u : u) * side - 0.5));
      const fy = Math.min(last, Math.max(0, v * side - 0.5));
      const x0 = fx | 0;
      const y0 = fy | 0;
      const tx = fx - x0;
      const ty = fy - y0;
      const stepX = x0 < last ? 1 : 0;
      neighbours.a = y0 * side + x0;
      neighbours.b = neighbours.a + stepX;
      neighbours.c = y0 < last ? neighbours.a + side : neighbours.a;
      neighbours.d = neighbours.c + stepX;
      neighbours.wa = (1 - tx) * (1 - ty);
      neighbours.wb = tx * (1 - ty);
      neighbours.wc = (1 - tx) * ty;
      neighbours.wd = tx * ty;
      paint(py * canvas.width + px, neighbours);
    }
  }
}

/** `shade` is the blurred alpha of the sprite. */
export function drawShadow(canvas: Canvas, shade: Bitmap, sprite: Sprite, mask: Uint8Array | null): void {
  if (!sprite.shadow) return;
  const { dx, dy, opacity, colour } = sprite.shadow;
  const [r, g, b] = parseRgb(colour);
  const { data } = canvas;
  const from = shade.data;
  const place = { ...sprite, x: sprite.x + dx, y: sprite.y + dy, size: sprite.size * 1.5 };
  forEachCoveredPixel(canvas, shade.side, place, (at, n) => {
    const alpha = from[n.a]! * n.wa + from[n.b]! * n.wb + from[n.c]! * n.wc + from[n.d]! * n.wd;
    if (alpha < 2) return;
    const share = (alpha / 255) * opacity * (mask ? mask[at]! / 255 : 1);
    const i = at * 4;
    data[i] = data[i]! + (r - data[i]!) * share;
    data[i + 1] = data[i + 1]! + (g - data[i + 1]!) * share;
    data[i + 2] = data[i + 2]! + (b - data[i + 2]!) * share;
  });
}

/** `bitmap` is premultiplied RGBA; `mask` holds one alpha byte a pixel. */
export function drawSprite(canvas: Canvas, bitmap: Bitmap, sprite: Sprite, mask: Uint8Array | null): void {
  const { data } = canvas;
  const from = bitmap.data;
  const opacity = sprite.opacity ?? 1;
  const brightness = 1 - (sprite.dim ?? 0);
  forEachCoveredPixel(canvas, bitmap.side, sprite, (at, n) => {
    const a = n.a * 4;
    const b = n.b * 4;
    const c = n.c * 4;
    const d = n.d * 4;
    const alpha = from[a + 3]! * n.wa + from[b + 3]! * n.wb + from[c + 3]! * n.wc + from[d + 3]! * n.wd;
    if (alpha < 1) return;
    const share = mask ? (opacity * mask[at]!) / 255 : opacity;
    const rest = 1 - (alpha / 255) * share;
    const litShare = share * brightness;
    const i = at * 4;
    data[i] =
      (from[a]! * n.wa + from[b]! * n.wb + from[c]! * n.wc + from[d]! * n.wd) * litShare + data[i]! * rest;
    data[i + 1] =
      (from[a + 1]! * n.wa + from[b + 1]! * n.wb + from[c + 1]! * n.wc + from[d + 1]! * n.wd) * litShare +
      data[i + 1]! * rest;
    data[i + 2] =
      (from[a + 2]! * n.wa + from[b + 2]! * n.wb + from[c + 2]! * n.wc + from[d + 2]! * n.wd) * litShare +
      data[i + 2]! * rest;
  });
}
