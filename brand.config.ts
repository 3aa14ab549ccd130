/** Who sells: replace it by your own company (docs/configuration.md#the-company). */
export const brand = {
  name: "Madia",
  /** The company of the demonstration: a shop connected to its own EBSN never shows it. */
  isDemonstration: true,
  legalName: "Madia S.p.A.",
  vatId: "IT99999990965",
  email: "ciao@madia.test",
  phone: "+39 02 8457 1320",
  street: "Via Savona 97",
  postalcode: "20144",
  city: "Milano",
  /** What D.Lgs. 70/2003 art. 7 asks a seller to say on every page. */
  legalLine: {
    it: "Madia S.p.A., società dimostrativa – sede legale Via Savona 97, 20144 Milano (MI) – Registro delle imprese di Milano, Partita IVA e Codice fiscale 99999990965 – REA MI-2634512 – capitale sociale 5.000.000 € i.v. – PEC madia@pec.madia.test",
    en: "Madia S.p.A., demonstration company – registered office Via Savona 97, 20144 Milano (MI) – Companies register of Milano, VAT and tax no. 99999990965 – REA MI-2634512 – share capital € 5,000,000 fully paid – PEC madia@pec.madia.test",
  },
  openingHours: {
    it: "Dal lunedì al sabato, 8–21",
    en: "Monday to Saturday, 8 am to 9 pm",
  },
} as const;
