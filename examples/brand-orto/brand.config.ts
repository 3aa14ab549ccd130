import type { Brand, Seller } from "@/lib/brand/brand-types";
import { CURRENCY } from "./brand/currency";
import { TIME_ZONE } from "./brand/time-zone.mjs";

export const brand: Brand = {
  name: "Orto Blu",
  promise: {
    it: "Dal Tirreno alla tua cucina: verdura della mattina, pesce del porto e la spesa di tutti i giorni.",
    en: "From the Tyrrhenian to your kitchen: the morning's vegetables, fish from the harbour and everyday groceries.",
  },
  cardName: "Tessera Marea",
  cardPage: "carta-madia",
  loyaltyPrefix: "0582",
  deliveryPartner: null,
  tollFreeNumber: null,
  currency: CURRENCY,
  timeZone: TIME_ZONE,
};

export const seller: Seller = {
  isDemonstration: true,
  legalName: "Orto Blu Cooperativa",
  vatId: "IT99999990973",
  email: "ciao@ortoblu.test",
  phone: "+39 0586 99 01 20",
  street: "Scali d'Azeglio 12",
  postalcode: "57123",
  city: "Livorno",
  country: "IT",
  legalLine: {
    it: "Orto Blu Cooperativa, società dimostrativa – sede legale Scali d'Azeglio 12, 57123 Livorno (LI) – Partita IVA 99999990973 – PEC ortoblu@pec.ortoblu.test",
    en: "Orto Blu Cooperativa, demonstration company – registered office Scali d'Azeglio 12, 57123 Livorno (LI) – VAT no. 99999990973 – PEC ortoblu@pec.ortoblu.test",
  },
  openingHours: {
    it: "Dal lunedì al venerdì, 9–18",
    en: "Monday to Friday, 9 am to 6 pm",
  },
  socialLinks: [{ name: "Instagram", url: "https://www.instagram.com/ortoblu.test" }],
  delivery: { maxFeeCents: 590, handlingDays: [0, 1], transitDays: [0, 0] },
  returns: { days: 14, areFree: true },
};
