import type { Picture } from "./layers";
import { article } from "./scenes/article";
import { banner } from "./scenes/banner";
import { department } from "./scenes/department";
import { leaflet } from "./scenes/leaflet";
import { recipe } from "./scenes/recipe";
import { store } from "./scenes/store";
import { createStage, type SceneComposer } from "./scenes/stage";
import { FORMATS, type Format, type SceneKind, type SceneSpec } from "./spec";

const SCENE_COMPOSERS: Record<SceneKind, SceneComposer> = {
  banner,
  recipe,
  department,
  article,
  leaflet,
  store,
};

export function composeScene(spec: SceneSpec, format: Format): Picture {
  const [width, height] = FORMATS[format];
  const stage = createStage(spec, width, height);
  SCENE_COMPOSERS[spec.kind ?? "banner"](stage);
  return { width, height, layers: stage.layers };
}
