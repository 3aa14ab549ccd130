import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gate } from "./gate";
import { COMPOSER_VERSION, renderPack, renderScene } from "./render";
import type { Format, PictureSpec, SceneSpec } from "./spec";

/** A picture to be had: `key` names its bytes for good. */
export type Order = { key: string; render: () => Promise<Buffer> };

function keyOf(...parts: unknown[]): string {
  return createHash("sha256")
    .update(JSON.stringify([COMPOSER_VERSION, ...parts]))
    .digest("hex")
    .slice(0, 32);
}

export function packOrder(spec: PictureSpec, width: number): Order {
  return { key: keyOf("pack", width, spec), render: () => renderPack(spec, width) };
}

export function sceneOrder(spec: SceneSpec, format: Format, width: number): Order {
  return { key: keyOf("scene", format, width, spec), render: () => renderScene(spec, format, width) };
}

/** Eight letters that change with the picture, for a `?v=` in addresses that are cached for ever. */
export function pictureVersion(spec: PictureSpec | SceneSpec): string {
  return keyOf(spec).slice(0, 8);
}

export type PictureCache = { get(order: Order): Promise<Buffer> };

const COMPOSED_AT_ONCE = 2;

/** Keeps pictures under `dir`; the same picture asked for twice at once is composed once, two at a time. */
export function pictureCache(dir: string): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();
  const turn = gate(COMPOSED_AT_ONCE);

  async function found({ key, render }: Order): Promise<Buffer> {
    const file = path.join(dir, key.slice(0, 2), `${key}.webp`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const picture = await turn(render);
    await keep(file, picture);
    return picture;
  }

  return {
    get(order) {
      const same = underWay.get(order.key);
      if (same) return same;
      const made = found(order).finally(() => underWay.delete(order.key));
      underWay.set(order.key, made);
      return made;
    },
  };
}

/** Written aside and moved, so that no reader sees half a picture; a full disk only costs the keeping. */
async function keep(file: string, picture: Buffer): Promise<void> {
  const aside = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(aside, picture);
    await rename(aside, file);
  } catch {
    await rm(aside, { force: true }).catch(() => undefined);
  }
}
