import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { blurred, halved, premultiplied, type Bitmap } from "./bitmap";
import { toneOf } from "./tones";

export type Artwork = {
  /** Premultiplied RGBA of sides 64, 128 and 256, smallest first. */
  levels: Bitmap[];
  /** Blurred alpha (one byte a pixel), with a margin of a quarter of the artwork on every side. */
  shade: Bitmap;
  /** Side 512, for pieces drawn large; made when first asked for. */
  fine(): Promise<Bitmap>;
};

const KEPT = 48;
/** A basket: anything the catalogue names wrongly still looks like shopping. */
const FALLBACK = "1f9fa";

const folder = path.join(
  path.dirname(
    createRequire(path.join(process.cwd(), "package.json")).resolve("@lobehub/fluent-emoji-3d/package.json"),
  ),
  "assets",
);

async function source(name: string): Promise<Buffer> {
  const file = (of: string) => readFile(path.join(folder, `${of}.webp`));
  const named = toneOf(name);
  if (!named) return file(FALLBACK);
  const { code, tone } = named;
  const drawn = await file(code).catch(() => file(FALLBACK));
  if (tone.hue === 0 && tone.saturation === 100) return drawn;
  const toned = sharp(drawn).modulate({ hue: tone.hue, saturation: tone.saturation / 100 });
  return toned.png({ compressionLevel: 1 }).toBuffer();
}

async function decode(name: string): Promise<Artwork> {
  const image = await source(name);
  const raw = await sharp(image).resize(256, 256).ensureAlpha().raw().toBuffer();
  const large = premultiplied(raw, 256);
  const middle = halved(large);
  const small = halved(middle);
  let finest: Promise<Bitmap> | null = null;
  const enlarge = async () => {
    const sharper = sharp(image).resize(512, 512, { kernel: "lanczos3" }).sharpen({ sigma: 1.1 });
    return premultiplied(await sharper.ensureAlpha().raw().toBuffer(), 512);
  };
  return { levels: [small, middle, large], shade: blurred(small), fine: () => (finest ??= enlarge()) };
}

const kept = new Map<string, Promise<Artwork>>();

/** The decoded artwork; an unknown name gives a shopping basket. The last 48 used stay in memory. */
export function artwork(name: string): Promise<Artwork> {
  const known = kept.get(name);
  const found = known ?? decode(name);
  kept.delete(name);
  kept.set(name, found);
  if (!known) found.catch(() => kept.delete(name));
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}
