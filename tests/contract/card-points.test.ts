import { eq } from "drizzle-orm";
import { customer, loyaltyCard } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo, linkParams } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const CARD = "0471100990016";
const BIRTH_DATE = "1980-05-12";

const backend = backendForFile();

async function shopperWithPoints(points: number, fidelityCard = CARD): Promise<Shopper> {
  const shopper = await newShopper(backend);
  const { customerId } = shopper;
  const { db } = backend.context;
  await db.insert(loyaltyCard).values({ fidelityCard, customerId, lastName: "Rossi", birthDate: BIRTH_DATE });
  await db.update(customer).set({ fidelityCard, points }).where(eq(customer.customerId, customerId));
  return shopper;
}

async function deleteAccount(shopper: Shopper): Promise<void> {
  await shopper.get("registration/anonymize_token_request");
  const token = linkParams((await lastEmailTo(backend, shopper.customerId)).body).get("token");
  expect(parseAnswer(await shopper.post("registration/user_anonymize", { token })).codes).toEqual([]);
}

test("the points of a deleted account stay on its card, for the account that adds it next", async () => {
  await deleteAccount(await shopperWithPoints(640));
  const next = await newShopper(backend);
  const { db } = backend.context;
  await db.update(customer).set({ fidelityCard: "" }).where(eq(customer.customerId, next.customerId));
  const card = { fidelity_card: CARD, birth_date: BIRTH_DATE };
  expect(parseAnswer(await next.post("registration-card/add-card", card)).data).toMatchObject({
    cards: [{ fidelityCard: CARD, points: 640 }],
  });
  // Once.
  await next.post("registration-card/remove-card", { fidelity_card: CARD });
  expect(parseAnswer(await next.post("registration-card/add-card", card)).data).toMatchObject({
    cards: [{ fidelityCard: CARD, points: 640 }],
  });
});

test("whoever takes the only card off keeps the points, and has them on the card added next", async () => {
  const [taken, added] = ["0471100990023", "0471100990030"];
  const shopper = await shopperWithPoints(210, taken);
  await backend.context.db
    .insert(loyaltyCard)
    .values({ fidelityCard: added, lastName: "Rossi", birthDate: BIRTH_DATE });
  await shopper.post("registration-card/remove-card", { fidelity_card: taken });
  const answer = await shopper.post("registration-card/add-card", {
    fidelity_card: added,
    birth_date: BIRTH_DATE,
  });
  expect(parseAnswer(answer).data).toMatchObject({ cards: [{ fidelityCard: added, points: 210 }] });
});
