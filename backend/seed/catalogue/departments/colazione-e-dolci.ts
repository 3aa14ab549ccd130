import type { Department } from "../shape";
import { biscottiCerealiEMerende } from "./colazione-e-dolci/biscotti-cereali-e-merende";
import { caffeTeETisane } from "./colazione-e-dolci/caffe-te-e-tisane";
import { dolceDispensa } from "./colazione-e-dolci/dolce-dispensa";

export const colazioneEDolci: Department = {
  code: 19,
  name: "Colazione e dolci",
  ground: "#f6e6d6",
  scene: { accent: "#a8703e", art: "biscotto,caffe,miele,croissant,cioccolato" },
  seo: "Caffè in grani, macinato e in capsule, tè e tisane, biscotti, cereali, merendine, miele, confetture e cioccolato: la colazione italiana online.",
  defaults: { iva: 10, legal: "{name}", keep: "Conservare in luogo fresco e asciutto.", from: "Italia" },
  aisles: [caffeTeETisane, biscottiCerealiEMerende, dolceDispensa],
};
