import type { SeedDeliveryFee, SeedDeliveryService, SeedPackaging, SeedPaymentType } from "./types-delivery";

export { places } from "./delivery/places";
export { lockers, stores } from "./delivery/stores";
export { timeslots } from "./delivery/timeslots";

export const deliveryServices: SeedDeliveryService[] = [
  {
    deliveryServiceId: 2,
    name: "Consegna a casa",
    descr: "Portiamo la spesa fino alla porta, in fasce di due ore.",
    cssClass: "service-home",
    minimumOrderCents: 4000,
    position: 1,
  },
  {
    deliveryServiceId: 1,
    name: "Ritiro in negozio",
    descr: "Prepariamo noi, tu passi a ritirare: bastano cinque minuti.",
    cssClass: "service-drive",
    minimumOrderCents: 2000,
    position: 2,
  },
  {
    deliveryServiceId: 4,
    name: "Ritiro al locker",
    descr: "Apri lo sportello refrigerato con il tuo codice, fino alle 22.",
    cssClass: "service-locker",
    minimumOrderCents: 3000,
    position: 3,
  },
];

const createFees = (
  deliveryServiceId: number,
  ...steps: [from: number, amount: number][]
): SeedDeliveryFee[] =>
  steps.map(([fromCents, amountCents]) => ({ deliveryServiceId, fromCents, amountCents }));

export const deliveryFees: SeedDeliveryFee[] = [
  ...createFees(2, [0, 690], [6000, 490], [9000, 290], [12000, 0]),
  ...createFees(1, [0, 190], [5000, 0]),
  ...createFees(4, [0, 290], [7000, 0]),
];

/** Handed over in person, so not available at lockers. */
const createMealVoucher = (
  paymentTypeId: number,
  position: number,
  name: string,
  voucherCents: number[],
): SeedPaymentType => ({
  paymentTypeId,
  name,
  descr: "Li dai all'addetto al ritiro o alla porta; il resto lo paghi con carta o bancomat.",
  online: false,
  serviceIds: [1, 2],
  position,
  voucherCents,
});

export const paymentTypes: SeedPaymentType[] = [
  {
    paymentTypeId: 12,
    name: "Carta di credito o debito",
    descr: "Autorizzi ora sul sito della banca. L'addebito avviene a spesa pronta, per l'importo effettivo.",
    online: true,
    serviceIds: [1, 2, 4],
    position: 1,
  },
  {
    paymentTypeId: 24,
    name: "Satispay",
    descr: "Confermi dal telefono. L'addebito avviene a spesa pronta, per l'importo effettivo.",
    online: true,
    serviceIds: [1, 2, 4],
    position: 2,
  },
  {
    paymentTypeId: 13,
    name: "PayPal",
    descr: "Confermi sul tuo conto PayPal. L'addebito avviene a spesa pronta, per l'importo effettivo.",
    online: true,
    serviceIds: [1, 2, 4],
    position: 3,
  },
  {
    paymentTypeId: 1,
    name: "Online con la tua banca",
    descr: "Autorizzi ora dal sito della tua banca, senza carta. L'addebito avviene a spesa pronta.",
    online: true,
    serviceIds: [1, 2, 4],
    position: 4,
  },
  {
    paymentTypeId: 31,
    name: "Altro portafoglio digitale",
    descr: "Confermi dall'app del tuo portafoglio. Per il peso variabile blocchiamo meno che sulla carta.",
    online: true,
    serviceIds: [1, 2],
    position: 5,
  },
  {
    paymentTypeId: 11,
    name: "Pagamento differito",
    descr: "Paghi entro trenta giorni dalla consegna, senza interessi. Per chi non ha scadenze arretrate.",
    online: false,
    serviceIds: [1, 2],
    position: 10,
    dueInDays: 30,
  },
  {
    paymentTypeId: 101,
    name: "Fattura riepilogativa",
    descr:
      "Tutte le spese del mese in una fattura, da pagare entro sessanta giorni. Serve la fattura a un'azienda.",
    online: false,
    serviceIds: [1, 2],
    position: 11,
    needsInvoice: true,
    dueInDays: 60,
  },
  {
    paymentTypeId: 2,
    name: "Al ritiro o alla consegna",
    descr: "Carta o bancomat al ritiro o alla porta: l'addetto ha il lettore con sé.",
    online: false,
    serviceIds: [1, 2],
    position: 6,
  },
  createMealVoucher(18, 7, "Buoni pasto Mezzodì", [800, 700, 529]),
  createMealVoucher(19, 8, "Buoni pasto Buonatavola", [800, 600]),
  createMealVoucher(21, 9, "Buoni pasto di carta Pausa Chiara", [529, 400]),
];

const createBag = (
  index: number,
  name: string,
  description: string,
  priceCents: number,
  mandatoryGroup: boolean,
  art: string[],
): SeedPackaging => ({
  productId: 990_000 + index,
  codInt: `9900${index}`,
  name,
  description,
  priceCents,
  iva: 22,
  mandatoryGroup,
  art,
});

/** Bags are never free (L. 123/2017); the thermal bag does not count as the order's mandatory bag. */
export const packagings: SeedPackaging[] = [
  createBag(1, "Sacchetto di carta", "Carta riciclata con manici, 32 x 40 cm", 15, true, ["1f6cd-fe0f"]),
  createBag(2, "Sacchetto compostabile", "Bioplastica certificata UNI EN 13432, 30 x 54 cm", 20, true, [
    "1f343",
  ]),
  createBag(3, "Sacchetto maxi di carta", "Carta rinforzata per colli pesanti, 40 x 50 cm", 25, true, [
    "1f6d2",
  ]),
  createBag(4, "Borsa termica", "Riutilizzabile, 50 x 50 cm · in più delle buste", 119, false, ["1f9ca"]),
];
