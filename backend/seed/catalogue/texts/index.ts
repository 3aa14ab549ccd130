import { acquaEBevande } from "./acqua-e-bevande";
import { animali } from "./animali";
import { casaETempoLibero } from "./casa-e-tempo-libero";
import { colazioneEDolci } from "./colazione-e-dolci";
import { conserveOlioECondimenti } from "./conserve-olio-e-condimenti";
import { curaDellaCasa } from "./cura-della-casa";
import { fruttaEVerdura } from "./frutta-e-verdura";
import { igieneEBellezza } from "./igiene-e-bellezza";
import { latteEUova } from "./latte-e-uova";
import { macelleria } from "./macelleria";
import { mondoBimbo } from "./mondo-bimbo";
import { paneEPasticceria } from "./pane-e-pasticceria";
import { pastaRisoEFarine } from "./pasta-riso-e-farine";
import { pescheria } from "./pescheria";
import { piattiProntiEVegetali } from "./piatti-pronti-e-vegetali";
import { salumiEFormaggi } from "./salumi-e-formaggi";
import { snackEAperitivo } from "./snack-e-aperitivo";
import { surgelatiEGelati } from "./surgelati-e-gelati";
import { viniBirreELiquori } from "./vini-birre-e-liquori";
import type { CategoryTexts } from "./category-texts";

/** What a landing page says below its products: how to choose, keep and use them. */
export const categoryTexts: CategoryTexts = {
  ...acquaEBevande,
  ...animali,
  ...casaETempoLibero,
  ...colazioneEDolci,
  ...conserveOlioECondimenti,
  ...curaDellaCasa,
  ...fruttaEVerdura,
  ...igieneEBellezza,
  ...latteEUova,
  ...macelleria,
  ...mondoBimbo,
  ...paneEPasticceria,
  ...pastaRisoEFarine,
  ...pescheria,
  ...piattiProntiEVegetali,
  ...salumiEFormaggi,
  ...snackEAperitivo,
  ...surgelatiEGelati,
  ...viniBirreELiquori,
};
