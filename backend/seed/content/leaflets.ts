import { brand } from "../../../brand.config";
import type { SeedLeaflet } from "../types-content";
import { createLeafletPages, type LeafletPageDraft } from "./leaflet-pages";

const createPage = (department: number, title: string, art: string, ground: string): LeafletPageDraft => ({
  department,
  title,
  art,
  ground,
});

const ORCHARD = createPage(11, "Dall'orto", "carota,foglie,patata", "#e7edd8");
const BUTCHER = createPage(12, "In macelleria", "carne,cosciotto,pollo", "#f2ded6");
const COUNTER = createPage(13, "Il banco", "formaggio,pancetta,oliva", "#f6e8cd");
const FRIDGE = createPage(14, "Il frigorifero", "latte,uovo,burro", "#e3eef2");
const BAKERY = createPage(16, "Pane e pasta", "pane,spaghetti,grano", "#f6ebcd");
const PANTRY = createPage(18, "In dispensa", "pomodoro,oliva,barattolo", "#f3ded1");
const BREAKFAST = createPage(19, "La colazione", "caffe,biscotto,miele", "#f3e3d1");
const APERITIF = createPage(20, "Aperitivo", "patatine,oliva,brindisi", "#f8e8cd");
const CLEANING = createPage(27, "Casa pulita", "bolle,spugna,rotolo", "#e0f0f0");
const CARE = createPage(28, "Cura della persona", "lozione,spazzolino,sapone", "#f2e3ea");
const CELLAR = createPage(21, "Il brindisi", "vino,calici,uva", "#ecdfe4");

type LeafletDraft = Omit<SeedLeaflet, "pages"> & {
  cover: Omit<LeafletPageDraft, "title">;
  inside: LeafletPageDraft[];
};

const DEFAULTS = { leafletTypeId: 2, deliveryServiceIds: [1, 2], warehouseIds: [] };

const DRAFTS: LeafletDraft[] = [
  {
    ...DEFAULTS,
    leafletId: 701,
    slug: "sapori-d-autunno",
    title: "Sapori d'autunno",
    descr:
      "<p>Zucche, funghi, formaggi e i primi dolci delle feste: otto pagine di offerte valide in tutti i negozi e nella spesa online.</p>",
    campaign: "quindicina",
    // The only leaflet that also covers lockers.
    deliveryServiceIds: [1, 2, 4],
    cover: { department: 11, art: "zucca,uva,castagna,fungo", ground: "#f1e0c6" },
    inside: [ORCHARD, BUTCHER, COUNTER, FRIDGE, BAKERY, PANTRY, BREAKFAST],
  },
  {
    ...DEFAULTS,
    leafletId: 702,
    slug: "la-settimana-conveniente",
    title: "La settimana conveniente",
    descr: "<p>Sette giorni di prezzi bassi sulle cose di tutti i giorni.</p>",
    campaign: "settimana",
    warehouseIds: [501, 502, 504],
    cover: { department: 14, art: "cesto,latte,pane,pomodoro", ground: "#e7eedd" },
    inside: [
      createPage(19, "Colazione e merenda", "latte,biscotto,succo", "#f4e8cf"),
      createPage(17, "Pasta e sughi", "spaghetti,pomodoro,erba", "#f6e2d6"),
      APERITIF,
      createPage(21, "Bevande", "goccia,arancia,bibita", "#def0f4"),
      createPage(23, "Surgelati", "neve,pesce,gelato", "#e1ecf6"),
      CLEANING,
      CARE,
    ],
  },
  {
    ...DEFAULTS,
    leafletId: 703,
    slug: "catalogo-soci-carta-madia",
    title: `Catalogo ${brand.cardName}`,
    descr: `<p>I premi e le offerte riservate a chi ha la ${brand.cardName}, fino alla fine del mese.</p>`,
    leafletTypeId: 1,
    campaign: "mese",
    cover: { department: 19, art: "regalo,cuore,cesto", ground: "#f3ead2" },
    inside: [
      createPage(22, "Cantina", "vino,calici,uva", "#f0e2e4"),
      createPage(24, "Gastronomia", "pizza,zuppa,insalata", "#f2e7d5"),
      createPage(26, "Animali", "cane,gatto,osso", "#efe6d8"),
      CLEANING,
      CARE,
      createPage(29, "Casa e tempo libero", "candela,pianta,piatto", "#ebece0"),
      COUNTER,
    ],
  },
  {
    ...DEFAULTS,
    leafletId: 705,
    slug: "la-tavola-delle-feste",
    title: "La tavola delle feste",
    descr: "<p>Antipasti, arrosti, formaggi e bollicine: il volantino che arriva dopo quello in corso.</p>",
    campaign: "prossima-quindicina",
    cover: { department: 13, art: "formaggio,uva,cesto", ground: "#f6e4d8" },
    inside: [
      createPage(12, "L'arrosto", "cosciotto,carne,pollo", "#f1ddd2"),
      FRIDGE,
      BAKERY,
      PANTRY,
      createPage(19, "I dolci", "torta intera,caffe,biscotto", "#f6e6d6"),
      CELLAR,
      createPage(20, "Gli antipasti", "patatine,oliva,brindisi", "#f3e7cb"),
    ],
  },
];

const UNFINISHED: LeafletDraft = {
  ...DEFAULTS,
  leafletId: 704,
  slug: "aspettando-natale",
  title: "Aspettando Natale",
  descr: "<p>Panettoni, cotechini e tutto per la tavola delle feste: bozza del volantino di dicembre.</p>",
  campaign: "mese",
  cover: { department: 19, art: "albero,torta intera,uva", ground: "#f3ddd6" },
  inside: [COUNTER, BUTCHER, FRIDGE, BAKERY, PANTRY, ORCHARD, CELLAR],
};

const createLeaflet = ({ cover, inside, ...rest }: LeafletDraft): SeedLeaflet => ({
  ...rest,
  pages: createLeafletPages(rest, [{ ...cover, title: rest.title }, ...inside]),
});

export const leaflets: SeedLeaflet[] = DRAFTS.map(createLeaflet);

/** Visible in previews only. */
export const draftLeaflets: SeedLeaflet[] = [createLeaflet(UNFINISHED)];
