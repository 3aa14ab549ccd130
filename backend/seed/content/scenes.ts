import type { Format, SceneKind, SceneSpec } from "../../pictures/spec";
import { getArtFile, parseArt } from "../catalogue/art";
import { hash } from "../catalogue/hash";
import type { SeedScene } from "../types-content";

const sceneSpecs = new Map<string, SceneSpec>();

export function registerScene(
  name: string,
  kind: SceneKind,
  art: string,
  ground: string,
  accent: string,
): string {
  if (sceneSpecs.has(name)) throw new Error(`duplicate scene name ${name}`);
  sceneSpecs.set(name, { kind, art: parseArt(art).map(getArtFile), ground, accent, seed: hash(name) % 1000 });
  return name;
}

export const getScenePath = (name: string, format: Format, width: 240 | 480 | 960 | 1440): string =>
  `/photo/s/${format}/${width}/${name}.webp`;

export const getRegisteredScenes = (): SeedScene[] => [...sceneSpecs].map(([name, spec]) => ({ name, spec }));
