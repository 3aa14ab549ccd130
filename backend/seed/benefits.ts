import { stores } from "./delivery";

const PROJECTS = [
  {
    name: "La dispensa sospesa",
    description: "Ogni 50 punti diventano un pasto per le famiglie seguite dalle parrocchie del quartiere.",
  },
  {
    name: "Un orto per la scuola",
    description: "Semi, attrezzi e un tutor per gli orti delle scuole elementari vicino al negozio.",
  },
];

export const donationProjects = stores.flatMap(({ storeId }) =>
  PROJECTS.map((project, index) => ({ ...project, storeId, donationProjectId: storeId * 10 + index + 1 })),
);

export const rewards = [
  {
    rewardId: 501,
    name: "Borsa di tela con manici lunghi",
    description: "Cotone biologico, porta fino a dodici chili.",
    points: 300,
    stock: 120,
  },
  {
    rewardId: 502,
    name: "Set di tre barattoli di vetro",
    description: "Da mezzo litro, uno e un litro e mezzo, con la guarnizione.",
    points: 700,
    stock: 60,
  },
  {
    rewardId: 503,
    name: "Tagliere di ulivo",
    description: "Trenta centimetri, da un solo pezzo di legno.",
    points: 1200,
    stock: 25,
  },
  {
    rewardId: 504,
    name: "Caffettiera da tre tazze",
    description: "In acciaio, anche per l'induzione.",
    points: 1900,
    stock: 12,
  },
  {
    rewardId: 505,
    name: "Pentola di ghisa smaltata",
    description: "Ventiquattro centimetri, verde Madia.",
    points: 5200,
    stock: 4,
  },
];

export const workplaces = [
  {
    companyId: 32,
    name: "Officine Lambro",
    subscriptionCode: "LAMBRO26",
    address1: "Via Savona",
    addressNumber: "110",
    city: "Milano",
    province: "MI",
    postalcode: "20144",
  },
];
