import { personFiscalListSchema } from "@/lib/ebsn/schemas/invoice";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const PLACE = {
  address1: "Via Brera",
  addressNumber: "1",
  postalcode: "20121",
  city: "Milano",
  province: "mi",
};
const PERSON = { company: false, name: "Nina D'Amico", fiscalCode: "frrgli86d52f205r", ...PLACE };
const COMPANY = {
  company: true,
  name: "Trattoria Nina S.r.l.",
  vatNumber: "12345670785",
  sdiCode: "m5uxcr1",
  ...PLACE,
};

const backend = backendForFile();
let shopper: Shopper;

beforeEach(async () => {
  shopper = await newShopper(backend);
});

const insertBillingData = (data: object, customerApi = shopper) =>
  customerApi.post("user-person-fiscal/insert-billing-address", data).then(parseAnswer);
const parseList = (data: unknown) => personFiscalListSchema.parse(data).personFiscals;
const listBillingData = async (customerApi = shopper) =>
  parseList(parseAnswer(await customerApi.get("user-person-fiscal/list")).data);

test("a person and a company are stored, with codes in upper case", async () => {
  await insertBillingData({ ...PERSON, vatNumber: "12345670785" });
  await insertBillingData(COMPANY);
  expect(await listBillingData()).toMatchObject([
    {
      company: false,
      name: "Nina D'Amico",
      fiscalCode: "FRRGLI86D52F205R",
      vatNumber: "",
      province: "MI",
      sdiCode: "0000000",
    },
    { company: true, vatNumber: "12345670785", sdiCode: "M5UXCR1", certifiedEmail: "" },
  ]);
});

test("invalid codes are reported by field; a company needs an SDI code or certified email", async () => {
  const { sdiCode: _sdi, ...nowhere } = COMPANY;
  expect((await insertBillingData({ ...nowhere, vatNumber: "12345678901" })).codes).toEqual([
    "error.invoice.vat_number.not_valid",
    "error.invoice.sdi_code.not_valid",
  ]);
  expect((await insertBillingData({ ...COMPANY, sdiCode: "0000000" })).codes).toEqual([
    "error.invoice.sdi_code.not_valid",
  ]);
  const byMail = await insertBillingData({ ...nowhere, certifiedEmail: "nina@pec.test" });
  expect(parseList(byMail.data)).toMatchObject([{ sdiCode: "0000000", certifiedEmail: "nina@pec.test" }]);
  expect((await insertBillingData({ ...PERSON, fiscalCode: "FRRGLI86D52F205A" })).messages).toEqual([
    "Codice fiscale non valido",
  ]);
  expect((await insertBillingData({ ...PERSON, fiscalCode: "" })).codes).toEqual([
    "error.invoice.fiscal_code.not_valid",
  ]);
});

test("there are ten at most, also when they are stored at once", async () => {
  const stored = await Promise.all(Array.from({ length: 20 }, () => insertBillingData(PERSON)));
  expect(stored.filter(({ status }) => status === 0)).toHaveLength(10);
  expect(new Set(stored.flatMap(({ codes }) => codes))).toEqual(new Set(["error.invoice.too_many"]));
  expect(await listBillingData()).toHaveLength(10);
});

test("only the owner updates and deletes them", async () => {
  const [stored] = parseList((await insertBillingData(PERSON)).data);
  const personFiscalId = stored?.personFiscalId ?? 0;
  const otherShopper = await newShopper(backend);
  const update = (customerApi: Shopper) =>
    customerApi
      .post("registration/update_billing_address", { ...PERSON, personFiscalId, city: "Monza" })
      .then(parseAnswer);
  const remove = (customerApi: Shopper) =>
    customerApi.get(`user-person-fiscal/delete-person-fiscal?person_fiscal_id=${personFiscalId}`);
  expect((await update(otherShopper)).codes).toEqual(["error.invoice.unknown"]);
  await remove(otherShopper);
  expect(parseList((await update(shopper)).data)).toMatchObject([{ personFiscalId, city: "Monza" }]);
  expect(await listBillingData(otherShopper)).toEqual([]);
  await remove(shopper);
  expect(await listBillingData()).toEqual([]);
});

test("their number is limited, and reading them requires login", async () => {
  for (let stored = 0; stored < 10; stored += 1) await insertBillingData(PERSON);
  expect((await insertBillingData(PERSON)).codes).toEqual(["error.invoice.too_many"]);
  expect((await backend.get("/ebsn/api/user-person-fiscal/list")).http).toBe(403);
});
