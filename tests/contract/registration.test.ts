import { eq } from "drizzle-orm";
import { consent, customer, loyaltyCard, personFiscal } from "@/backend/db/schema";
import { checkDigit } from "@/backend/seed/catalogue/ean";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastMail, lettersTo, linkIn } from "@/tests/support/mailbox";
import { told } from "@/tests/support/shopper";

allowLocalhost();

const HOUR = 60 * 60 * 1000;
const API = "/ebsn/api/registration";
const PASSWORD = "Pane&latte1";

let backend: TestBackend;
let people = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** Each call by a visitor of its own, so that only what is tested is counted. */
const post = (path: string, body: object, visitor = `visitor-${(people += 1)}`) =>
  backend.post(path, body, { "x-ebsn-uuid": visitor });

const someone = () => `nuova${(people += 1)}@madia.test`;

const form = (email: string, values: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: "Nora",
  lastName: "Bellini",
  phone: "333 1234567",
  postalcode: "20144",
  disclaimers: [
    { registrationDisclaimerId: 51, value: "1" },
    { registrationDisclaimerId: 52, value: "0" },
    { registrationDisclaimerId: 53, value: "1" },
  ],
  ...values,
});

const register = (email: string, values: object = {}) => post(`${API}/register_user`, form(email, values));
const confirm = (query: URLSearchParams) => backend.get(`${API}/registration_confirm?${query.toString()}`);
const login = (email: string, password = PASSWORD) =>
  post("/ebsn/api/auth/login", { login: email, password });
const codeOf = async (email: string) => linkIn((await lastMail(backend, email)).body);
const ends = ({ headers }: { headers: Headers }) => headers.get("location")?.split("/confirm/")[1];
const rowOf = async (email: string) =>
  (await backend.context.db.select().from(customer).where(eq(customer.login, email)))[0];

test("who registers is a customer once the letter is confirmed, with everything they said", async () => {
  const email = someone();
  const answer = told(await register(` ${email.toUpperCase()} `));
  expect([answer.status, answer.data]).toEqual([0, { mailed: true }]);
  expect(told(await login(email)).codes).toEqual(["error.registration.registration_not_confirmed"]);
  expect(told(await login(email, "Sbagliata1!")).codes).toEqual(["error.login.wrong"]);

  expect(ends(await confirm(await codeOf(email)))).toBe("success");
  expect(told(await login(email)).status).toBe(0);
  expect(await rowOf(email)).toMatchObject({
    firstName: "Nora",
    lastName: "Bellini",
    fidelityCard: "",
    postalcode: "20144",
  });
  const given = await backend.context.db
    .select()
    .from(consent)
    .where(eq(consent.customerId, (await rowOf(email))?.customerId ?? 0));
  expect(given.map((one) => [one.registrationDisclaimerId, one.given])).toEqual([
    [51, true],
    [52, false],
    [53, true],
  ]);
});

test("a code is good once, for its own address and for two days", async () => {
  const email = someone();
  await register(email);
  const code = await codeOf(email);
  const other = new URLSearchParams(code);
  other.set("e_mail", "altra@madia.test");
  expect(ends(await confirm(other))).toBe("error");
  expect(ends(await confirm(code))).toBe("success");
  expect(ends(await confirm(code))).toBe("already-confirmed");
  const late = someone();
  await register(late);
  const old = await codeOf(late);
  backend.clock.advance(49 * HOUR);
  expect(ends(await confirm(old))).toBe("error");
  await post(`${API}/registration_resend_email`, { e_mail: late });
  expect(ends(await confirm(await codeOf(late)))).toBe("success");
  expect((await backend.get(`${API}/registration_confirm`)).http).toBe(400);
});

test("a code sent again replaces the one before", async () => {
  const email = someone();
  await register(email);
  const first = await codeOf(email);
  await backend.get(`${API}/registration_resend_email?e_mail=${email}`);
  expect(ends(await confirm(first))).toBe("error");
  expect(ends(await confirm(await codeOf(email)))).toBe("success");
});

test("an address that is a customer's gets the same answer, and a letter instead of an account", async () => {
  const known = "cliente@madia.test";
  const before = await rowOf(known);
  expect(told(await register(known))).toEqual(told(await register(someone())));
  expect((await lettersTo(backend, known)).at(-1)).toBe("Hai già un account");
  expect(await rowOf(known)).toEqual(before);
  const stranger = told(await post(`${API}/registration_resend_email`, { e_mail: "nessuno@madia.test" }));
  expect(stranger).toEqual(told(await post(`${API}/registration_resend_email`, { e_mail: known })));
  expect(await lettersTo(backend, "nessuno@madia.test")).toEqual([]);
});

test("who registers an address twice gets the account of the letter they open", async () => {
  const email = someone();
  await register(email, { firstName: "Mia", password: "Mia&latte1" });
  const own = await codeOf(email);
  await register(email, { firstName: "Altri", password: "Altri&latte1" });
  const others = await codeOf(email);
  expect(ends(await confirm(own))).toBe("success");
  expect(ends(await confirm(others))).toBe("error");
  expect(told(await login(email, "Mia&latte1")).status).toBe(0);
  expect(told(await login(email, "Altri&latte1")).codes).toEqual(["error.login.wrong"]);
});

test.each<[string, object, string[]]>([
  [
    "nothing",
    { email: "", firstName: "", lastName: "", phone: "", postalcode: "", password: "" },
    ["first_name", "last_name", "email", "phone", "postalcode", "password"],
  ],
  ["a weak password", { password: "panelatte" }, ["password"]],
  ["a wrong fiscal code", { fiscalCode: "RSSMRA85T10A562T" }, ["fiscal_code"]],
  ["a company without number", { business: true, companyName: "Forno srl" }, ["vat_number"]],
  ["a card of another chain", { fidelityCard: "4006381333931" }, ["fidelity_card"]],
])("%s is refused by field, and nothing is sent", async (_, values, fields) => {
  const email = someone();
  const answer = told(await register(email, values));
  expect(answer.codes).toEqual(fields.map((field) => `error.registration.${field}.not_valid`));
  expect(await lettersTo(backend, email)).toEqual([]);
});

test.each<[string, object]>([
  ["denied", { disclaimers: [{ registrationDisclaimerId: 51, value: "0" }] }],
  ["left out", { disclaimers: [] }],
])("what must be accepted cannot be %s", async (_, values) => {
  expect(told(await register(someone(), values)).messages).toEqual([
    "È obbligatorio accettare questo consenso per procedere",
  ]);
});

test("a company's invoice data waits for it in its profile", async () => {
  const email = someone();
  await register(email, {
    business: true,
    companyName: "Forno srl",
    vatNumber: "12345678903",
    sdiCode: "ABC1234",
  });
  await confirm(await codeOf(email));
  const { customerId = 0 } = (await rowOf(email)) ?? {};
  const [data] = await backend.context.db
    .select()
    .from(personFiscal)
    .where(eq(personFiscal.customerId, customerId));
  expect(data).toMatchObject({
    company: true,
    name: "Forno srl",
    vatNumber: "12345678903",
    sdiCode: "ABC1234",
  });
});

test("a card goes with the surname it was issued to, and to one account only", async () => {
  const number = "047155500011";
  const fidelityCard = `${number}${checkDigit(number)}`;
  await backend.context.db
    .insert(loyaltyCard)
    .values({ fidelityCard, lastName: "Bellini", birthDate: "1990-01-01" });
  const load = (lastName: string, card = fidelityCard) =>
    post("/ebsn/api/finiper/registration-with-card-load", { fidelityCard: card, lastName });
  expect(told(await load("bellini")).data).toEqual({ fidelityCard, lastName: "bellini" });
  expect(told(await load("Rossi")).messages).toEqual(["Numero di carta fedeltà non valido"]);
  expect(told(await load("Bellini", "0471A")).messages).toEqual(["Deve contenere solo cifre"]);

  const [first, second] = [someone(), someone()];
  for (const email of [first, second]) expect(told(await register(email, { fidelityCard })).status).toBe(0);
  for (const email of [first, second]) expect(ends(await confirm(await codeOf(email)))).toBe("success");
  expect([(await rowOf(first))?.fidelityCard, (await rowOf(second))?.fidelityCard]).toEqual([
    fidelityCard,
    "",
  ]);
  expect(told(await load("Bellini")).codes).toEqual(["error.registration.fidelity_card.not_valid"]);
  expect(told(await register(someone(), { fidelityCard })).codes).toEqual([
    "error.registration.fidelity_card.not_valid",
  ]);
});

test("nobody is written to without end", async () => {
  const e_mail = someone();
  const answers = [];
  for (let index = 0; index < 6; index += 1)
    answers.push((await post(`${API}/registration_resend_email`, { e_mail })).http);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test("neither codes nor passwords are in the database of registrations", async () => {
  const email = someone();
  await register(email);
  const code = (await codeOf(email)).get("reg_control_code") ?? "";
  expect(code).toMatch(/^[\w-]{43}$/);
  const { rows } = (await backend.context.db.execute(
    "select json_agg(r)::text as everything from registration r",
  )) as unknown as { rows: { everything: string }[] };
  for (const secret of [code, PASSWORD]) expect(rows[0]?.everything).not.toContain(secret);
});

test("the outbox opens to those who work for the shop", async () => {
  const email = someone();
  await register(email, { firstName: "Nora" });
  const ask = (who: string) =>
    backend.get("/outbox", { authorization: `Basic ${Buffer.from(who).toString("base64")}` });
  expect((await backend.get("/outbox")).http).toBe(401);
  expect((await ask("cliente@madia.test:Madia2026!")).http).toBe(401);
  expect((await ask("staff@madia.test:sbagliata")).http).toBe(401);
  const page = await ask("staff@madia.test:Madia2026!");
  expect(page.http).toBe(200);
  expect(page.body).toContain(email);
  expect(page.headers.get("cache-control")).toBe("no-store");
});
