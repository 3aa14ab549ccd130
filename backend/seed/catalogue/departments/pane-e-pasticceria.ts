import type { Department } from "../shape";
import { paneConfezionatoESostitutivi } from "./pane-e-pasticceria/pane-confezionato-e-sostitutivi";
import { paneFresco } from "./pane-e-pasticceria/pane-fresco";
import { pasticceriaFresca } from "./pane-e-pasticceria/pasticceria-fresca";
import { DRY } from "./pane-e-pasticceria/storage";

export const paneEPasticceria: Department = {
  code: 16,
  name: "Pane e pasticceria",
  ground: "#f5e8d3",
  scene: { accent: "#b5783c", art: "pane,croissant,baguette,torta" },
  seo: "Pane fresco a lievitazione naturale, focacce, pancarré, piadine, cracker e torte di pasticceria: ordina oggi e ricevi domani, ancora fragrante.",
  defaults: { iva: 4, art: "pane", legal: "{name}", keep: DRY },
  aisles: [paneFresco, paneConfezionatoESostitutivi, pasticceriaFresca],
};
