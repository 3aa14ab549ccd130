import type { LeafletPageSpec } from "./leaflet/spec";
import type { EnergySpec, Format, NutrientsSpec, PictureSpec, SceneSpec } from "./spec";

export type PictureRequest =
  | { kind: "pack"; spec: PictureSpec; width: number }
  | { kind: "nutrients"; spec: NutrientsSpec; width: number }
  | { kind: "energy"; spec: EnergySpec; width: number }
  | { kind: "scene"; spec: SceneSpec; format: Format; width: number }
  | { kind: "leaflet"; spec: LeafletPageSpec; width: number };

export type SquareRequest =
  | { kind: "pack"; spec: PictureSpec }
  | { kind: "nutrients"; spec: NutrientsSpec }
  | { kind: "energy"; spec: EnergySpec }
  | { kind: "scene"; spec: SceneSpec; format: "1x1" };

export type DrawPicture = (request: PictureRequest) => Promise<Buffer>;
