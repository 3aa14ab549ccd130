import type { SeedBlock, SeedProposal, Season } from "../types-content";
import { proposal } from "./banners";

type SeasonBanners = { name: string; hero: SeedProposal; produce: SeedProposal; treat: SeedProposal };

const SEASON_HERO = { url: "/frutta-e-verdura", button: "Vai alla stagione" };

const CITRUS = {
  url: "/frutta-e-verdura/frutta/agrumi",
  button: "Scopri",
  art: "arancia,limone,foglia",
  ground: "#fbe9c9",
  accent: "#e58a1f",
  alt: "Arance e limoni",
};

const banners: Record<Season, SeasonBanners> = {
  winter: {
    name: "inverno",
    hero: proposal(
      {
        ...SEASON_HERO,
        slug: "inverno-in-cucina",
        name: "L'inverno si mette a tavola",
        text: "Radicchi, broccoli, cavoli e arance di Sicilia: la spesa di stagione arriva a casa quando vuoi tu.",
        art: "arancia,broccolo,limone,aglio,foglie",
        ground: "#f3e6cd",
        accent: "#c9702a",
        alt: "Arance, limoni, broccoli, aglio e verdure in foglia su un piano chiaro",
      },
      "hero",
    ),
    produce: proposal(
      {
        ...CITRUS,
        slug: "agrumi-d-inverno",
        name: "È il momento degli agrumi",
        text: "Arance Tarocco, clementine di Calabria, limoni di Siracusa.",
      },
      "tile",
    ),
    treat: proposal(
      {
        slug: "te-e-tisane",
        name: "Una sera al caldo",
        text: "Tè, tisane e camomille per le sere lunghe.",
        url: "/colazione-e-dolci/caffe-te-e-tisane/te-camomilla-e-tisane",
        button: "Scegli la tua",
        art: "teiera,miele,biscotto,limone",
        ground: "#f3ddd6",
        accent: "#a8323f",
        alt: "Una teiera, miele, un biscotto e limone",
      },
      "tile",
    ),
  },
  spring: {
    name: "primavera",
    hero: proposal(
      {
        ...SEASON_HERO,
        slug: "primavera-in-cucina",
        name: "La primavera si mette a tavola",
        text: "Asparagi, carciofi, insalate tenere e fragole: la spesa di stagione arriva a casa quando vuoi tu.",
        art: "fragola,piselli,insalata,carota,limone",
        ground: "#e8efd6",
        accent: "#6f9a3f",
        alt: "Fragole, piselli, insalata, carote e limoni su un piano chiaro",
      },
      "hero",
    ),
    produce: proposal(
      {
        slug: "fragole",
        name: "Le fragole sono arrivate",
        text: "Profumate e mature, da mangiare così o con il limone.",
        url: "/frutta-e-verdura/frutta/frutti-di-bosco-e-piccoli-frutti",
        button: "Scopri",
        art: "fragola,mirtillo,foglia",
        ground: "#fbdfe0",
        accent: "#d5303e",
        alt: "Fragole e mirtilli",
      },
      "tile",
    ),
    treat: proposal(
      {
        slug: "gita-fuori-porta",
        name: "Per la gita fuori porta",
        text: "Baguette, focacce e pizze da portare nel cestino.",
        url: "/pane-e-pasticceria/pane-fresco/baguette-focacce-e-pizze",
        button: "Riempi il cestino",
        art: "cestino,pizza,baguette,oliva",
        ground: "#f5e5cb",
        accent: "#b5783c",
        alt: "Un cestino con pizza, baguette e olive",
      },
      "tile",
    ),
  },
  summer: {
    name: "estate",
    hero: proposal(
      {
        ...SEASON_HERO,
        slug: "estate-in-cucina",
        name: "L'estate si mette a tavola",
        text: "Pomodori, melanzane, peperoni e basilico: la spesa di stagione arriva a casa quando vuoi tu.",
        art: "pomodoro,melanzana,peperone,limone,erba",
        ground: "#fbeec6",
        accent: "#d9542b",
        alt: "Pomodori, melanzane, peperoni, limoni ed erbe su un piano chiaro",
      },
      "hero",
    ),
    produce: proposal(
      {
        slug: "pomodori-d-estate",
        name: "Pomodori maturi al sole",
        text: "Ciliegini, cuore di bue, ramati: per l'insalata e per il sugo.",
        url: "/frutta-e-verdura/verdura/pomodori-e-ortaggi",
        button: "Scopri",
        art: "pomodoro,melanzana,erba",
        ground: "#fbe0d6",
        accent: "#cf3427",
        alt: "Pomodori, melanzane ed erbe",
      },
      "tile",
    ),
    treat: proposal(
      {
        slug: "gelati-d-estate",
        name: "Si apre il congelatore",
        text: "Gelati, sorbetti e ghiaccioli per il dopo cena.",
        url: "/surgelati-e-gelati/pizze-piatti-pronti-e-gelati/gelati",
        button: "Scegli il gusto",
        art: "gelato,granita,fragola,limone",
        ground: "#dcebf0",
        accent: "#2f7fa8",
        alt: "Gelato, granita, fragole e limoni",
      },
      "tile",
    ),
  },
  autumn: {
    name: "autunno",
    hero: proposal(
      {
        ...SEASON_HERO,
        slug: "autunno-in-cucina",
        name: "L'autunno si mette a tavola",
        text: "Zucche mantovane, radicchi, castagne e funghi: la spesa di stagione arriva a casa quando vuoi tu.",
        art: "castagna,fungo,uva,pera,mela",
        ground: "#f1e3cc",
        accent: "#c9702a",
        alt: "Castagne, funghi, uva, pere e mele su un piano chiaro",
      },
      "hero",
    ),
    produce: proposal(
      {
        ...CITRUS,
        slug: "agrumi",
        name: "Gli agrumi sono arrivati",
        text: "Clementine di Calabria, arance Navel, limoni di Siracusa.",
      },
      "tile",
    ),
    treat: proposal(
      {
        slug: "panettoni",
        name: "I primi panettoni",
        text: "Lievitati trentasei ore, con uvetta e scorze d'arancia.",
        url: "/colazione-e-dolci/biscotti-cereali-e-merende/merendine-e-snack-dolci",
        button: "Assaggia",
        art: "torta intera,uva,arancia,albero",
        ground: "#f3ddd6",
        accent: "#a8323f",
        alt: "Un dolce delle feste con uva e arance",
      },
      "tile",
    ),
  },
};

/** The same block for each season; a page shows the one of its day. */
export const seasonal = (toBlock: (season: SeasonBanners) => SeedBlock): SeedBlock[] =>
  (Object.keys(banners) as Season[]).map((season) => ({ ...toBlock(banners[season]), season }));
