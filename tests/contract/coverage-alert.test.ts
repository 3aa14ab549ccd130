import { eq } from "drizzle-orm";
import { customer, place } from "@/backend/db/schema";
import { sendCoverageAlertEmails } from "@/backend/modules/coverage-alert/emails";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const SONDRIO = { postalcode: "23100", city: "Sondrio" };

const backend = backendForFile();
let shopper: Shopper;

beforeAll(async () => {
  shopper = await newShopper(backend);
});

const ask = async (body: object) =>
  parseAnswer(await shopper.post("eurospin-address-form/save-new-address", body));

async function emails(): Promise<string[]> {
  const { db } = backend.context;
  await sendCoverageAlertEmails(db, new Date(), { STOREFRONT_URL: "http://shop.example", LOCALES: ["it"] });
  const [row] = await db.select().from(customer).where(eq(customer.customerId, shopper.customerId));
  return (await emailSubjects(backend, row?.email ?? "")).filter((subject) => subject.includes("Sondrio"));
}

test("who asked gets one email when the shop delivers there", async () => {
  expect((await ask(SONDRIO)).status).toBe(0);
  expect((await ask(SONDRIO)).status).toBe(0);
  expect(await emails()).toEqual([]);
  const { db } = backend.context;
  const [served] = await db.select().from(place).where(eq(place.postalcode, "20144"));
  await db
    .update(place)
    .set({ warehouseId: served?.warehouseId ?? null })
    .where(eq(place.postalcode, SONDRIO.postalcode));
  expect(await emails()).toEqual(["Ora portiamo la spesa a Sondrio"]);
  expect(await emails()).toHaveLength(1);
});

test("a place that is delivered to needs no email, and nobody is written to without an account", async () => {
  expect((await ask({ postalcode: "20144", city: "Milano" })).codes).toEqual(["error.address.covered"]);
  const visitor = await backend.post("/ebsn/api/eurospin-address-form/save-new-address", SONDRIO);
  expect(parseAnswer(visitor).codes).toEqual(["error.coverage_alert.login"]);
});

test("rejects an eleventh place", async () => {
  const codes: string[] = [];
  for (let town = 0; town < 11; town++)
    codes.push(...(await ask({ postalcode: `0001${town}`.slice(-5), city: `Paese ${town}` })).codes);
  expect(codes).toEqual(["error.address.too_many_alerts"]);
});
