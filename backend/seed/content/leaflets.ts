import { products, categories } from "../catalogue";
import type { SeedProduct } from "../types";
import type { SeedLeaflet, SeedLeafletArea, SeedLeafletPage } from "../types-content";
import { scene } from "./scenes";

const PAGES = 8;
const ROOT = new Map(categories.filter((one) => one.parentId === null).map((one) => [one.categoryId, one]));

const departmentOf = (product: SeedProduct) => ROOT.get(Math.floor(product.categoryId / 10_000) * 10_000);

/** Six offers on the grid of a page, cover pages with two large ones. */
function areas(offers: readonly SeedProduct[], cover: boolean): SeedLeafletArea[] {
  const columns = 2;
  const rows = cover ? 1 : 3;
  const [left, top] = [6, cover ? 46 : 16];
  const width = (100 - left * 2 - 4) / columns;
  const height = (100 - top - 6 - (rows - 1) * 3) / rows;
  return offers.slice(0, columns * rows).map((offer, index) => ({
    slug: offer.slug,
    x: Math.round((left + (index % columns) * (width + 4)) * 10) / 10,
    y: Math.round((top + Math.floor(index / columns) * (height + 3)) * 10) / 10,
    width: Math.round(width * 10) / 10,
    height: Math.round(height * 10) / 10,
  }));
}

type Draft = Omit<SeedLeaflet, "pages"> & {
  departments: number[];
  titles: string[];
  art: string[];
  grounds: string[];
};

const DRAFTS: Draft[] = [
  {
    leafletId: 701,
    slug: "sapori-d-autunno",
    title: "Sapori d'autunno",
    descr:
      "<p>Zucche, funghi, formaggi e i primi dolci delle feste: otto pagine di offerte valide in tutti i negozi e nella spesa online.</p>",
    leafletTypeId: 2,
    campaign: "quindicina",
    deliveryServiceIds: [1, 2, 4],
    warehouseIds: [],
    departments: [11, 11, 12, 13, 14, 16, 18, 19],
    titles: [
      "Sapori d'autunno",
      "Dall'orto",
      "In macelleria",
      "Il banco",
      "Il frigorifero",
      "Pane e pasta",
      "In dispensa",
      "La colazione",
    ],
    art: [
      "zucca,uva,castagna,fungo",
      "carota,foglie,patata",
      "carne,cosciotto,pollo",
      "formaggio,pancetta,oliva",
      "latte,uovo,burro",
      "pane,spaghetti,grano",
      "pomodoro,oliva,barattolo",
      "caffe,biscotto,miele",
    ],
    grounds: ["#f1e0c6", "#e7edd8", "#f2ded6", "#f6e8cd", "#e3eef2", "#f6ebcd", "#f3ded1", "#f3e3d1"],
  },
  {
    leafletId: 702,
    slug: "la-settimana-conveniente",
    title: "La settimana conveniente",
    descr: "<p>Sette giorni di prezzi bassi sulle cose di tutti i giorni.</p>",
    leafletTypeId: 2,
    campaign: "settimana",
    deliveryServiceIds: [1, 2],
    warehouseIds: [501, 502, 504],
    departments: [14, 19, 17, 20, 21, 23, 27, 28],
    titles: [
      "La settimana conveniente",
      "Colazione e merenda",
      "Pasta e sughi",
      "Aperitivo",
      "Bevande",
      "Surgelati",
      "Casa pulita",
      "Cura della persona",
    ],
    art: [
      "cesto,latte,pane,pomodoro",
      "latte,biscotto,succo",
      "spaghetti,pomodoro,erba",
      "patatine,oliva,brindisi",
      "goccia,arancia,bibita",
      "neve,pesce,gelato",
      "bolle,spugna,rotolo",
      "lozione,spazzolino,sapone",
    ],
    grounds: ["#e7eedd", "#f4e8cf", "#f6e2d6", "#f8e8cd", "#def0f4", "#e1ecf6", "#e0f0f0", "#f2e3ea"],
  },
  {
    leafletId: 703,
    slug: "catalogo-soci-carta-madia",
    title: "Catalogo Carta Madia",
    descr: "<p>I premi e le offerte riservate a chi ha la Carta Madia, fino alla fine dell'anno.</p>",
    leafletTypeId: 1,
    campaign: "mese",
    deliveryServiceIds: [1, 2, 4],
    warehouseIds: [],
    departments: [19, 22, 24, 26, 27, 28, 29, 13],
    titles: [
      "Catalogo Carta Madia",
      "Cantina",
      "Gastronomia",
      "Animali",
      "Casa",
      "Bellezza",
      "Casa e tempo libero",
      "I nostri formaggi",
    ],
    art: [
      "regalo,cuore,cesto",
      "vino,calici,uva",
      "pizza,zuppa,insalata",
      "cane,gatto,osso",
      "bolle,spugna,fiore",
      "rosa,lozione,sapone",
      "candela,pianta,piatto",
      "formaggio,miele,pera",
    ],
    grounds: ["#f3ead2", "#f0e2e4", "#f2e7d5", "#efe6d8", "#e2f0ef", "#f4e4ea", "#ebece0", "#f6e9cd"],
  },
  {
    leafletId: 705,
    slug: "la-tavola-delle-feste",
    title: "La tavola delle feste",
    descr: "<p>Antipasti, arrosti, formaggi e bollicine: il volantino che arriva dopo quello in corso.</p>",
    leafletTypeId: 2,
    campaign: "prossima-quindicina",
    deliveryServiceIds: [1, 2, 4],
    warehouseIds: [],
    departments: [13, 12, 14, 16, 18, 19, 21, 20],
    titles: [
      "La tavola delle feste",
      "L'arrosto",
      "Il frigorifero",
      "Pane e pasta",
      "In dispensa",
      "I dolci",
      "Il brindisi",
      "Gli antipasti",
    ],
    art: [
      "formaggio,uva,cesto",
      "cosciotto,carne,pollo",
      "latte,burro,formaggio",
      "pane,baguette,grano",
      "oliva,barattolo,miele",
      "torta intera,caffe,biscotto",
      "vino,calici,uva",
      "patatine,oliva,brindisi",
    ],
    grounds: ["#f6e4d8", "#f1ddd2", "#e6eef0", "#f5e8cf", "#efe4d0", "#f6e6d6", "#ecdfe4", "#f3e7cb"],
  },
];

/** The reduced goods of a leaflet's departments, newest offers of its campaign first. */
function offersOf(draft: Draft, department: number): SeedProduct[] {
  const here = products.filter(
    (one) =>
      one.promo && departmentOf(one)?.categoryId === department * 10_000 && one.picture && one.stock !== 0,
  );
  const own = here.filter((one) => one.promo?.campaign === draft.campaign);
  return own.length >= 2 ? own : here;
}

function pagesOf(draft: Draft): SeedLeafletPage[] {
  const shown = new Set<string>();
  return Array.from({ length: PAGES }, (_unused, index) => {
    const department = draft.departments[index] ?? draft.departments[0] ?? 11;
    const offers = offersOf(draft, department).filter(({ slug }) => !shown.has(slug));
    const placed = areas(offers, index === 0);
    for (const { slug } of placed) shown.add(slug);
    return {
      leafletPageId: draft.leafletId * 100 + index,
      pageNumber: index + 1,
      title: draft.titles[index] ?? draft.title,
      scene: scene(
        `volantino-${draft.slug}-${index + 1}`,
        "leaflet",
        draft.art[index] ?? "cesto",
        draft.grounds[index] ?? "#f0e6d0",
        "#b5783c",
      ),
      areas: placed,
    };
  });
}

function leafletOf(draft: Draft): SeedLeaflet {
  const { departments: _d, titles: _t, art: _a, grounds: _g, ...rest } = draft;
  return { ...rest, pages: pagesOf(draft) };
}

export const leaflets: SeedLeaflet[] = DRAFTS.map(leafletOf);

/** Being made: only previews show it. */
export const draftLeaflets: SeedLeaflet[] = [
  leafletOf({
    leafletId: 704,
    slug: "aspettando-natale",
    title: "Aspettando Natale",
    descr: "<p>Panettoni, cotechini e tutto per la tavola delle feste: bozza del volantino di dicembre.</p>",
    leafletTypeId: 2,
    campaign: "mese",
    deliveryServiceIds: [1, 2, 4],
    warehouseIds: [],
    departments: [19, 13, 12, 14, 16, 18, 11, 21],
    titles: [
      "Aspettando Natale",
      "Il banco delle feste",
      "In macelleria",
      "Il frigorifero",
      "Pane e pasta",
      "In dispensa",
      "Dall'orto",
      "Da bere",
    ],
    art: [
      "albero,torta intera,uva",
      "formaggio,pancetta,oliva",
      "cosciotto,carne,pollo",
      "latte,burro,formaggio",
      "pane,baguette,grano",
      "miele,barattolo,cioccolato",
      "arancia,uva,castagna",
      "vino,calici,uva",
    ],
    grounds: ["#f3ddd6", "#f6e9cd", "#f0dcd3", "#e9eef2", "#f4e6cf", "#efe2cf", "#fbe7c4", "#eadfe6"],
  }),
];
