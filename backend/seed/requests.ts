import type { FormSource, FormStatus } from "../db/schema/form";
import { CONTACT, PARTY_TRAY, PRODUCT_REQUEST } from "./content/forms";

export type SeedRequest = {
  login: string | null;
  source?: FormSource;
  formId: number;
  daysAgo: number;
  status: FormStatus;
  content: Record<string, unknown>;
};

export const requests: SeedRequest[] = [
  {
    login: "cliente@madia.test",
    formId: PRODUCT_REQUEST,
    daysAgo: 23,
    status: "answered",
    content: {
      prodotto: "Farina di castagne",
      marca: "Mulino dell'Alpe",
      quantita: "1",
      ricerca: "si",
      foto: ["farina-di-castagne.jpg"],
      email: "cliente@madia.test",
      privacy: true,
    },
  },
  {
    login: "cliente@madia.test",
    formId: PARTY_TRAY,
    daysAgo: 4,
    status: "working",
    content: {
      nome: "Giulia",
      carta: "",
      giorno: "2026-12-24",
      persone: "12",
      vassoi: ["salumi", "formaggi", "pasticceria"],
      note: "Una persona è allergica alle noci.",
      privacy: true,
    },
  },
  {
    login: "cliente@madia.test",
    formId: PRODUCT_REQUEST,
    daysAgo: 1,
    status: "received",
    content: {
      prodotto: "Lievito madre essiccato",
      marca: "",
      quantita: "2",
      ricerca: "non-ricordo",
      foto: [],
      email: "cliente@madia.test",
      privacy: true,
    },
  },
  {
    login: null,
    source: "content",
    formId: CONTACT,
    daysAgo: 2,
    status: "received",
    content: {
      nome: "Elena",
      cognome: "Marchetti",
      email: "elena@madia.test",
      telefono: "",
      argomento: "la-consegna",
      ordine: "",
      messaggio: "Abito a Brescia, zona Mompiano: quando arriva la consegna a casa anche da noi?",
      privacy: true,
    },
  },
  {
    login: null,
    source: "content",
    formId: CONTACT,
    daysAgo: 8,
    status: "closed",
    content: {
      nome: "Paolo",
      cognome: "Sartori",
      email: "paolo@madia.test",
      telefono: "347 1182093",
      argomento: "un-prodotto",
      ordine: "",
      messaggio: "Il pane di segale torna, vero? Era il migliore.",
      privacy: true,
    },
  },
];
