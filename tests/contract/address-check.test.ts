import { address } from "@/backend/db/schema";
import { userDetailAnswerSchema } from "@/lib/ebsn/schemas/profile";
import { addressViewSchema } from "@/lib/ebsn/schemas/delivery";
import { coverageSchema } from "@/lib/ebsn/schemas/delivery-coverage";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;

beforeAll(async () => {
  shopper = await newShopper(backend);
});
const ADDRESS = { address1: "Via Savona", addressNumber: "97", postalcode: "20144", city: "Milano" };

const check = async (part: object, call = "address/check") =>
  parseAnswer(await shopper.post(call, { ...ADDRESS, ...part })).codes;

test.each([
  {},
  { address1: "viale CESARE Battisti", postalcode: "20900", city: "monza", addressNumber: "12/B" },
  { address1: "Via Niccolò Jommelli", postalcode: "20131" },
  { address1: "Corso di Porta Ticinese", postalcode: "20123", addressNumber: "3 bis" },
  { addressNumber: "SNC" },
])("%j is an address that exists", async (part) => {
  expect(await check(part)).toEqual([]);
  expect(await check(part, "user-address/check")).toEqual([]);
});

test.each([
  ["a street that nobody knows", { address1: "Via abc" }, "error.address.street"],
  ["a street without its kind", { address1: "Savona" }, "error.address.street"],
  ["a number that is none", { addressNumber: "in fondo" }, "error.address.number"],
  ["another town's postal code", { city: "Brescia" }, "error.address.town"],
  ["a town that does not exist", { city: "Paperopoli" }, "error.address.town"],
])("%s is not validated", async (_, part, code) => {
  expect(await check(part)).toEqual([code]);
});

test("all errors are named together", async () => {
  expect(await check({ address1: "Via abc", addressNumber: "x", city: "Brescia" })).toEqual([
    "error.address.street",
    "error.address.number",
    "error.address.town",
  ]);
});

test.each([
  ["it", "Il CAP 20144 è di Milano, non di Brescia."],
  ["en", "The postal code 20144 is of Milano, not of Brescia."],
])("in %s the message names the town of the postal code", async (language, message) => {
  const body = { ...ADDRESS, city: "Brescia" };
  const headers = { ...shopper.headers, "accept-language": language };
  const answer = await backend.post("/ebsn/api/address/check", body, headers);
  expect(parseAnswer(answer).messages).toEqual([message]);
});

const coverage = async (query: string) =>
  coverageSchema.parse(parseAnswer(await backend.get(`/ebsn/api/address/geo-service-coverage?${query}`)).data)
    .features;

test("the coverage of a place is a feature with its store, by postal code or by position", async () => {
  const [milan] = await coverage("postalcode=20144&city=Milano");
  expect(milan).toMatchObject({ properties: { city: "Milano", postalcode: "20144", deliveryServiceId: 2 } });
  expect(milan?.properties?.warehouseId).toBeGreaterThan(0);
  expect(await coverage("latitude=45.456&longitude=9.162")).toMatchObject([
    { properties: { postalcode: "20144" } },
  ]);
  expect(await coverage("postalcode=23100&city=Sondrio")).toEqual([]);
  expect(await coverage("latitude=41.9&longitude=12.5")).toEqual([]);
});

test("the first address gives the customer the telephone that the registration did not ask for", async () => {
  const customer = await newShopper(backend);
  const save = async (referencePhoneNumber: string) =>
    parseAnswer(await customer.post("user-address/update", { ...ADDRESS, referencePhoneNumber }));
  const phone = async () =>
    userDetailAnswerSchema.parse(parseAnswer(await customer.get("registration/user_detail")).data).user
      ?.phone;
  expect((await save("333 1234567")).status).toBe(0);
  expect(await phone()).toBe("333 1234567");
  await save("347 7654321");
  expect(await phone()).toBe("333 1234567");
});

test("an address keeps the position it is sent with, and has that of its postal code otherwise", async () => {
  const customer = await newShopper(backend);
  const save = async (fields: object) =>
    addressViewSchema.parse(parseAnswer(await customer.post("user-address/update", fields)).data).address;
  const position = { latitude: 45.4731, longitude: 9.1876 };
  const saved = await save({ ...ADDRESS, ...position });
  expect(saved).toMatchObject(position);
  const { addressId } = saved!;
  expect(await save({ ...ADDRESS, ...position, addressId, floor: "3" })).toMatchObject(position);
  const moved = await save({ ...ADDRESS, addressId, addressNumber: "9" });
  expect(moved?.latitude).not.toBe(position.latitude);
  expect(moved?.latitude).toBeGreaterThan(45);
});

test("a customer keeps thirty addresses at most", async () => {
  const customer = await newShopper(backend);
  const { db } = backend.context;
  await db.insert(address).values(
    Array.from({ length: 30 }, (_, at) => ({
      ...ADDRESS,
      customerId: customer.customerId,
      deliveryServiceId: 2,
      addressTypeId: 1,
      province: "MI",
      addressName: `Casa ${at}`,
    })),
  );
  const added = await customer.post("user-address/update", { ...ADDRESS, addressName: "Ancora una" });
  expect(parseAnswer(added).codes).toEqual(["error.address.too_many"]);
});

test.each([
  ["Cesano Boscone", 45.443],
  ["buccinasco", 45.422],
  ["Altrove", 45.422],
])(
  "an address in %s is placed in its own town of the postal code, or in the first",
  async (city, latitude) => {
    const answer = await shopper.post("user-address/update", {
      ...ADDRESS,
      address1: "Via Roma",
      city,
      postalcode: "20090",
      province: "MI",
      addressName: "Casa",
      referencePhoneNumber: "3331234567",
      deliveryServiceId: 2,
    });
    expect(addressViewSchema.parse(parseAnswer(answer).data).address).toMatchObject({ latitude });
  },
);
