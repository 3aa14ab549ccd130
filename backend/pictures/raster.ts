import sharp from "sharp";
import { artwork } from "./artwork";
import { drawSprite, lay, type Canvas } from "./blend";
import type { Layer, Picture } from "./layers";

/** Below this width lines and lettering are drawn larger and scaled down, which keeps them crisp. */
const FINEST = 480;

async function vector(picture: Picture, width: number, height: number, body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}" preserveAspectRatio="none">${body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

async function maskOf(picture: Picture, width: number, height: number, clip: string): Promise<Uint8Array> {
  const rgba = await vector(picture, width, height, `<path d="${clip}" fill="#000"/>`);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i += 1) mask[i] = rgba[i * 4 + 3]!;
  return mask;
}

async function prepare(picture: Picture, layer: Layer, width: number, height: number) {
  if ("svg" in layer) return { pixels: await vector(picture, width, height, layer.svg) };
  const mask = layer.clip ? await maskOf(picture, width, height, layer.clip) : null;
  const arts = await Promise.all(layer.sprites.map((sprite) => artwork(sprite.art)));
  return { sprites: layer.sprites, arts, mask };
}

/** Paints the layers and encodes WebP, `width` pixels wide. */
export async function rasterise(picture: Picture, width: number): Promise<Buffer> {
  const fine = Math.max(width, FINEST);
  const height = Math.round((fine * picture.height) / picture.width);
  const scale = fine / picture.width;
  const canvas: Canvas = { width: fine, height, data: new Uint8ClampedArray(fine * height * 4).fill(255) };
  const prepared = await Promise.all(picture.layers.map((layer) => prepare(picture, layer, fine, height)));
  for (const layer of prepared) {
    if (layer.pixels) lay(canvas, layer.pixels);
    layer.sprites?.forEach((sprite, i) => {
      const art = layer.arts[i];
      if (art) drawSprite(canvas, art, sprite, scale, layer.mask);
    });
  }
  let image = sharp(Buffer.from(canvas.data.buffer), { raw: { width: fine, height, channels: 4 } }).removeAlpha();
  if (fine !== width) image = image.resize(width, null, { kernel: "lanczos3" }).sharpen({ sigma: 0.5 });
  return image.webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer();
}
