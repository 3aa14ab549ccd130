import type { Department } from "../shape";
import { olioAcetoESalse } from "./conserve-olio-e-condimenti/olio-aceto-e-salse";
import { pomodoroESughi } from "./conserve-olio-e-condimenti/pomodoro-e-sughi";
import { saleSpezieEBrodi } from "./conserve-olio-e-condimenti/sale-spezie-e-brodi";
import { scatolameESottoli } from "./conserve-olio-e-condimenti/scatolame-e-sottoli";

const DRY = "Conservare in luogo fresco e asciutto. Dopo l'apertura in frigorifero, entro cinque giorni.";

export const conserveOlioECondimenti: Department = {
  code: 18,
  name: "Conserve, olio e condimenti",
  ground: "#f5e0d3",
  scene: { accent: "#c0392b", art: "pomodoro,oliva,barattolo,erba,aglio" },
  seo: "Passata e polpa di pomodoro, sughi pronti, olio extravergine, tonno, legumi in scatola, sottoli, aceto balsamico, sale e spezie.",
  defaults: { iva: 10, keep: DRY, legal: "{name}", from: "Italia", kind: "Pezzo" },
  aisles: [pomodoroESughi, olioAcetoESalse, scatolameESottoli, saleSpezieEBrodi],
};
