import { eq } from "drizzle-orm";
import { customer, loyaltyCard } from "@/backend/db/schema";
import { freeCards } from "@/backend/seed/loyalty-cards";
import { fidelityCardsSchema } from "@/lib/ebsn/schemas/fidelity";
import { gs1CheckDigit, hasGs1CheckDigit } from "@/lib/rules/gs1";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lettersTo } from "@/tests/support/mailbox";
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

describe("a first card", () => {
  const PROFILE = {
    firstName: "Nina",
    lastName: "D'Amico",
    birthDate: BIRTH,
    fiscalCode: "frrgli86d52f205r",
    phone: "333 4127856",
    postalcode: "20144",
    conditions: true,
  };
  const ask = (changes: object = {}, who = shopper) =>
    who
      .post("registration-card/register-user?registration_card_action=request", { ...PROFILE, ...changes })
      .then(told);

  test("is on the account at once, valid, with a letter and a message; the data are kept", async () => {
    const answer = await ask();
    const [card] = fidelityCardsSchema.parse(answer.data).cards;
    expect(card).toMatchObject({ main: true, points: 0 });
    expect(card?.fidelityCard).toMatch(/^0471\d{9}$/);
    expect(hasGs1CheckDigit(card?.fidelityCard ?? "")).toBe(true);
    expect(await cards()).toEqual([[card?.fidelityCard, true]]);
    const { data } = told(await shopper.get("registration/user_detail"));
    expect(data).toMatchObject({
      user: { firstName: "Nina", postalcode: "20144", fiscalCode: "FRRGLI86D52F205R" },
    });
    const [row] = await backend.context.db
      .select()
      .from(customer)
      .where(eq(customer.customerId, shopper.customerId));
    expect(await lettersTo(backend, row?.email ?? "")).toEqual(["La tua Carta Vantaggi è pronta"]);
    const messages = told(await shopper.get("user-message/list")).data;
    expect(messages).toMatchObject({ unread: 1, userMessages: [{ kind: "card" }] });
  });

  test("is one: who asks again, or twice at once, gets no other", async () => {
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect((await ask()).codes).toEqual(["error.fidelity_card.has_one"]);
    expect(await cards()).toHaveLength(1);
  });

  test.each<[string, object, string[]]>([
    [
      "nothing filled in",
      { ...Object.fromEntries(Object.keys(PROFILE).map((key) => [key, ""])), conditions: false },
      ["first_name", "last_name", "birth_date", "fiscal_code", "phone", "postalcode", "conditions"],
    ],
    ["a minor", { birthDate: "21/11/2008" }, ["birth_date"]],
    ["conditions not accepted", { conditions: "0" }, ["conditions"]],
  ])("%s is refused by field", async (_, changes, names) => {
    expect((await ask(changes)).codes).toEqual(names.map((name) => `error.fidelity_card.${name}.not_valid`));
    expect(await cards()).toEqual([]);
  });

  test("needs its action and a log-in", async () => {
    expect((await shopper.post("registration-card/register-user", PROFILE)).http).toBe(400);
    const path = "/ebsn/api/registration-card/register-user?registration_card_action=request";
    expect((await backend.post(path, PROFILE)).http).toBe(403);
  });
});
