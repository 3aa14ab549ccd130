import type { Department } from "../shape";
import { burroUovaEBasiFresche } from "./latte-e-uova/burro-uova-e-basi-fresche";
import { latteEPanna } from "./latte-e-uova/latte-e-panna";
import { yogurtEDessert } from "./latte-e-uova/yogurt-e-dessert";

const FRIDGE = "Conservare tra +1 °C e +4 °C. Dopo l'apertura consumare entro tre giorni.";

export const latteEUova: Department = {
  code: 14,
  name: "Latte, uova e yogurt",
  ground: "#e4eef3",
  scene: { accent: "#4a86b8", art: "latte,uovo,burro,formaggio" },
  seo: "Latte fresco e a lunga conservazione, yogurt, kefir, burro, panna, dessert e uova fresche: tutto il banco frigo, consegnato a temperatura controllata.",
  defaults: { art: "latte", keep: FRIDGE },
  aisles: [latteEPanna, yogurtEDessert, burroUovaEBasiFresche],
};
