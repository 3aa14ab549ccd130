import type { LeafletPageSpec } from "./leaflet/spec";
import type { Format, NutrientsSpec, PictureSpec, SceneSpec } from "./spec";

/** What to draw; it can be sent to another process. */
export type PictureRequest =
  | { kind: "pack"; spec: PictureSpec; width: number }
  | { kind: "nutrients"; spec: NutrientsSpec; width: number }
  | { kind: "scene"; spec: SceneSpec; format: Format; width: number }
  | { kind: "leaflet"; spec: LeafletPageSpec; width: number };

/** Of a picture whose width is still to be chosen. */
export type SquareRequest =
  | { kind: "pack"; spec: PictureSpec }
  | { kind: "nutrients"; spec: NutrientsSpec }
  | { kind: "scene"; spec: SceneSpec; format: "1x1" };

export type DrawPicture = (request: PictureRequest) => Promise<Buffer>;
