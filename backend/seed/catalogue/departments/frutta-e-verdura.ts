import type { Department } from "../shape";
import { frutta } from "./frutta-e-verdura/frutta";
import { legumiEVerdureCotte } from "./frutta-e-verdura/legumi-e-verdure-cotte";
import { verdura } from "./frutta-e-verdura/verdura";

export const fruttaEVerdura: Department = {
  code: 11,
  name: "Frutta e verdura",
  ground: "#e9efdc",
  scene: { accent: "#6f8f3f", art: "pomodoro,insalata,mela,carota,uva" },
  seo: "Frutta e verdura fresca di stagione, anche biologica: mele, agrumi, insalate pronte, ortaggi ed erbe aromatiche, con origine sempre dichiarata.",
  defaults: { iva: 4, pack: "loose", kind: "Sfuso" },
  aisles: [frutta, verdura, legumiEVerdureCotte],
};
