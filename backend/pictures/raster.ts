import sharp from "sharp";
import { loadArtwork } from "./artwork";
import { drawShadow, drawSprite, drawLayer, type Canvas } from "./blend";
import type { Layer, Picture, Sprite } from "./layers";

/** Narrower pictures are drawn at this width and scaled down, which keeps lines crisp. */
const MIN_RENDER_WIDTH = 480;

async function renderSvg(picture: Picture, width: number, height: number, body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}" preserveAspectRatio="none">${body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

async function renderMask(
  picture: Picture,
  width: number,
  height: number,
  clip: string,
): Promise<Uint8Array> {
  const rgba = await renderSvg(picture, width, height, `<path d="${clip}"/>`);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i += 1) mask[i] = rgba[i * 4 + 3]!;
  return mask;
}

function scaleSprite(sprite: Sprite, factor: number): Sprite {
  const { shadow } = sprite;
  return {
    ...sprite,
    x: sprite.x * factor,
    y: sprite.y * factor,
    size: sprite.size * factor,
    shadow: shadow && { ...shadow, dx: shadow.dx * factor, dy: shadow.dy * factor },
  };
}

type Paint = (canvas: Canvas) => void;

async function prepareLayer(picture: Picture, layer: Layer, width: number, height: number): Promise<Paint> {
  if ("svg" in layer) {
    const pixels = await renderSvg(picture, width, height, layer.svg);
    return (canvas) => drawLayer(canvas, pixels);
  }
  const mask = layer.clip ? await renderMask(picture, width, height, layer.clip) : null;
  const pieces = await Promise.all(
    layer.sprites.map(async (one) => {
      const sprite = scaleSprite(one, width / picture.width);
      const art = await loadArtwork(sprite.art);
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

export async function rasterise(picture: Picture, width: number): Promise<Buffer> {
  const renderWidth = Math.max(width, MIN_RENDER_WIDTH);
  const height = Math.round((renderWidth * picture.height) / picture.width);
  const canvas: Canvas = {
    width: renderWidth,
    height,
    data: new Uint8ClampedArray(renderWidth * height * 4).fill(255),
  };
  const paints = await Promise.all(
    picture.layers.map((layer) => prepareLayer(picture, layer, renderWidth, height)),
  );
  for (const paint of paints) paint(canvas);
  let image = sharp(Buffer.from(canvas.data.buffer), {
    raw: { width: renderWidth, height, channels: 4 },
  }).removeAlpha();
  if (renderWidth !== width)
    image = image.resize(width, null, { kernel: "lanczos3" }).sharpen({ sigma: 0.5 });
  return image.webp({ quality: 74, effort: 4 }).toBuffer();
}
