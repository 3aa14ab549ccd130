import type { Picture } from "./layers";
import { article } from "./scenes/article";
import { banner } from "./scenes/banner";
import { department } from "./scenes/department";
import { leaflet } from "./scenes/leaflet";
import { recipe } from "./scenes/recipe";
import { stageFor, type Arrangement } from "./scenes/stage";
import { FORMATS, type Format, type SceneKind, type SceneSpec } from "./spec";

const ARRANGEMENTS: Record<SceneKind, Arrangement> = { banner, recipe, department, article, leaflet };

/** The layers of a scene in one of the wide or upright formats, back to front. */
export function composeScene(spec: SceneSpec, format: Format): Picture {
  const [width, height] = FORMATS[format];
  const stage = stageFor(spec, width, height);
  ARRANGEMENTS[spec.kind ?? "banner"](stage);
  return { width, height, layers: stage.layers };
}
