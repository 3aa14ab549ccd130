import { eq } from "drizzle-orm";
import { consent, loyaltyCard, personFiscal } from "@/backend/db/schema";
import { gs1CheckDigit } from "@/lib/rules/barcodes/gs1";
import { validateInvoice } from "@/lib/rules/checkout/invoice-data";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects } from "@/tests/support/mailbox";
import {
  createRegistrationApi,
  newEmail,
  PASSWORD,
  redirectTarget,
  REGISTRATION as API,
} from "@/tests/support/registration";
import { parseAnswer } from "@/tests/support/shopper";

const HOUR = 60 * 60 * 1000;

const backend = backendForFile();

const { post, register, confirm, login, fetchCode, findCustomer } = createRegistrationApi(() => backend);

test("registration creates the customer with all data once the email is confirmed", async () => {
  const email = newEmail();
  const answer = parseAnswer(await register(` ${email.toUpperCase()} `));
  expect([answer.status, answer.data]).toEqual([0, { mailed: true }]);
  expect(parseAnswer(await login(email)).codes).toEqual(["error.registration.registration_not_confirmed"]);
  expect(parseAnswer(await login(email, "Sbagliata1!")).codes).toEqual(["error.login.wrong"]);

  expect(redirectTarget(await confirm(await fetchCode(email)))).toBe("success");
  expect(parseAnswer(await login(email)).status).toBe(0);
  expect(await findCustomer(email)).toMatchObject({
    firstName: "Nora",
    lastName: "Bellini",
    fidelityCard: "",
    postalcode: "20144",
  });
  const consents = await backend.context.db
    .select()
    .from(consent)
    .where(eq(consent.customerId, (await findCustomer(email))?.customerId ?? 0));
  expect(consents.map((row) => [row.registrationDisclaimerId, row.given])).toEqual([
    [51, true],
    [52, false],
    [53, true],
  ]);
});

test("a code is valid once, for its own address and for two days", async () => {
  const email = newEmail();
  await register(email);
  const code = await fetchCode(email);
  const other = new URLSearchParams(code);
  other.set("e_mail", "altra@madia.test");
  expect(redirectTarget(await confirm(other))).toBe("error");
  expect(redirectTarget(await confirm(code))).toBe("success");
  expect(redirectTarget(await confirm(code))).toBe("already-confirmed");
  const lateEmail = newEmail();
  await register(lateEmail);
  const expiredCode = await fetchCode(lateEmail);
  backend.clock.advance(49 * HOUR);
  expect(redirectTarget(await confirm(expiredCode))).toBe("error");
  await post(`${API}/registration_resend_email`, { e_mail: lateEmail });
  expect(redirectTarget(await confirm(await fetchCode(lateEmail)))).toBe("success");
  expect((await backend.get(`${API}/registration_confirm`)).http).toBe(400);
});

test("a resent code replaces the previous one", async () => {
  const email = newEmail();
  await register(email);
  const first = await fetchCode(email);
  await backend.get(`${API}/registration_resend_email?e_mail=${email}`);
  expect(redirectTarget(await confirm(first))).toBe("error");
  expect(redirectTarget(await confirm(await fetchCode(email)))).toBe("success");
  expect(redirectTarget(await confirm(first))).toBe("already-confirmed");
});

test("a known address gets the same response and an email instead of an account", async () => {
  const knownEmail = "cliente@madia.test";
  const before = await findCustomer(knownEmail);
  expect(parseAnswer(await register(knownEmail))).toEqual(parseAnswer(await register(newEmail())));
  expect((await emailSubjects(backend, knownEmail)).at(-1)).toBe("Hai già un account");
  expect(await findCustomer(knownEmail)).toEqual(before);
  const unknownAnswer = parseAnswer(
    await post(`${API}/registration_resend_email`, { e_mail: "nessuno@madia.test" }),
  );
  expect(unknownAnswer).toEqual(
    parseAnswer(await post(`${API}/registration_resend_email`, { e_mail: knownEmail })),
  );
  expect(await emailSubjects(backend, "nessuno@madia.test")).toEqual([]);
});

test.each<[string, object, string[]]>([
  [
    "empty fields",
    { email: "", firstName: "", lastName: "", phone: "", postalcode: "", password: "" },
    ["email", "password", "first_name", "last_name"],
  ],
  ["a weak password", { password: "panelatte" }, ["password"]],
  ["a wrong fiscal code", { fiscalCode: "RSSMRA85T10A562T" }, ["fiscal_code"]],
  [
    "a company without number, address and a place for its invoices",
    { business: true, companyName: "Forno srl", postalcode: "" },
    ["vat_number", "sdi_code", "address1", "address_number", "postalcode", "city", "province"],
  ],
  ["a card of another chain", { fidelityCard: "4006381333931" }, ["fidelity_card"]],
])("%s returns errors by field and sends no email", async (_, values, fields) => {
  const email = newEmail();
  const answer = parseAnswer(await register(email, values));
  expect(answer.codes).toEqual(fields.map((field) => `error.registration.${field}.not_valid`));
  expect(await emailSubjects(backend, email)).toEqual([]);
});

test.each<[string, object]>([
  ["denied", { disclaimers: [{ registrationDisclaimerId: 51, value: "0" }] }],
  ["left out", { disclaimers: [] }],
])("a required consent cannot be %s", async (_, values) => {
  expect(parseAnswer(await register(newEmail(), values)).messages).toEqual([
    "È obbligatorio accettare questo consenso per procedere",
  ]);
});

test("an unknown store does not make up for the missing consents", async () => {
  const email = newEmail();
  const answer = parseAnswer(await register(email, { storeId: 999, disclaimers: [] }));
  expect(answer.codes).toEqual(["error.store.unknown"]);
  expect(await emailSubjects(backend, email)).toEqual([]);
});

const OFFICE = {
  address1: "Via Savona",
  addressNumber: "97",
  postalcode: "20144",
  city: "Milano",
  province: "MI",
};

test("a company's billing data is stored in its profile", async () => {
  const email = newEmail();
  await register(email, {
    business: true,
    companyName: "Forno srl",
    vatNumber: "12345678903",
    sdiCode: "abc1234",
    ...OFFICE,
  });
  await confirm(await fetchCode(email));
  const { customerId = 0 } = (await findCustomer(email)) ?? {};
  const [data] = await backend.context.db
    .select()
    .from(personFiscal)
    .where(eq(personFiscal.customerId, customerId));
  expect(data).toMatchObject({
    ...OFFICE,
    company: true,
    name: "Forno srl",
    vatNumber: "12345678903",
    sdiCode: "ABC1234",
    country: "IT",
  });
  // Complete: an invoice can be asked for with the first order.
  expect(validateInvoice(data!)).toEqual(new Map());
});

test("a card requires its surname and belongs to one account only", async () => {
  const number = "047155500011";
  const fidelityCard = `${number}${gs1CheckDigit(number)}`;
  await backend.context.db
    .insert(loyaltyCard)
    .values({ fidelityCard, lastName: "Bellini", birthDate: "1990-01-01" });
  const loadCard = (lastName: string, card = fidelityCard) =>
    post("/ebsn/api/finiper/registration-with-card-load", { fidelityCard: card, lastName });
  expect(parseAnswer(await loadCard("bellini")).data).toEqual({ fidelityCard, lastName: "bellini" });
  expect(parseAnswer(await loadCard("Rossi")).messages).toEqual(["Numero di carta fedeltà non valido"]);
  expect(parseAnswer(await loadCard("Bellini", "0471A")).messages).toEqual(["Deve contenere solo cifre"]);

  const [first, second] = [newEmail(), newEmail()];
  for (const email of [first, second])
    expect(parseAnswer(await register(email, { fidelityCard })).status).toBe(0);
  for (const email of [first, second])
    expect(redirectTarget(await confirm(await fetchCode(email)))).toBe("success");
  expect([(await findCustomer(first))?.fidelityCard, (await findCustomer(second))?.fidelityCard]).toEqual([
    fidelityCard,
    "",
  ]);
  expect(parseAnswer(await loadCard("Bellini")).codes).toEqual([
    "error.registration.fidelity_card.not_valid",
  ]);
  expect(parseAnswer(await register(newEmail(), { fidelityCard })).codes).toEqual([
    "error.registration.fidelity_card.not_valid",
  ]);
});

test("a visitor's confirmation emails are limited per address", async () => {
  const e_mail = newEmail();
  const answers = [];
  for (let index = 0; index < 6; index += 1)
    answers.push((await post(`${API}/registration_resend_email`, { e_mail }, "one-resender")).http);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test("strangers' wrong surnames do not keep a card from its owner", async () => {
  const number = "047155500028";
  const fidelityCard = `${number}${gs1CheckDigit(number)}`;
  await backend.context.db
    .insert(loyaltyCard)
    .values({ fidelityCard, lastName: "Bellini", birthDate: "1990-01-01" });
  const loadCard = (lastName: string, visitor?: string) =>
    post("/ebsn/api/finiper/registration-with-card-load", { fidelityCard, lastName }, visitor);
  for (let index = 0; index < 8; index += 1) await loadCard("Rossi");
  expect(parseAnswer(await loadCard("Bellini")).status).toBe(0);
  for (let index = 0; index < 5; index += 1) await loadCard("Rossi", "card-guesser");
  expect((await loadCard("Bellini", "card-guesser")).http).toBe(429);
});

test("registrations store no plain-text codes or passwords", async () => {
  const email = newEmail();
  await register(email);
  const code = (await fetchCode(email)).get("reg_control_code") ?? "";
  expect(code).toMatch(/^[\w-]{43}$/);
  const { rows } = (await backend.context.db.execute(
    "select json_agg(r)::text as everything from registration r",
  )) as unknown as { rows: { everything: string }[] };
  for (const secret of [code, PASSWORD]) expect(rows[0]?.everything).not.toContain(secret);
});

test("the mail outbox is visible to staff only", async () => {
  const email = newEmail();
  await register(email, { firstName: "Nora" });
  const openOutbox = (credentials: string) =>
    backend.get("/outbox", { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` });
  expect((await backend.get("/outbox")).http).toBe(401);
  expect((await openOutbox("cliente@madia.test:Madia2026!")).http).toBe(401);
  expect((await openOutbox("staff@madia.test:sbagliata")).http).toBe(401);
  const page = await openOutbox("staff@madia.test:Madia2026!");
  expect(page.http).toBe(200);
  expect(page.body).toContain(email);
  expect(page.headers.get("cache-control")).toBe("no-store");
});
