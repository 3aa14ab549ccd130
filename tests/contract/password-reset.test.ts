import { hashPassword } from "@/backend/modules/session/password";
import { customer, loginAttempt } from "@/backend/db/schema";
import { eq } from "drizzle-orm";
import { type Answer } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmail, emailSubjects, linkParams } from "@/tests/support/mailbox";
import { newShopper, parseAnswer } from "@/tests/support/shopper";

const API = "/ebsn/api/registration";
const OLD = "Vecchia1!";
const NEW = "Nuova&lunga1";

const backend = backendForFile();
let callCount = 0;

const post = (path: string, body: object, visitor = `visitor-${(callCount += 1)}`) =>
  backend.post(path, body, { "x-ebsn-uuid": visitor });
const request = (e_mail: string) => post(`${API}/password_reset_token_request`, { e_mail });
const check = (e_mail: string, reset_token: string) =>
  post(`${API}/password_reset_token_check`, { e_mail, reset_token });
const reset = (e_mail: string, reset_token: string, password = NEW) =>
  post(`${API}/password_reset`, { e_mail, reset_token, password });
const login = (name: string, password: string, visitor?: string) =>
  post("/ebsn/api/auth/login", { login: name, password }, visitor);

/** Each from an address of its own. */
const crowd = (work: () => Promise<Answer>) => Promise.all(Array.from({ length: 55 }, work));

async function createCustomer() {
  const shopper = await newShopper(backend);
  const [row] = await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(OLD) })
    .where(eq(customer.customerId, shopper.customerId))
    .returning();
  if (!row) throw new Error("no customer");
  return { email: row.login, shopper };
}

async function requestToken(email: string, typed = email): Promise<string> {
  expect(parseAnswer(await request(typed)).status).toBe(0);
  return linkParams((await lastEmail(backend, email)).body).get("token") ?? "";
}

const INVALID_TOKEN = ["error.password_reset.token.not_valid"];

test("the emailed token sets a new password and ends every session", async () => {
  const { email, shopper } = await createCustomer();
  const token = await requestToken(email, email.toUpperCase());
  expect(parseAnswer(await check(email.toUpperCase(), token)).data).toEqual({ valid: true });
  expect(parseAnswer(await reset(email, token)).status).toBe(0);
  expect((await shopper.get("auth/test")).http).toBe(419);
  expect(parseAnswer(await login(email, OLD)).codes).toEqual(["error.login.wrong"]);
  expect(parseAnswer(await login(email, NEW)).status).toBe(0);
  expect((await emailSubjects(backend, email)).at(-1)).toBe("La tua password è cambiata");
});

test("a token is valid once, for an hour and for its own address; a reset invalidates the others", async () => {
  const { email } = await createCustomer();
  const [first, second] = [await requestToken(email), await requestToken(email)];
  expect(parseAnswer(await check("seconda@madia.test", first)).codes).toEqual(INVALID_TOKEN);
  expect(parseAnswer(await reset("seconda@madia.test", first)).codes).toEqual(INVALID_TOKEN);
  expect(parseAnswer(await reset(email, first)).status).toBe(0);
  for (const invalidToken of [first, second, "inventato", ""]) {
    expect(parseAnswer(await check(email, invalidToken)).codes).toEqual(INVALID_TOKEN);
    expect(parseAnswer(await reset(email, invalidToken)).codes).toEqual(INVALID_TOKEN);
  }
  const expiredToken = await requestToken(email);
  backend.clock.advance(61 * 60 * 1000);
  expect(parseAnswer(await reset(email, expiredToken)).codes).toEqual(INVALID_TOKEN);
});

test("a reset ends a change of e-mail that was asked for before, maybe by whoever knew the old password", async () => {
  const { email, shopper } = await createCustomer();
  const newEmail = `altrui.${email}`;
  await shopper.post("registration/update_email_request", { new_email: newEmail, password: OLD });
  const changeToken = linkParams((await lastEmail(backend, newEmail)).body).get("token") ?? "";
  await reset(email, await requestToken(email));
  const change = await backend.get(`${API}/update_email?token=${changeToken}`);
  expect(parseAnswer(change).codes).toEqual(["error.profile.email.token"]);
  expect(parseAnswer(await login(email, NEW)).status).toBe(0);
});

test("concurrent resets with one token succeed once", async () => {
  const { email } = await createCustomer();
  const token = await requestToken(email);
  const answers = await Promise.all([reset(email, token), reset(email, token, "Altra&lunga1")]);
  expect(answers.map((answer) => parseAnswer(answer).status).sort()).toEqual([0, 1]);
});

test("a customer locked out by others' attempts logs in after a reset and stays logged in", async () => {
  const { email, shopper } = await createCustomer();
  const username = "fra la folla";
  await backend.context.db
    .update(customer)
    .set({ username })
    .where(eq(customer.customerId, shopper.customerId));
  await crowd(() => login(username, "sbagliata"));
  expect(parseAnswer(await login(username, OLD, "new-phone"))).toMatchObject({
    http: 429,
    codes: ["error.login.many_wrong"],
    messages: [
      "Qualcuno sta provando molte password per questo account. Riprova tra 15 minuti, o entra subito con una nuova: «Hai dimenticato la password?».",
    ],
  });
  const token = await requestToken(email);
  await crowd(() => reset(email, "inventato"));
  expect(
    parseAnswer(
      await post(`${API}/password_reset`, { e_mail: email, reset_token: token, password: NEW }, "new-phone"),
    ).status,
  ).toBe(0);
  await crowd(() => login(email, "sbagliata"));
  expect((await login(email, NEW, "another")).http).toBe(429);
  for (const name of [email, username])
    expect(parseAnswer(await login(name, NEW, "new-phone")).status).toBe(0);
});

test("an unknown address gets the same response and no email", async () => {
  const { email } = await createCustomer();
  expect(parseAnswer(await request("nessuno@madia.test"))).toEqual(parseAnswer(await request(email)));
  expect(await emailSubjects(backend, "nessuno@madia.test")).toEqual([]);
});

test("a weak password is rejected and does not use up the token", async () => {
  const { email } = await createCustomer();
  const token = await requestToken(email);
  for (const weakPassword of ["", "corta", "tuttominuscolo1!"])
    expect(parseAnswer(await reset(email, token, weakPassword)).codes).toEqual([
      "error.registration.password.not_valid",
    ]);
  expect(parseAnswer(await check(email, token)).status).toBe(0);
});

test("a visitor's requests are limited per address, known or not", async () => {
  for (const e_mail of ["ignoto@madia.test", (await createCustomer()).email]) {
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(
        parseAnswer(await post(`${API}/password_reset_token_request`, { e_mail }, `asker of ${e_mail}`)),
      );
    expect(answers.at(-1)).toMatchObject({ http: 429, codes: ["error.registration.too_many"] });
  }
});

test("strangers' requests flood no mailbox, and the owner's link is among what they sent", async () => {
  const { email } = await createCustomer();
  for (let index = 0; index < 7; index += 1) await request(email);
  expect(await emailSubjects(backend, email)).toHaveLength(5);
  const token = await requestToken(email);
  expect(await emailSubjects(backend, email)).toHaveLength(5);
  expect(parseAnswer(await reset(email, token)).status).toBe(0);
});

test("a missing address returns an input error", async () => {
  expect(parseAnswer(await post(`${API}/password_reset_token_request`, {})).codes).toEqual([
    "error.input.e_mail",
  ]);
});

test("an unconfirmed registration gets a link to choose the password", async () => {
  const email = "attesa@madia.test";
  await post(`${API}/register_user`, {
    email,
    password: NEW,
    firstName: "Ada",
    lastName: "Neri",
    phone: "3331234567",
    postalcode: "20144",
    disclaimers: [51, 52, 53].map((registrationDisclaimerId) => ({ registrationDisclaimerId, value: "1" })),
  });
  await request(email);
  expect(await emailSubjects(backend, email)).toEqual([
    "Conferma la tua registrazione",
    "Scegli la password del tuo account",
  ]);
});

describe("a preview of another day", () => {
  const onDay = (day: string, path: string) => backend.get(`${API}/${path}&forcedPreviewDate=${day}`);

  test("neither revives an expired token", async () => {
    const { email } = await createCustomer();
    const token = await requestToken(email);
    backend.clock.advance(61 * 60_000);
    const path = `password_reset_token_check?e_mail=${encodeURIComponent(email)}&reset_token=${token}`;
    for (const day of ["2026-11-20", "2026-11-19"])
      expect(parseAnswer(await onDay(day, path)).codes).toEqual(INVALID_TOKEN);
  });

  test("nor deletes what was counted or sent", async () => {
    const { email } = await createCustomer();
    await requestToken(email);
    const attempts = () => backend.context.db.$count(loginAttempt);
    const before = [await attempts(), await emailSubjects(backend, email)];
    await onDay("2099-01-01", "registration_resend_email?e_mail=nessuno@madia.test");
    await onDay("2099-01-01", `password_reset_token_check?e_mail=${encodeURIComponent(email)}&reset_token=x`);
    expect(await attempts()).toBeGreaterThanOrEqual(Number(before[0]));
    expect(await emailSubjects(backend, email)).toEqual(before[1]);
  });
});
