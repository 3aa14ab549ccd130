import type { Department } from "../shape";
import { farineEPreparati } from "./pasta-riso-e-farine/farine-e-preparati";
import { pasta } from "./pasta-riso-e-farine/pasta";
import { risoECereali } from "./pasta-riso-e-farine/riso-e-cereali";

const DRY = "Conservare in luogo fresco e asciutto.";

export const pastaRisoEFarine: Department = {
  code: 17,
  name: "Pasta, riso e farine",
  ground: "#f7edcf",
  scene: { accent: "#d3a031", art: "spaghetti,grano,riso,pomodoro" },
  seo: "Pasta di semola, integrale, all'uovo e senza glutine, riso per risotti e insalate, farine, legumi secchi e zuppe: la dispensa italiana.",
  defaults: { iva: 4, keep: DRY, legal: "{name}", from: "Italia" },
  aisles: [pasta, risoECereali, farineEPreparati],
};
