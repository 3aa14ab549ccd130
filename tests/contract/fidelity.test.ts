import { eq } from "drizzle-orm";
import { customer, loyaltyCard } from "@/backend/db/schema";
import { freeCards } from "@/backend/seed/loyalty-cards";
import { fidelityCardsSchema } from "@/lib/ebsn/schemas/fidelity";
import { gs1CheckDigit } from "@/lib/rules/gs1";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, told, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

const BIRTH = "12/04/1986";

let backend: TestBackend;
let shopper: Shopper;
let issued = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  shopper = await newShopper(backend);
  await backend.context.db
    .update(customer)
    .set({ fidelityCard: "" })
    .where(eq(customer.customerId, shopper.customerId));
});

async function issue(): Promise<string> {
  issued += 1;
  const digits = `04719${String(issued).padStart(7, "0")}`;
  const fidelityCard = `${digits}${gs1CheckDigit(digits)}`;
  await backend.context.db
    .insert(loyaltyCard)
    .values({ fidelityCard, lastName: "Prova", birthDate: "1986-04-12" });
  return fidelityCard;
}

const add = (fidelityCard: string, birthDate = BIRTH, who = shopper) =>
  who.post("registration-card/add-card", { fidelity_card: fidelityCard, birth_date: birthDate }).then(told);
const remove = (fidelityCard: string, who = shopper) =>
  who.post("registration-card/remove-card", { fidelity_card: fidelityCard }).then(told);
const cards = async (who = shopper) =>
  fidelityCardsSchema
    .parse(told(await who.get("registration-card/view-cards")).data)
    .cards.map(({ fidelityCard, main }) => [fidelityCard, main]);
const check = (fidelityCard: string, birthDate: string) =>
  shopper
    .get(
      `registration-card/check-card?fidelity_card=${fidelityCard}&birth_date=${encodeURIComponent(birthDate)}`,
    )
    .then((answer) => told(answer).data);

test("a card is put on the account by number and birthday; the first is the one it buys with", async () => {
  const [first, second] = [await issue(), await issue()];
  expect(await check(first, BIRTH)).toEqual({ valid: true });
  await add(first.replace(/^(\d{4})/, "$1 "));
  await add(second);
  expect(await cards()).toEqual([
    [first, true],
    [second, false],
  ]);
  const user = told(await shopper.get("auth/test")).data as { user: { fidelityCard: string } };
  expect(user.user.fidelityCard).toBe(first);
});

test("unknown, another's birthday, on an account already: one refusal for all", async () => {
  const card = await issue();
  const stranger = await newShopper(backend);
  await add(card, BIRTH, stranger);
  const free = await issue();
  for (const [number, birth] of [
    [card, BIRTH],
    [free, "13/04/1986"],
    ["0471999999990", BIRTH],
  ] as const) {
    expect(await check(number, birth)).toEqual({ valid: false });
    expect((await add(number, birth)).messages).toEqual(["Numero di carta fedeltà non valido"]);
  }
  expect(await cards()).toEqual([]);
});

test("a card is taken off by its owner alone; the next one takes its place", async () => {
  const [first, second] = [await issue(), await issue()];
  await add(first);
  await add(second);
  await remove(first, await newShopper(backend));
  expect(await cards()).toHaveLength(2);
  await remove(first);
  expect(await cards()).toEqual([[second, true]]);
  expect((await add(first)).status).toBe(0);
});

test("numbers cannot be guessed for long", async () => {
  for (let tried = 0; tried < 10; tried += 1) await check("0471999999990", BIRTH);
  expect(await add(await issue())).toMatchObject({ http: 429, codes: ["error.fidelity_card.too_many"] });
});

test("the seeded shop has given out cards nobody has on an account", async () => {
  const [card] = freeCards;
  expect((await add(card!.fidelityCard, card!.birthDate)).status).toBe(0);
});
