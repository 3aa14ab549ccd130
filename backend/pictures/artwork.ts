import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Premultiplied RGBA, square. */
export type Bitmap = { side: number; data: Uint8ClampedArray };

export type Artwork = {
  /** Sides 64, 128, 256 and 512, smallest first. */
  levels: Bitmap[];
  /** Blurred alpha, with a margin of a quarter of the artwork on every side. */
  shade: { side: number; data: Uint8ClampedArray };
};

const LEVELS = [64, 128, 256, 512];
const KEPT = 48;
const SHADE = 96;
/** A basket: anything the catalogue names wrongly still looks like shopping. */
const FALLBACK = "1f9fa";

const folder = path.join(
  path.dirname(createRequire(path.join(process.cwd(), "package.json")).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);

async function source(name: string): Promise<Buffer> {
  if (/^[0-9a-f-]{4,60}$/.test(name)) {
    try {
      return await readFile(path.join(folder, `${name}.webp`));
    } catch {
      return readFile(path.join(folder, `${FALLBACK}.webp`));
    }
  }
  return readFile(path.join(folder, `${FALLBACK}.webp`));
}

function premultiplied(data: Buffer, side: number): Bitmap {
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    for (let c = 0; c < 3; c += 1) out[i + c] = ((data[i + c] ?? 0) * alpha) / 255;
    out[i + 3] = alpha;
  }
  return { side, data: out };
}

async function level(webp: Buffer, side: number): Promise<Bitmap> {
  let image = sharp(webp).resize(side, side, { kernel: "lanczos3" });
  if (side > 256) image = image.sharpen({ sigma: 1.1 });
  return premultiplied(await image.ensureAlpha().raw().toBuffer(), side);
}

async function decode(name: string): Promise<Artwork> {
  const webp = await source(name);
  const inner = Math.round(SHADE / 1.5);
  const margin = (SHADE - inner) / 2;
  const alpha = await sharp(webp).resize(inner, inner).extractChannel("alpha").toColourspace("b-w").png().toBuffer();
  const shade = await sharp(alpha)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#000" })
    .blur(4)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return {
    levels: await Promise.all(LEVELS.map((side) => level(webp, side))),
    shade: { side: SHADE, data: new Uint8ClampedArray(shade) },
  };
}

const kept = new Map<string, Promise<Artwork>>();

/** The decoded artwork; an unknown name gives a shopping basket. The last 48 stay in memory. */
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
