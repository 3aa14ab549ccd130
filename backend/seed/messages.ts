import { brand } from "../../brand.config";
import type { MessageKind } from "../db/schema/message";

export type SeedMessage = {
  login: string;
  daysAgo: number;
  kind: MessageKind;
  title: string;
  content: string;
  href: string;
  read: boolean;
};

const FIRST_LOGIN = "cliente@madia.test";
const SECOND_LOGIN = "seconda@madia.test";

export const messages: SeedMessage[] = [
  {
    login: FIRST_LOGIN,
    daysAgo: 1,
    kind: "offer",
    title: "Un buono sta per scadere",
    content:
      "La consegna omaggio vale ancora per qualche giorno, da una spesa di 40 €.\nTra i tuoi buoni trovi anche il 5% d'autunno e i bolloni.",
    href: "/profile/gifts",
    read: false,
  },
  {
    login: FIRST_LOGIN,
    daysAgo: 3,
    kind: "offer",
    title: "Il 5% d'autunno è già pronto",
    content: "Apri le offerte da qui: il codice AUTUNNO5 aspetta il primo prodotto e poi entra nel carrello.",
    href: "/offerte?codice=AUTUNNO5",
    read: true,
  },
  {
    login: FIRST_LOGIN,
    daysAgo: 5,
    kind: "service",
    title: "Com'è andata la spesa?",
    content:
      "Hai ricevuto l'ordine n. 700004. Se qualcosa non era come doveva, chiedi un reso: bastano due minuti.",
    href: "/profile/orders/700004",
    read: false,
  },
  {
    login: FIRST_LOGIN,
    daysAgo: 12,
    kind: "offer",
    title: "È uscito «Sapori d'autunno»",
    content: "Zucca, funghi, castagne e i formaggi di malga: il nuovo volantino è tutto da sfogliare.",
    href: "/volantini/sapori-d-autunno",
    read: true,
  },
  {
    login: FIRST_LOGIN,
    daysAgo: 20,
    kind: "card",
    title: `I punti della tua ${brand.cardName}`,
    content: "Con la spesa di questo mese i tuoi punti crescono. Li trovi sempre sotto la carta.",
    href: "/profile/fidelity",
    read: true,
  },
  {
    login: FIRST_LOGIN,
    daysAgo: 60,
    kind: "account",
    title: "Benvenuta da Madia",
    content:
      "Il tuo account è pronto.\nQui ti scriviamo quando c'è qualcosa da sapere: buoni, carta, consegne.",
    href: "",
    read: true,
  },
  {
    login: SECOND_LOGIN,
    daysAgo: 2,
    kind: "offer",
    title: "8 € per la tua prossima spesa",
    content: "Il codice BRESCIA8 vale da una spesa di 80 €: lo trovi già tra i tuoi buoni.",
    href: "/profile/gifts",
    read: false,
  },
  {
    login: SECOND_LOGIN,
    daysAgo: 30,
    kind: "account",
    title: "Benvenuto da Madia",
    content:
      "Il tuo account è pronto.\nQui ti scriviamo quando c'è qualcosa da sapere: buoni, carta, consegne.",
    href: "",
    read: true,
  },
];
