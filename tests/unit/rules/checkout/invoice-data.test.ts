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
