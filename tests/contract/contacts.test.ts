import { eq } from "drizzle-orm";
import { customer, loyaltyCard } from "@/backend/db/schema";
import { agreementToken } from "@/backend/modules/fidelity/agreement-token";
import { hashPassword } from "@/backend/modules/session/password";
import { anagraphicSchema, fidelityCardsSchema } from "@/lib/ebsn/schemas/fidelity";
import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects, findEmail, lastEmailTo } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const PASSWORD = "Segreta2026!";

const backend = backendForFile();
let shopper: Shopper;

beforeEach(async () => {
  shopper = await newShopper(backend);
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, shopper.customerId));
});

const write = async (path: string, body: object = {}) => parseAnswer(await shopper.post(path, body));

test("contacts are saved and checked", async () => {
  const contacts = {
    phone: "333 1234567",
    homePhone: "02 8457132",
    secondEmail: "Casa@madia.test",
    language: "en",
  };
  await write("registration/update_contact", contacts);
  expect(parseAnswer(await shopper.get("registration/user_detail")).data).toMatchObject({
    user: { ...contacts, secondEmail: "casa@madia.test" },
  });
  expect((await write("registration/update_contact", { phone: "12", secondEmail: "casa" })).codes).toEqual([
    "error.profile.phone.not_valid",
    "error.profile.second_email.not_valid",
  ]);
  const own = (await findEmail(backend, shopper.customerId)).toUpperCase();
  expect(
    (await write("registration/update_contact", { phone: "333 1234567", secondEmail: own })).codes,
  ).toEqual(["error.profile.second_email.not_valid"]);
});

test("who gets the news of the orders too is told to the customer, once", async () => {
  const email = await findEmail(backend, shopper.customerId);
  const save = (secondEmail: string) =>
    write("registration/update_contact", { phone: "333 1234567", secondEmail });
  await save("casa@madia.test");
  await save("casa@madia.test");
  expect(await emailSubjects(backend, email)).toEqual([
    "Una seconda e-mail riceve le notizie dei tuoi ordini",
  ]);
  expect((await lastEmailTo(backend, shopper.customerId)).body).toContain("casa@madia.test");
  await save("");
  expect(await emailSubjects(backend, email)).toHaveLength(1);
});

describe("a user name", () => {
  const logIn = async (login: string) =>
    parseAnswer(await backend.post("/ebsn/api/auth/login", { login, password: PASSWORD }));

  test("logs in, whatever its case", async () => {
    const username = `persona.${shopper.customerId}`;
    await write("registration/update_username", { username, password: PASSWORD });
    expect((await logIn(username.toUpperCase())).data).toMatchObject({
      user: { userId: shopper.customerId },
    });
  });

  test("is told by email when it changes, and no other time", async () => {
    const username = `avviso.${shopper.customerId}`;
    const before = (await emailSubjects(backend, await findEmail(backend, shopper.customerId))).length;
    await write("registration/update_username", { username, password: PASSWORD });
    await write("registration/update_username", { username, password: PASSWORD });
    const subjects = await emailSubjects(backend, await findEmail(backend, shopper.customerId));
    expect(subjects.slice(before)).toEqual(["Il nome utente del tuo account è cambiato"]);
    expect((await lastEmailTo(backend, shopper.customerId)).body).toContain(username);
  });

  test("needs the password, and is nobody else's", async () => {
    const change = (username: string, password = PASSWORD) =>
      write("registration/update_username", { username, password }).then(({ codes }) => codes);
    expect(await change("nome.nuovo", "sbagliata")).toEqual(["error.profile.password.wrong"]);
    expect(await change("cliente@madia.test")).toEqual(["error.profile.username.not_valid"]);
    expect(await change("nome.preso")).toEqual([]);
    shopper = await newShopper(backend);
    await backend.context.db
      .update(customer)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(customer.customerId, shopper.customerId));
    expect(await change("Nome.Preso")).toEqual(["error.profile.username.taken"]);
  });
});

describe("the holder of a card", () => {
  const CARD = "0471900000017";

  beforeEach(async () => {
    const { db } = backend.context;
    await db.delete(loyaltyCard).where(eq(loyaltyCard.fidelityCard, CARD));
    await db.insert(loyaltyCard).values({
      fidelityCard: CARD,
      customerId: shopper.customerId,
      lastName: "Prova",
      birthDate: "1986-04-12",
    });
    await db.update(customer).set({ fidelityCard: CARD }).where(eq(customer.customerId, shopper.customerId));
  });

  const agreed = async () =>
    fidelityCardsSchema
      .parse(parseAnswer(await shopper.get("registration-card/view-cards")).data)
      .cards.map((card) => card.agreed);

  test("accepts the conditions with a log-in", async () => {
    expect(await agreed()).toEqual([false]);
    await write("registration-card/registration_confirm?action=agreement&coopId=5");
    expect(await agreed()).toEqual([true]);
  });

  test("accepts them by the link of an email, which is theirs alone", async () => {
    const [row] = await backend.context.db
      .select()
      .from(customer)
      .where(eq(customer.customerId, shopper.customerId));
    const confirm = (token: string) =>
      backend
        .post(
          `/ebsn/api/registration-card/registration_confirm?action=agreement&email=${row!.login}&token=${token}`,
        )
        .then(parseAnswer);
    expect((await confirm("falso")).codes).toEqual(["error.card_agreement.token"]);
    expect(await agreed()).toEqual([false]);
    expect((await confirm(agreementToken(row!))).status).toBe(0);
    expect(await agreed()).toEqual([true]);
  });

  test("keeps data with the card; nobody else reads them", async () => {
    const path = (call: string) => `finiper-anagraphic/${call}?client_code=${CARD}&person_type_id=1`;
    const values = {
      birthPlace: "Milano",
      gender: "F",
      profession: "",
      address1: "Via Brera",
      addressNumber: "1",
      postalcode: "20121",
      city: "Milano",
    };
    expect((await write(path("anag_data_save"), { ...values, city: "", gender: "?" })).codes).toEqual([
      "error.anagraphic.gender.not_valid",
      "error.anagraphic.city.not_valid",
    ]);
    await write(path("anag_data_save"), values);
    expect(anagraphicSchema.parse((await write(path("anag_data_get"))).data).anagraphic).toEqual(values);
    shopper = await newShopper(backend);
    expect((await write(path("anag_data_get"))).codes).toEqual(["error.anagraphic.card"]);
  });

  test("has consents of their own, by module type", async () => {
    const list = async (path: string) =>
      disclaimerListSchema
        .parse(parseAnswer(await shopper.get(path)).data)
        .registrationDisclaimers.map(({ registrationDisclaimerId, value }) => [
          registrationDisclaimerId,
          value,
        ]);
    const ofCard = "registration_module_type_id=3";
    expect(await list(`ccno-registration-disclaimer/list?store_id=5&${ofCard}`)).toEqual([[56, ""]]);
    expect((await list("registration-disclaimer/list?store_id=5")).map(([id]) => id)).toEqual([51, 52, 53]);
    await write("user-registration-disclaimer/update-disclaimer", {
      store_id: 5,
      registration_module_type_id: 3,
      disclaimers: [{ registrationDisclaimerId: 56, value: "1" }],
    });
    expect(await list(`user-registration-disclaimer/list-by-type?${ofCard}`)).toEqual([[56, "1"]]);
    expect(await list("user-registration-disclaimer/list-by-type")).toEqual([]);
  });
});
