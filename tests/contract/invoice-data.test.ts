import { personFiscalListSchema } from "@/lib/ebsn/schemas/invoice";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, told, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

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

let backend: TestBackend;
let shopper: Shopper;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  shopper = await newShopper(backend);
});

const insert = (data: object, who = shopper) =>
  who.post("user-person-fiscal/insert-billing-address", data).then(told);
const listOf = (data: unknown) => personFiscalListSchema.parse(data).personFiscals;
const list = async (who = shopper) => listOf(told(await who.get("user-person-fiscal/list")).data);

test("a person and a company are kept, their codes in capitals", async () => {
  await insert({ ...PERSON, vatNumber: "12345670785" });
  await insert(COMPANY);
  expect(await list()).toMatchObject([
    { company: false, name: "Nina D'Amico", fiscalCode: "FRRGLI86D52F205R", vatNumber: "", province: "MI" },
    { company: true, vatNumber: "12345670785", sdiCode: "M5UXCR1", certifiedEmail: "" },
  ]);
});

test("wrong codes are refused each by name; a company needs somewhere its invoices go", async () => {
  const { sdiCode: _sdi, ...nowhere } = COMPANY;
  expect((await insert({ ...nowhere, vatNumber: "12345678901" })).codes).toEqual([
    "error.invoice.vat_number.not_valid",
    "error.invoice.sdi_code.not_valid",
  ]);
  expect((await insert({ ...nowhere, certifiedEmail: "nina@pec.test" })).status).toBe(0);
  expect((await insert({ ...PERSON, fiscalCode: "FRRGLI86D52F205A" })).messages).toEqual([
    "Codice fiscale non valido",
  ]);
  expect((await insert({ ...PERSON, fiscalCode: "" })).codes).toEqual([
    "error.invoice.fiscal_code.not_valid",
  ]);
});

test("they are changed and deleted by their owner, and by nobody else", async () => {
  const [kept] = listOf((await insert(PERSON)).data);
  const personFiscalId = kept?.personFiscalId ?? 0;
  const stranger = await newShopper(backend);
  const update = (who: Shopper) =>
    who.post("registration/update_billing_address", { ...PERSON, personFiscalId, city: "Monza" }).then(told);
  const remove = (who: Shopper) =>
    who.get(`user-person-fiscal/delete-person-fiscal?person_fiscal_id=${personFiscalId}`);
  expect((await update(stranger)).codes).toEqual(["error.invoice.unknown"]);
  await remove(stranger);
  expect(listOf((await update(shopper)).data)).toMatchObject([{ personFiscalId, city: "Monza" }]);
  expect(await list(stranger)).toEqual([]);
  await remove(shopper);
  expect(await list()).toEqual([]);
});

test("nobody piles them up, and nobody reads them without log-in", async () => {
  for (let kept = 0; kept < 10; kept += 1) await insert(PERSON);
  expect((await insert(PERSON)).codes).toEqual(["error.invoice.too_many"]);
  expect((await backend.get("/ebsn/api/user-person-fiscal/list")).http).toBe(403);
});
