import { type InvoiceValues, normalizeInvoice, validateInvoice } from "@/lib/rules/checkout/invoice-data";

const PERSON: InvoiceValues = {
  company: false,
  name: "Nina D'Amico",
  fiscalCode: "frrgli86d52f205r",
  vatNumber: "",
  sdiCode: "",
  certifiedEmail: "",
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  province: "mi",
  country: "IT",
};
const COMPANY: InvoiceValues = { ...PERSON, company: true, fiscalCode: "", vatNumber: "12345670785" };

const ABROAD: InvoiceValues = {
  ...COMPANY,
  country: "DE",
  postalcode: "10115",
  vatNumber: "DE129273398",
};
const longText = (length: number) => "a".repeat(length);

/** Where the electronic invoice goes (D.P.R. 633/72; specifications of the exchange system). */
test.each<[string, InvoiceValues, Partial<InvoiceValues>]>([
  ["a company, by its code", { ...COMPANY, sdiCode: "m5uxcr1" }, { sdiCode: "M5UXCR1" }],
  ["a public body, by its office", { ...COMPANY, sdiCode: "uf1234" }, { sdiCode: "UF1234" }],
  [
    "a company, by certified e-mail",
    { ...COMPANY, certifiedEmail: " nina@pec.test " },
    { sdiCode: "0000000", certifiedEmail: "nina@pec.test" },
  ],
  ["a consumer, by the fiscal code", PERSON, { sdiCode: "0000000", fiscalCode: "FRRGLI86D52F205R" }],
  [
    "a company abroad",
    { ...COMPANY, country: "DE", vatNumber: "DE 129273398", postalcode: "10115", sdiCode: "M5UXCR1" },
    { sdiCode: "XXXXXXX", vatNumber: "DE129273398" },
  ],
  [
    "a company abroad, without a mailbox of the Italian system",
    {
      ...COMPANY,
      country: "FR",
      vatNumber: "fr-40.303265045",
      certifiedEmail: "nina@pec.test",
      province: "",
    },
    { vatNumber: "FR40303265045", certifiedEmail: "" },
  ],
  [
    "a consumer, without what only companies have",
    { ...PERSON, vatNumber: "12345670785", sdiCode: "M5UXCR1", certifiedEmail: "nina@pec" },
    { vatNumber: "", sdiCode: "0000000", certifiedEmail: "" },
  ],
  [
    "a consumer abroad",
    { ...PERSON, country: "DE", postalcode: "10115", fiscalCode: "" },
    { sdiCode: "XXXXXXX" },
  ],
])("an invoice to %s", (_, values, expected) => {
  expect(validateInvoice(values)).toEqual(new Map());
  expect(normalizeInvoice(values)).toMatchObject(expected);
});

test.each<[string, InvoiceValues, string[]]>([
  ["a company without a way to receive it", COMPANY, ["sdiCode"]],
  ["the code that means none is no way either", { ...COMPANY, sdiCode: "0000000" }, ["sdiCode"]],
  ["a code too short", { ...COMPANY, sdiCode: "M5UXC" }, ["sdiCode"]],
  ["a wrong check digit", { ...COMPANY, sdiCode: "M5UXCR1", vatNumber: "12345670786" }, ["vatNumber"]],
  ["a consumer without fiscal code", { ...PERSON, fiscalCode: "" }, ["fiscalCode"]],
  ["a wrong check letter", { ...PERSON, fiscalCode: "FRRGLI86D52F205A" }, ["fiscalCode"]],
  ["a company without its VAT number", { ...COMPANY, sdiCode: "M5UXCR1", vatNumber: "" }, ["vatNumber"]],
  ["a fiscal code that is none", { ...COMPANY, sdiCode: "M5UXCR1", fiscalCode: "FRRGLI" }, ["fiscalCode"]],
  ["an e-mail that is none", { ...COMPANY, certifiedEmail: "nina" }, ["certifiedEmail"]],
  ["an e-mail too long", { ...COMPANY, certifiedEmail: `${longText(192)}@pec.test` }, ["certifiedEmail"]],
  ["a province that is none", { ...PERSON, province: "m1" }, ["province"]],
  ["no province", { ...PERSON, province: "" }, ["province"]],
  ["no name", { ...PERSON, name: "" }, ["name"]],
  ["a name too long", { ...PERSON, name: longText(121) }, ["name"]],
  ["a VAT number abroad that is none", { ...ABROAD, vatNumber: "DE 1234" }, ["vatNumber"]],
  ["no VAT number abroad", { ...ABROAD, vatNumber: "" }, ["vatNumber"]],
  ["an unknown country", { ...ABROAD, country: "XX" }, ["country"]],
  [
    "empty fields abroad",
    { ...ABROAD, name: "", address1: "", postalcode: "", city: "" },
    ["name", "address1", "postalcode", "city"],
  ],
  [
    "texts abroad that are too long",
    {
      ...ABROAD,
      name: longText(121),
      fiscalCode: longText(31),
      address1: longText(121),
      addressNumber: longText(13),
      city: longText(81),
      province: longText(41),
    },
    ["name", "fiscalCode", "address1", "addressNumber", "city", "province"],
  ],
  ["a postal code of another country", { ...COMPANY, country: "DE", postalcode: "2012" }, ["postalcode"]],
])("rejects %s", (_, values, fields) => {
  expect([...validateInvoice(values).keys()]).toEqual(fields);
});

test("what is stored is read again without complaint", () => {
  for (const values of [PERSON, { ...COMPANY, certifiedEmail: "nina@pec.test" }]) {
    const stored = normalizeInvoice(values);
    expect(validateInvoice(stored)).toEqual(new Map());
    expect(normalizeInvoice(stored)).toEqual(stored);
  }
});
