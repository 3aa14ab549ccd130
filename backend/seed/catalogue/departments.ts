import { acquaEBevande } from "./departments/acqua-e-bevande";
import { animali } from "./departments/animali";
import { casaETempoLibero } from "./departments/casa-e-tempo-libero";
import { colazioneEDolci } from "./departments/colazione-e-dolci";
import { conserveOlioECondimenti } from "./departments/conserve-olio-e-condimenti";
import { curaDellaCasa } from "./departments/cura-della-casa";
import { fruttaEVerdura } from "./departments/frutta-e-verdura";
import { igieneEBellezza } from "./departments/igiene-e-bellezza";
import { latteEUova } from "./departments/latte-e-uova";
import { macelleria } from "./departments/macelleria";
import { mondoBimbo } from "./departments/mondo-bimbo";
import { paneEPasticceria } from "./departments/pane-e-pasticceria";
import { pastaRisoEFarine } from "./departments/pasta-riso-e-farine";
import { pescheria } from "./departments/pescheria";
import { piattiProntiEVegetali } from "./departments/piatti-pronti-e-vegetali";
import { salumiEFormaggi } from "./departments/salumi-e-formaggi";
import { snackEAperitivo } from "./departments/snack-e-aperitivo";
import { surgelatiEGelati } from "./departments/surgelati-e-gelati";
import { viniBirreELiquori } from "./departments/vini-birre-e-liquori";
import type { Department } from "./shape";

export const departments: readonly Department[] = [
  fruttaEVerdura,
  macelleria,
  pescheria,
  salumiEFormaggi,
  latteEUova,
  paneEPasticceria,
  pastaRisoEFarine,
  conserveOlioECondimenti,
  colazioneEDolci,
  snackEAperitivo,
  acquaEBevande,
  viniBirreELiquori,
  surgelatiEGelati,
  piattiProntiEVegetali,
  mondoBimbo,
  animali,
  curaDellaCasa,
  igieneEBellezza,
  casaETempoLibero,
];
