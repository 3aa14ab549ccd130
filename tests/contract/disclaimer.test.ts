import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const BRESCIA = 8;
const backend = backendForFile();
let shopper: Shopper;

beforeEach(async () => {
  shopper = await newShopper(backend);
});

const parseDisclaimers = (data: unknown) => disclaimerListSchema.parse(data).registrationDisclaimers;
const listDisclaimers = async () =>
  parseDisclaimers(parseAnswer(await shopper.get(`registration-disclaimer/list?store_id=${BRESCIA}`)).data);
const checkAccepted = async () =>
  parseAnswer(await shopper.get(`user-registration-disclaimer/check-disclaimer?store_id=${BRESCIA}`)).data;

const submitConsents = (answers: [number, string][]) =>
  shopper.post("user-registration-disclaimer/update-disclaimer", {
    store_id: BRESCIA,
    disclaimers: answers.map(([registrationDisclaimerId, value]) => ({ registrationDisclaimerId, value })),
  });

test("disclaimers belong to a store, the default one unless given", async () => {
  const found = await listDisclaimers();
  expect(found.map(({ storeId, priority, required }) => [storeId, priority, required])).toEqual([
    [BRESCIA, 1, true],
    [BRESCIA, 2, false],
    [BRESCIA, 3, false],
  ]);
  const { body } = await backend.get("/ebsn/api/registration-disclaimer/list");
  const { data } = body as { data: unknown };
  expect(new Set(parseDisclaimers(data).map(({ storeId }) => storeId))).toEqual(new Set([5]));
});

test("consents are stored and updated, and the check passes once all are answered", async () => {
  expect(await checkAccepted()).toEqual({ accepted: false });
  expect(
    parseAnswer(
      await submitConsents([
        [81, "1"],
        [82, "0"],
        [83, "1"],
      ]),
    ).status,
  ).toBe(0);
  expect(await checkAccepted()).toEqual({ accepted: true });
  await submitConsents([[83, "0"]]);
  expect((await listDisclaimers()).map(({ value }) => value)).toEqual(["1", "0", "0"]);
  const ownDisclaimers = parseAnswer(await shopper.get("user-registration-disclaimer/list-by-type"));
  expect(parseDisclaimers(ownDisclaimers.data)).toHaveLength(3);
});

test("nothing is stored without the required consent", async () => {
  const rejected = parseAnswer(
    await submitConsents([
      [81, "0"],
      [82, "1"],
    ]),
  );
  expect(rejected.messages).toEqual(["È obbligatorio accettare questo consenso per procedere"]);
  expect((await listDisclaimers()).map(({ value }) => value)).toEqual(["", "", ""]);
});

test("disclaimers of another store are rejected, and consents require login", async () => {
  expect(parseAnswer(await submitConsents([[51, "1"]])).codes).toEqual(["error.disclaimer.unknown"]);
  const anonymous = await backend.post("/ebsn/api/user-registration-disclaimer/update-disclaimer", {
    store_id: BRESCIA,
    disclaimers: [{ registrationDisclaimerId: 81, value: "1" }],
  });
  expect(anonymous.http).toBe(403);
});

test.each(["registration-disclaimer/list", "user-registration-disclaimer/check-disclaimer"])(
  "%s rejects an unknown store",
  async (path) => {
    expect(parseAnswer(await shopper.get(`${path}?store_id=999`)).codes).toEqual(["error.store.unknown"]);
  },
);
