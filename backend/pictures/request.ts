import type { LeafletPageSpec } from "./leaflet/spec";
import type { Format, PictureSpec, SceneSpec } from "./spec";

/** What to draw; it can be sent to another process. */
export type PictureRequest =
  | { kind: "pack"; spec: PictureSpec; width: number }
  | { kind: "scene"; spec: SceneSpec; format: Format; width: number }
  | { kind: "leaflet"; spec: LeafletPageSpec; width: number };

export type DrawPicture = (request: PictureRequest) => Promise<Buffer>;
