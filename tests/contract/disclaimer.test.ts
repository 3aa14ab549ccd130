import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, told, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

const BRESCIA = 8;
let backend: TestBackend;
let shopper: Shopper;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  shopper = await newShopper(backend);
});

const listOf = (data: unknown) => disclaimerListSchema.parse(data).registrationDisclaimers;
const asked = async () =>
  listOf(told(await shopper.get(`registration-disclaimer/list?store_id=${BRESCIA}`)).data);
const accepted = async () =>
  told(await shopper.get(`user-registration-disclaimer/check-disclaimer?store_id=${BRESCIA}`)).data;

const answer = (answers: [number, string][]) =>
  shopper.post("user-registration-disclaimer/update-disclaimer", {
    store_id: BRESCIA,
    disclaimers: answers.map(([registrationDisclaimerId, value]) => ({ registrationDisclaimerId, value })),
  });

test("each store asks for itself; without a store the default one is meant", async () => {
  const found = await asked();
  expect(found.map(({ storeId, priority, required }) => [storeId, priority, required])).toEqual([
    [BRESCIA, 1, true],
    [BRESCIA, 2, false],
    [BRESCIA, 3, false],
  ]);
  const { body } = await backend.get("/ebsn/api/registration-disclaimer/list");
  const { data } = body as { data: unknown };
  expect(new Set(listOf(data).map(({ storeId }) => storeId))).toEqual(new Set([5]));
});

test("answers are kept, changed and found again; only then nothing is left to ask", async () => {
  expect(await accepted()).toEqual({ accepted: false });
  expect(
    told(
      await answer([
        [81, "1"],
        [82, "0"],
        [83, "1"],
      ]),
    ).status,
  ).toBe(0);
  expect(await accepted()).toEqual({ accepted: true });
  await answer([[83, "0"]]);
  expect((await asked()).map(({ value }) => value)).toEqual(["1", "0", "0"]);
  const own = told(await shopper.get("user-registration-disclaimer/list-by-type"));
  expect(listOf(own.data)).toHaveLength(3);
});

test("without the required one nothing is kept", async () => {
  const refused = told(
    await answer([
      [81, "0"],
      [82, "1"],
    ]),
  );
  expect(refused.messages).toEqual(["È obbligatorio accettare questo consenso per procedere"]);
  expect((await asked()).map(({ value }) => value)).toEqual(["", "", ""]);
});

test("another store's disclaimers cannot be answered in its name, nor any without log-in", async () => {
  expect(told(await answer([[51, "1"]])).codes).toEqual(["error.disclaimer.unknown"]);
  const stranger = await backend.post("/ebsn/api/user-registration-disclaimer/update-disclaimer", {
    store_id: BRESCIA,
    disclaimers: [{ registrationDisclaimerId: 81, value: "1" }],
  });
  expect(stranger.http).toBe(403);
});
