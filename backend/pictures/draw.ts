import { renderLeafletPage } from "./leaflet/page";
import type { DrawPicture } from "./request";
import { renderEnergyLabel, renderNutrients, renderPack, renderScene } from "./render";

export const draw: DrawPicture = (request) => {
  switch (request.kind) {
    case "pack":
      return renderPack(request.spec, request.width);
    case "nutrients":
      return renderNutrients(request.spec, request.width);
    case "energy":
      return renderEnergyLabel(request.spec, request.width);
    case "scene":
      return renderScene(request.spec, request.format, request.width);
    case "leaflet":
      return renderLeafletPage(request.spec, request.width);
  }
};
