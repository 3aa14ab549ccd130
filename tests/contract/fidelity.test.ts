import { eq } from "drizzle-orm";
import { customer, loyaltyCard } from "@/backend/db/schema";
import { unassignedCards } from "@/backend/seed/loyalty-cards";
import { anagraphicSchema, fidelityCardsSchema } from "@/lib/ebsn/schemas/fidelity";
import { gs1CheckDigit, hasGs1CheckDigit } from "@/lib/rules/barcodes/gs1";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const BIRTH = "12/04/1986";

const backend = backendForFile();
let shopper: Shopper;
let issued = 0;

beforeEach(async () => {
  shopper = await newShopper(backend);
  await backend.context.db
    .update(customer)
    .set({ fidelityCard: "" })
    .where(eq(customer.customerId, shopper.customerId));
});

async function issueCard(): Promise<string> {
  issued += 1;
  const digits = `04719${String(issued).padStart(7, "0")}`;
  const fidelityCard = `${digits}${gs1CheckDigit(digits)}`;
  await backend.context.db
    .insert(loyaltyCard)
    .values({ fidelityCard, lastName: "Prova", birthDate: "1986-04-12" });
  return fidelityCard;
}

const addCard = (fidelityCard: string, birthDate = BIRTH, customerApi = shopper) =>
  customerApi
    .post("registration-card/add-card", { fidelity_card: fidelityCard, birth_date: birthDate })
    .then(parseAnswer);
const removeCard = (fidelityCard: string, customerApi = shopper) =>
  customerApi.post("registration-card/remove-card", { fidelity_card: fidelityCard }).then(parseAnswer);
const listCards = async (customerApi = shopper) =>
  fidelityCardsSchema
    .parse(parseAnswer(await customerApi.get("registration-card/view-cards")).data)
    .cards.map(({ fidelityCard, main }) => [fidelityCard, main]);
const checkCard = (fidelityCard: string, birthDate: string) =>
  shopper
    .get(
      `registration-card/check-card?fidelity_card=${fidelityCard}&birth_date=${encodeURIComponent(birthDate)}`,
    )
    .then((answer) => parseAnswer(answer).data);

test("cards that are added and removed at once stay within their number, and the main one stays the customer's", async () => {
  const cards = await Promise.all(Array.from({ length: 7 }, () => issueCard()));
  const added = await Promise.all(cards.map((card) => addCard(card)));
  expect(added.filter(({ status }) => status === 0)).toHaveLength(5);
  const own = (await listCards()).map(([card]) => String(card));
  await Promise.all(own.slice(0, 3).map((card) => removeCard(card)));
  const left = await listCards();
  expect([left.length, left.filter(([, main]) => main).length]).toEqual([2, 1]);
  const user = parseAnswer(await shopper.get("auth/test")).data as { user: { fidelityCard: string } };
  expect(left.map(([card]) => card)).toContain(user.user.fidelityCard);
});

test("a card is added by number and birth date; the first becomes the main card", async () => {
  const [first, second] = [await issueCard(), await issueCard()];
  expect(await checkCard(first, BIRTH)).toEqual({ valid: true });
  await addCard(first.replace(/^(\d{4})/, "$1 "));
  await addCard(second);
  expect(await listCards()).toEqual([
    [first, true],
    [second, false],
  ]);
  const user = parseAnswer(await shopper.get("auth/test")).data as { user: { fidelityCard: string } };
  expect(user.user.fidelityCard).toBe(first);
});

test("unknown cards, wrong birth dates and assigned cards get the same error", async () => {
  const card = await issueCard();
  const otherShopper = await newShopper(backend);
  await addCard(card, BIRTH, otherShopper);
  const free = await issueCard();
  for (const [number, birth] of [
    [card, BIRTH],
    [free, "13/04/1986"],
    ["0471999999990", BIRTH],
  ] as const) {
    expect(await checkCard(number, birth)).toEqual({ valid: false });
    expect((await addCard(number, birth)).messages).toEqual(["Numero di carta fedeltà non valido"]);
  }
  expect(await listCards()).toEqual([]);
});

test("a card that two customers add at once is of one of them", async () => {
  const rivals = [shopper, await newShopper(backend)];
  await backend.context.db.update(customer).set({ fidelityCard: "" });
  const cards = [await issueCard(), await issueCard(), await issueCard(), await issueCard()];
  for (const card of cards) {
    const answers = await Promise.all(rivals.map((rival) => addCard(card, BIRTH, rival)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(["error.fidelity_card.not_valid"]);
  }
  const owned = (await Promise.all(rivals.map((rival) => listCards(rival)))).flat();
  expect(owned.map(([number]) => number).sort()).toEqual(cards.sort());
});

test("only the owner removes a card, and the next one becomes the main card", async () => {
  const [first, second] = [await issueCard(), await issueCard()];
  await addCard(first);
  await addCard(second);
  await removeCard(first, await newShopper(backend));
  expect(await listCards()).toHaveLength(2);
  await removeCard(first);
  expect(await listCards()).toEqual([[second, true]]);
  expect((await addCard(first)).status).toBe(0);
});

test("whoever adds a card that was removed does not see what its holder had saved", async () => {
  const card = await issueCard();
  const path = (call: string) => `finiper-anagraphic/${call}?client_code=${card}&person_type_id=1`;
  const values = {
    birthPlace: "Milano",
    gender: "F",
    profession: "",
    address1: "Via Brera",
    addressNumber: "1",
    postalcode: "20121",
    city: "Milano",
  };
  await addCard(card);
  expect((await shopper.post(path("anag_data_save"), values).then(parseAnswer)).codes).toEqual([]);
  await removeCard(card);
  const next = await newShopper(backend);
  await addCard(card, BIRTH, next);
  const { data } = parseAnswer(await next.post(path("anag_data_get")));
  expect(anagraphicSchema.parse(data).anagraphic).toMatchObject({ birthPlace: "", address1: "", city: "" });
});

test("card number attempts are limited", async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await checkCard("0471999999990", BIRTH);
  expect(await addCard(await issueCard())).toMatchObject({
    http: 429,
    codes: ["error.fidelity_card.too_many"],
  });
});

test("the seed has unassigned cards", async () => {
  const [card] = unassignedCards;
  expect((await addCard(card!.fidelityCard, card!.birthDate)).status).toBe(0);
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
  const requestCard = (changes: object = {}, customerApi = shopper) =>
    customerApi
      .post("registration-card/register-user?registration_card_action=request", { ...PROFILE, ...changes })
      .then(parseAnswer);

  test("is assigned at once, with an email and a message, and the data are stored", async () => {
    const answer = await requestCard();
    const [card] = fidelityCardsSchema.parse(answer.data).cards;
    expect(card).toMatchObject({ main: true, points: 0 });
    expect(card?.fidelityCard).toMatch(/^0471\d{9}$/);
    expect(hasGs1CheckDigit(card?.fidelityCard ?? "")).toBe(true);
    expect(await listCards()).toEqual([[card?.fidelityCard, true]]);
    const { data } = parseAnswer(await shopper.get("registration/user_detail"));
    expect(data).toMatchObject({
      user: { firstName: "Nina", postalcode: "20144", fiscalCode: "FRRGLI86D52F205R" },
    });
    const [row] = await backend.context.db
      .select()
      .from(customer)
      .where(eq(customer.customerId, shopper.customerId));
    expect(await emailSubjects(backend, row?.email ?? "")).toEqual(["La tua Carta Vantaggi è pronta"]);
    const messages = parseAnswer(await shopper.get("user-message/list")).data;
    expect(messages).toMatchObject({ unread: 1, userMessages: [{ kind: "card" }] });
  });

  test("is issued once, even on concurrent requests", async () => {
    const responses = await Promise.all([requestCard(), requestCard()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect((await requestCard()).codes).toEqual(["error.fidelity_card.has_one"]);
    expect(await listCards()).toHaveLength(1);
  });

  test.each<[string, object, string[]]>([
    [
      "nothing filled in",
      { ...Object.fromEntries(Object.keys(PROFILE).map((key) => [key, ""])), conditions: false },
      ["first_name", "last_name", "birth_date", "fiscal_code", "phone", "postalcode", "conditions"],
    ],
    ["a minor", { birthDate: "21/11/2008" }, ["birth_date"]],
    ["conditions not accepted", { conditions: "0" }, ["conditions"]],
  ])("%s returns errors by field", async (_, changes, names) => {
    expect((await requestCard(changes)).codes).toEqual(
      names.map((name) => `error.fidelity_card.${name}.not_valid`),
    );
    expect(await listCards()).toEqual([]);
  });

  test("requires the action parameter and login", async () => {
    expect((await shopper.post("registration-card/register-user", PROFILE)).http).toBe(400);
    const path = "/ebsn/api/registration-card/register-user?registration_card_action=request";
    expect((await backend.post(path, PROFILE)).http).toBe(403);
  });
});
