import { composePack } from "./compose";
import { composeEnergyLabel } from "./label/energy";
import { composeNutrients } from "./label/nutrients";
import { rasterise } from "./raster";
import { composeScene } from "./scene";
import type { EnergySpec, Format, NutrientsSpec, PictureSpec, SceneSpec } from "./spec";

export function renderPack(spec: PictureSpec, width: number): Promise<Buffer> {
  return rasterise(composePack(spec), width);
}

export function renderNutrients(spec: NutrientsSpec, width: number): Promise<Buffer> {
  return rasterise(composeNutrients(spec), width);
}

export function renderEnergyLabel(spec: EnergySpec, width: number): Promise<Buffer> {
  return rasterise(composeEnergyLabel(spec), width);
}

export function renderScene(spec: SceneSpec, format: Format, width: number): Promise<Buffer> {
  return rasterise(composeScene(spec, format), width);
}
