import sharp from "sharp";
import { artwork } from "./artwork";
import { drawShadow, drawSprite, lay, type Canvas } from "./blend";
import type { Layer, Picture, Sprite } from "./layers";

/** Below this width lines and lettering are drawn larger and scaled down, which keeps them crisp. */
const FINEST = 480;

async function vector(picture: Picture, width: number, height: number, body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}" preserveAspectRatio="none">${body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

async function maskOf(picture: Picture, width: number, height: number, clip: string): Promise<Uint8Array> {
  const rgba = await vector(picture, width, height, `<path d="${clip}"/>`);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i += 1) mask[i] = rgba[i * 4 + 3]!;
  return mask;
}

function scaled(sprite: Sprite, by: number): Sprite {
  const { shadow } = sprite;
  return {
    ...sprite,
    x: sprite.x * by,
    y: sprite.y * by,
    size: sprite.size * by,
    shadow: shadow && { ...shadow, dx: shadow.dx * by, dy: shadow.dy * by },
  };
}

type Paint = (canvas: Canvas) => void;

async function prepare(picture: Picture, layer: Layer, width: number, height: number): Promise<Paint> {
  if ("svg" in layer) {
    const pixels = await vector(picture, width, height, layer.svg);
    return (canvas) => lay(canvas, pixels);
  }
  const mask = layer.clip ? await maskOf(picture, width, height, layer.clip) : null;
  const pieces = await Promise.all(
    layer.sprites.map(async (one) => {
      const sprite = scaled(one, width / picture.width);
      const art = await artwork(sprite.art);
      const bitmap = art.levels.find(({ side }) => side >= sprite.size * 0.85) ?? (await art.fine());
      return { sprite, bitmap, shade: art.shade };
    }),
  );
  return (canvas) => {
    for (const { sprite, bitmap, shade } of pieces) {
      drawShadow(canvas, shade, sprite, mask);
      drawSprite(canvas, bitmap, sprite, mask);
    }
  };
}

/** Paints the layers and encodes WebP, `width` pixels wide. */
export async function rasterise(picture: Picture, width: number): Promise<Buffer> {
  const fine = Math.max(width, FINEST);
  const height = Math.round((fine * picture.height) / picture.width);
  const canvas: Canvas = { width: fine, height, data: new Uint8ClampedArray(fine * height * 4).fill(255) };
  const paints = await Promise.all(picture.layers.map((layer) => prepare(picture, layer, fine, height)));
  for (const paint of paints) paint(canvas);
  let image = sharp(Buffer.from(canvas.data.buffer), {
    raw: { width: fine, height, channels: 4 },
  }).removeAlpha();
  if (fine !== width) image = image.resize(width, null, { kernel: "lanczos3" }).sharpen({ sigma: 0.5 });
  return image.webp({ quality: 74, effort: 4 }).toBuffer();
}
