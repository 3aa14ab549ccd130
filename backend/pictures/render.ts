import { composePack } from "./compose";
import { rasterise } from "./raster";
import { composeScene } from "./scene";
import type { Format, PictureSpec, SceneSpec } from "./spec";

/** Raise it with every change of the look: pictures kept on disk by an older composer are then made anew. */
export const COMPOSER_VERSION = 3;

/** A pack shot as a square WebP, `width` pixels wide. */
export function renderPack(spec: PictureSpec, width: number): Promise<Buffer> {
  return rasterise(composePack(spec), width);
}

/** A scene as WebP, `width` pixels wide; the format gives its height. */
export function renderScene(spec: SceneSpec, format: Format, width: number): Promise<Buffer> {
  return rasterise(composeScene(spec, format), width);
}
