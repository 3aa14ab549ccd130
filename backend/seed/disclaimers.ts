import { CARD_MODULE, REGISTRATION_MODULE } from "../../lib/rules/account/consents";
import { stores } from "./delivery";

export type SeedDisclaimer = {
  registrationDisclaimerId: number;
  storeId: number;
  personInfoTypeId: number;
  priority: number;
  title: string;
  content: string;
  url: string;
  html: string;
  required: boolean;
  registrationModuleTypeId: number;
};

const kinds = [
  {
    personInfoTypeId: 101,
    priority: 1,
    required: true,
    title: "Informativa sulla privacy",
    content: (store: string) =>
      `Ho letto come ${store} tratta i miei dati per preparare e consegnare la spesa.`,
    url: "/page/privacy",
    html: "",
  },
  {
    personInfoTypeId: 102,
    priority: 2,
    required: false,
    title: "Proposte su misura",
    content: (store: string) =>
      `${store} può guardare i miei acquisti per propormi prodotti e buoni che mi interessano.`,
    url: "",
    html: "<p>Usiamo solo gli acquisti fatti in questo negozio, negli ultimi dodici mesi. Non li diamo a nessuno e puoi cambiare idea quando vuoi dal tuo profilo.</p>",
  },
  {
    personInfoTypeId: 103,
    priority: 3,
    required: false,
    title: "Novità e offerte",
    content: (store: string) => `${store} può scrivermi per e-mail di offerte, volantini e concorsi.`,
    url: "",
    html: "<p>Al massimo un messaggio alla settimana, con un link per non riceverne più.</p>",
  },
];

const cardKinds = [
  {
    personInfoTypeId: 104,
    priority: 2,
    required: false,
    title: "Punti e acquisti",
    content: () => "La cooperativa può usare gli acquisti fatti con la Carta per propormi premi e offerte.",
    url: "",
    html: "<p>Senza questo consenso raccogli e usi i punti lo stesso.</p>",
  },
];

const CARD_OFFSET = 6;

export const disclaimers: SeedDisclaimer[] = stores.flatMap(({ storeId, name }) => [
  ...kinds.map(({ content, ...kind }, index) => ({
    ...kind,
    registrationDisclaimerId: storeId * 10 + index + 1,
    storeId,
    content: content(name),
    registrationModuleTypeId: REGISTRATION_MODULE,
  })),
  ...cardKinds.map(({ content, ...kind }, index) => ({
    ...kind,
    registrationDisclaimerId: storeId * 10 + CARD_OFFSET + index,
    storeId,
    content: content(),
    registrationModuleTypeId: CARD_MODULE,
  })),
]);
