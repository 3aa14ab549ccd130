import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { blurAlpha, halve, premultiply, type Bitmap } from "./bitmap";
import { parseArtName } from "./tones";

export type Artwork = {
  /** Premultiplied RGBA of sides 64, 128 and 256, smallest first. */
  levels: Bitmap[];
  /** Blurred alpha (one byte a pixel), with a margin of a quarter of the artwork on every side. */
  shade: Bitmap;
  /** Side 512, decoded on demand. */
  fine(): Promise<Bitmap>;
};

const CACHE_SIZE = 48;
/** A shopping basket, for unknown artwork. */
const FALLBACK = "1f9fa";

const assetsFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);

async function readSource(name: string): Promise<Buffer> {
  const file = (fileName: string) => readFile(path.join(assetsFolder, `${fileName}.webp`));
  const parsedName = parseArtName(name);
  if (!parsedName) return file(FALLBACK);
  const { code, tone } = parsedName;
  const original = await file(code).catch(() => file(FALLBACK));
  if (tone.hue === 0 && tone.saturation === 100) return original;
  const adjusted = sharp(original).modulate({ hue: tone.hue, saturation: tone.saturation / 100 });
  return adjusted.png({ compressionLevel: 1 }).toBuffer();
}

async function decodeArtwork(name: string): Promise<Artwork> {
  const image = await readSource(name);
  const raw = await sharp(image).resize(256, 256).ensureAlpha().raw().toBuffer();
  const large = premultiply(raw, 256);
  const middle = halve(large);
  const small = halve(middle);
  let finePromise: Promise<Bitmap> | null = null;
  const decodeFine = async () => {
    const enlarged = sharp(image).resize(512, 512, { kernel: "lanczos3" }).sharpen({ sigma: 1.1 });
    return premultiply(await enlarged.ensureAlpha().raw().toBuffer(), 512);
  };
  return {
    levels: [small, middle, large],
    shade: blurAlpha(small),
    fine: () => (finePromise ??= decodeFine()),
  };
}

const cache = new Map<string, Promise<Artwork>>();

export function loadArtwork(name: string): Promise<Artwork> {
  const cached = cache.get(name);
  const found = cached ?? decodeArtwork(name);
  cache.delete(name);
  cache.set(name, found);
  if (!cached) found.catch(() => cache.delete(name));
  const oldest = cache.keys().next().value;
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return found;
}
