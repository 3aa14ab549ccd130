import { stores } from "./delivery";

export type SeedDisclaimer = {
  registrationDisclaimerId: number;
  storeId: number;
  personInfoTypeId: number;
  /** 1 information, 2 profiling, 3 marketing. */
  priority: number;
  title: string;
  content: string;
  url: string;
  html: string;
  required: boolean;
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

export const disclaimers: SeedDisclaimer[] = stores.flatMap(({ storeId, name }) =>
  kinds.map(({ content, ...kind }, index) => ({
    ...kind,
    registrationDisclaimerId: storeId * 10 + index + 1,
    storeId,
    content: content(name),
  })),
);
