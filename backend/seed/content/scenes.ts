import type { Format, SceneKind, SceneSpec } from "../../pictures/spec";
import { artFile, artOf } from "../catalogue/art";
import { hash } from "../catalogue/hash";
import type { SeedScene } from "../types-content";

const known = new Map<string, SceneSpec>();

/** Declares a scene and answers its name. */
export function scene(name: string, kind: SceneKind, art: string, ground: string, accent: string): string {
  if (known.has(name)) throw new Error(`two scenes are called ${name}`);
  known.set(name, { kind, art: artOf(art).map(artFile), ground, accent, seed: hash(name) % 1000 });
  return name;
}

/** The path of a scene's picture. */
export const scenePath = (name: string, format: Format, width: 240 | 480 | 960 | 1440): string =>
  `/photo/s/${format}/${width}/${name}.webp`;

/** Every scene declared by the content modules loaded so far. */
export const declaredScenes = (): SeedScene[] => [...known].map(([name, spec]) => ({ name, spec }));
