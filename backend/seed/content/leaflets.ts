import type { SeedLeaflet } from "../types-content";
import { leafletPages, type Page } from "./leaflet-pages";

const page = (department: number, title: string, art: string, ground: string): Page => ({
  department,
  title,
  art,
  ground,
});

const ORCHARD = page(11, "Dall'orto", "carota,foglie,patata", "#e7edd8");
const BUTCHER = page(12, "In macelleria", "carne,cosciotto,pollo", "#f2ded6");
const COUNTER = page(13, "Il banco", "formaggio,pancetta,oliva", "#f6e8cd");
const FRIDGE = page(14, "Il frigorifero", "latte,uovo,burro", "#e3eef2");
const BAKERY = page(16, "Pane e pasta", "pane,spaghetti,grano", "#f6ebcd");
const PANTRY = page(18, "In dispensa", "pomodoro,oliva,barattolo", "#f3ded1");
const BREAKFAST = page(19, "La colazione", "caffe,biscotto,miele", "#f3e3d1");
const APERITIF = page(20, "Aperitivo", "patatine,oliva,brindisi", "#f8e8cd");
const CLEANING = page(27, "Casa pulita", "bolle,spugna,rotolo", "#e0f0f0");
const CARE = page(28, "Cura della persona", "lozione,spazzolino,sapone", "#f2e3ea");
const CELLAR = page(21, "Il brindisi", "vino,calici,uva", "#ecdfe4");

type Draft = Omit<SeedLeaflet, "pages"> & { cover: Omit<Page, "title">; inside: Page[] };

const EVERYWHERE = { leafletTypeId: 2, deliveryServiceIds: [1, 2], warehouseIds: [] };

const DRAFTS: Draft[] = [
  {
    ...EVERYWHERE,
    leafletId: 701,
    slug: "sapori-d-autunno",
    title: "Sapori d'autunno",
    descr:
      "<p>Zucche, funghi, formaggi e i primi dolci delle feste: otto pagine di offerte valide in tutti i negozi e nella spesa online.</p>",
    campaign: "quindicina",
    // The only one of those who collect at a locker.
    deliveryServiceIds: [1, 2, 4],
    cover: { department: 11, art: "zucca,uva,castagna,fungo", ground: "#f1e0c6" },
    inside: [ORCHARD, BUTCHER, COUNTER, FRIDGE, BAKERY, PANTRY, BREAKFAST],
  },
  {
    ...EVERYWHERE,
    leafletId: 702,
    slug: "la-settimana-conveniente",
    title: "La settimana conveniente",
    descr: "<p>Sette giorni di prezzi bassi sulle cose di tutti i giorni.</p>",
    campaign: "settimana",
    warehouseIds: [501, 502, 504],
    cover: { department: 14, art: "cesto,latte,pane,pomodoro", ground: "#e7eedd" },
    inside: [
      page(19, "Colazione e merenda", "latte,biscotto,succo", "#f4e8cf"),
      page(17, "Pasta e sughi", "spaghetti,pomodoro,erba", "#f6e2d6"),
      APERITIF,
      page(21, "Bevande", "goccia,arancia,bibita", "#def0f4"),
      page(23, "Surgelati", "neve,pesce,gelato", "#e1ecf6"),
      CLEANING,
      CARE,
    ],
  },
  {
    ...EVERYWHERE,
    leafletId: 703,
    slug: "catalogo-soci-carta-madia",
    title: "Catalogo Carta Madia",
    descr: "<p>I premi e le offerte riservate a chi ha la Carta Madia, fino alla fine dell'anno.</p>",
    leafletTypeId: 1,
    campaign: "mese",
    cover: { department: 19, art: "regalo,cuore,cesto", ground: "#f3ead2" },
    inside: [
      page(22, "Cantina", "vino,calici,uva", "#f0e2e4"),
      page(24, "Gastronomia", "pizza,zuppa,insalata", "#f2e7d5"),
      page(26, "Animali", "cane,gatto,osso", "#efe6d8"),
      CLEANING,
      CARE,
      page(29, "Casa e tempo libero", "candela,pianta,piatto", "#ebece0"),
      COUNTER,
    ],
  },
  {
    ...EVERYWHERE,
    leafletId: 705,
    slug: "la-tavola-delle-feste",
    title: "La tavola delle feste",
    descr: "<p>Antipasti, arrosti, formaggi e bollicine: il volantino che arriva dopo quello in corso.</p>",
    campaign: "prossima-quindicina",
    cover: { department: 13, art: "formaggio,uva,cesto", ground: "#f6e4d8" },
    inside: [
      page(12, "L'arrosto", "cosciotto,carne,pollo", "#f1ddd2"),
      FRIDGE,
      BAKERY,
      PANTRY,
      page(19, "I dolci", "torta intera,caffe,biscotto", "#f6e6d6"),
      CELLAR,
      page(20, "Gli antipasti", "patatine,oliva,brindisi", "#f3e7cb"),
    ],
  },
];

const UNFINISHED: Draft = {
  ...EVERYWHERE,
  leafletId: 704,
  slug: "aspettando-natale",
  title: "Aspettando Natale",
  descr: "<p>Panettoni, cotechini e tutto per la tavola delle feste: bozza del volantino di dicembre.</p>",
  campaign: "mese",
  cover: { department: 19, art: "albero,torta intera,uva", ground: "#f3ddd6" },
  inside: [COUNTER, BUTCHER, FRIDGE, BAKERY, PANTRY, ORCHARD, CELLAR],
};

const leafletOf = ({ cover, inside, ...rest }: Draft): SeedLeaflet => ({
  ...rest,
  pages: leafletPages(rest, [{ ...cover, title: rest.title }, ...inside]),
});

export const leaflets: SeedLeaflet[] = DRAFTS.map(leafletOf);

/** Being made: only previews show it. */
export const draftLeaflets: SeedLeaflet[] = [leafletOf(UNFINISHED)];
