import { countryListSchema, provinceListSchema } from "@/lib/ebsn/schemas/geo";
import { personFiscalListSchema } from "@/lib/ebsn/schemas/invoice";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();

const provinces = async (query: string) =>
  provinceListSchema.parse(parseAnswer(await backend.get(`/ebsn/api/geo/province-list?${query}`)).data)
    .results;

test("four countries have their provinces", async () => {
  const { results } = countryListSchema.parse(
    parseAnswer(await backend.get("/ebsn/api/geo/country-list")).data,
  );
  expect(results.map(({ iso }) => iso)).toEqual(["IT", "MT", "DE", "FR"]);
  const counts = await Promise.all(
    results.map(async ({ countryId }) => (await provinces(`country_id=${countryId}`)).length),
  );
  expect(counts).toEqual([107, 2, 16, 13]);
  expect(await provinces("country_id=9")).toEqual([]);
});

test("countries are named in the language of the request", async () => {
  const names = async (headers?: Record<string, string>) =>
    countryListSchema
      .parse(parseAnswer(await backend.get("/ebsn/api/geo/country-list", headers)).data)
      .results.map(({ name }) => name);
  expect(await names()).toEqual(["Italia", "Malta", "Germania", "Francia"]);
  expect(await names({ "accept-language": "en" })).toEqual(["Italy", "Malta", "Germany", "France"]);
});

test("provinces with home delivery are those that the shop delivers to", async () => {
  const served = (await provinces("country_id=1&home_delivery_only=true")).map(({ province }) => province);
  expect(served).toContain("MI");
  expect(served).not.toContain("RM");
  expect(await provinces("country_id=3&home_delivery_only=true")).toEqual([]);
});

const GERMAN = {
  company: true,
  name: "Feinkost GmbH",
  fiscalCode: "",
  vatNumber: "de 129273398",
  sdiCode: "",
  certifiedEmail: "",
  address1: "Lindenstraße",
  addressNumber: "4",
  postalcode: "10969",
  city: "Berlin",
  province: "BE",
  country: "DE",
};

test("a foreign company needs no Italian codes and gets the code of foreign invoices", async () => {
  const shopper = await newShopper(backend);
  const save = async (body: object) =>
    parseAnswer(await shopper.post("user-person-fiscal/insert-billing-address", body));
  const [saved] = personFiscalListSchema.parse((await save(GERMAN)).data).personFiscals;
  expect(saved).toMatchObject({ country: "DE", vatNumber: "DE129273398", sdiCode: "XXXXXXX" });
  expect((await save({ ...GERMAN, country: "IT" })).codes).toContain("error.invoice.vat_number.not_valid");
  expect((await save({ ...GERMAN, country: "US" })).status).not.toBe(0);
});

test("a home outside Italy is not delivered to", async () => {
  const shopper = await newShopper(backend);
  const address = {
    address1: "Via Roma",
    addressNumber: "1",
    postalcode: "20121",
    city: "Milano",
    countryId: 3,
  };
  const invalid = { ...address, countryId: 2 };
  expect((await shopper.post("user-address/check", invalid)).http).toBe(400);
  expect((await shopper.post("user-address/check", { ...address, countryId: 9 })).http).toBe(400);
  for (const call of ["user-address/check", "user-address/update"])
    expect(parseAnswer(await shopper.post(call, address)).codes).toEqual(["error.address.uncovered"]);
});
