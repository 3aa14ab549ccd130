import { hashPassword } from "@/backend/modules/session/password";
import { customer } from "@/backend/db/schema";
import { eq } from "drizzle-orm";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastMail, lettersTo, linkIn } from "@/tests/support/mailbox";
import { newShopper, told } from "@/tests/support/shopper";

allowLocalhost();

const API = "/ebsn/api/registration";
const OLD = "Vecchia1!";
const NEW = "Nuova&lunga1";

let backend: TestBackend;
let calls = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const post = (path: string, body: object) =>
  backend.post(path, body, { "x-ebsn-uuid": `visitor-${(calls += 1)}` });
const request = (e_mail: string) => post(`${API}/password_reset_token_request`, { e_mail });
const check = (e_mail: string, reset_token: string) =>
  post(`${API}/password_reset_token_check`, { e_mail, reset_token });
const reset = (e_mail: string, reset_token: string, password = NEW) =>
  post(`${API}/password_reset`, { e_mail, reset_token, password });
const login = (email: string, password: string) => post("/ebsn/api/auth/login", { login: email, password });

async function forgetful() {
  const shopper = await newShopper(backend);
  const [row] = await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(OLD) })
    .where(eq(customer.customerId, shopper.customerId))
    .returning();
  if (!row) throw new Error("no customer");
  return { email: row.login, shopper };
}

async function tokenFor(email: string): Promise<string> {
  expect(told(await request(email)).status).toBe(0);
  return linkIn((await lastMail(backend, email)).body).get("token") ?? "";
}

const OVER = ["error.password_reset.token.not_valid"];

test("a new password is chosen by the letter's token; every session ends", async () => {
  const { email, shopper } = await forgetful();
  const token = await tokenFor(email.toUpperCase().toLowerCase());
  expect(told(await check(email, token)).data).toEqual({ valid: true });
  expect(told(await reset(email, token)).status).toBe(0);
  expect((await shopper.get("auth/test")).http).toBe(419);
  expect(told(await login(email, OLD)).codes).toEqual(["error.login.wrong"]);
  expect(told(await login(email, NEW)).status).toBe(0);
  expect((await lettersTo(backend, email)).at(-1)).toBe("La tua password è cambiata");
});

test("a token is good once, for an hour, for its own address; a new password ends the others", async () => {
  const { email } = await forgetful();
  const [first, second] = [await tokenFor(email), await tokenFor(email)];
  expect(told(await check("seconda@madia.test", first)).codes).toEqual(OVER);
  expect(told(await reset("seconda@madia.test", first)).codes).toEqual(OVER);
  expect(told(await reset(email, first)).status).toBe(0);
  for (const used of [first, second, "inventato", ""]) {
    expect(told(await check(email, used)).codes).toEqual(OVER);
    expect(told(await reset(email, used)).codes).toEqual(OVER);
  }
  const late = await tokenFor(email);
  backend.clock.advance(61 * 60 * 1000);
  expect(told(await reset(email, late)).codes).toEqual(OVER);
});

test("one token changes the password once, also when it is sent twice at once", async () => {
  const { email } = await forgetful();
  const token = await tokenFor(email);
  const answers = await Promise.all([reset(email, token), reset(email, token, "Altra&lunga1")]);
  expect(answers.map((answer) => told(answer).status).sort()).toEqual([0, 1]);
});

test("an unknown address gets the same answer and no letter", async () => {
  const { email } = await forgetful();
  expect(told(await request("nessuno@madia.test"))).toEqual(told(await request(email)));
  expect(await lettersTo(backend, "nessuno@madia.test")).toEqual([]);
});

test("a weak password is refused in the rule's words and does not use the token up", async () => {
  const { email } = await forgetful();
  const token = await tokenFor(email);
  for (const weak of ["", "corta", "tuttominuscolo1!"])
    expect(told(await reset(email, token, weak)).codes).toEqual(["error.registration.password.not_valid"]);
  expect(told(await check(email, token)).status).toBe(0);
});

test("asking is counted by address, known or not", async () => {
  for (const e_mail of ["ignoto@madia.test", (await forgetful()).email]) {
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(told(await request(e_mail)));
    expect(answers.at(-1)).toMatchObject({ http: 429, codes: ["error.registration.too_many"] });
  }
});

test("an address is asked for by name", async () => {
  expect(told(await post(`${API}/password_reset_token_request`, {})).codes).toEqual(["error.input.e_mail"]);
});

test("whoever has not confirmed their address is sent that letter again", async () => {
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
  expect(await lettersTo(backend, email)).toEqual([
    "Conferma la tua registrazione",
    "Conferma la tua registrazione",
  ]);
});
