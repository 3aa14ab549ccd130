import type { Brand, Seller } from "@/lib/brand/brand-types";
import { CURRENCY } from "./brand/currency";
import { TIME_ZONE } from "./brand/time-zone.mjs";

/** The shop's own: replace this file and the folder `brand` (docs/make-it-yours.md). */
export const brand: Brand = {
  name: "Madia",
  promise: {
    it: "La madia di casa, piena ogni giorno: il fresco del mercato e la dispensa di sempre, a casa tua, in negozio o al locker.",
    en: "The bread chest of the house, full every day: fresh from the market and the pantry as ever, at your door, in store or at a locker.",
  },
  cardName: "Carta Vantaggi",
  cardPage: "carta-madia",
  loyaltyPrefix: "0471",
  deliveryPartner: { name: "Bottega Vicina", url: "https://www.bottegavicina.test" },
  tollFreeNumber: "800 471 047",
  currency: CURRENCY,
  timeZone: TIME_ZONE,
};

export const seller: Seller = {
  isDemonstration: true,
  legalName: "Madia S.p.A.",
  vatId: "IT99999990965",
  email: "ciao@madia.test",
  phone: "+39 02 8457 1320",
  street: "Via Savona 97",
  postalcode: "20144",
  city: "Milano",
  country: "IT",
  legalLine: {
    it: "Madia S.p.A., società dimostrativa – sede legale Via Savona 97, 20144 Milano (MI) – Registro delle imprese di Milano, Partita IVA e Codice fiscale 99999990965 – REA MI-2634512 – capitale sociale 5.000.000 € i.v. – PEC madia@pec.madia.test",
    en: "Madia S.p.A., demonstration company – registered office Via Savona 97, 20144 Milano (MI) – Companies register of Milano, VAT and tax no. 99999990965 – REA MI-2634512 – share capital € 5,000,000 fully paid – PEC madia@pec.madia.test",
  },
  openingHours: {
    it: "Dal lunedì al sabato, 8–21",
    en: "Monday to Saturday, 8 am to 9 pm",
  },
  socialLinks: [
    { name: "Instagram", url: "https://www.instagram.com/madia.test" },
    { name: "Facebook", url: "https://www.facebook.com/madia.test" },
  ],
  delivery: { maxFeeCents: 790, handlingDays: [0, 1], transitDays: [0, 0] },
  returns: { days: 14, areFree: true },
};
