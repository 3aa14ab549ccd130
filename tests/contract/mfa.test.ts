import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { createAccountToken, createSession } from "@/backend/modules/session/session";
import { mfaSchema } from "@/lib/ebsn/schemas/profile";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmail, emailSubjects } from "@/tests/support/mailbox";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const PASSWORD = "Madia2026!";
const MINUTE = 60_000;

const backend = backendForFile();
let shopper: Shopper;
let login: string;

const fetchCustomer = async () => {
  const [row] = await backend.context.db
    .select()
    .from(customer)
    .where(eq(customer.customerId, shopper.customerId));
  if (!row) throw new Error("no customer");
  return row;
};

beforeEach(async () => {
  shopper = await newShopper(backend);
  ({ login } = await fetchCustomer());
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, shopper.customerId));
});

const fetchEnabled = async () =>
  mfaSchema.parse(parseAnswer(await shopper.get("registration/mfa_enabled")).data).enabled;
const setMfa = (enabledValue: boolean | string, password?: string) =>
  shopper
    .post("registration/update_mfa", {
      enabled: enabledValue,
      ...(password === undefined ? {} : { password }),
    })
    .then(parseAnswer);

async function logIn(overrides: Record<string, string> = {}) {
  const answer = await backend.post(
    "/ebsn/api/auth/login",
    { login, password: PASSWORD, remember_me: "true", ...overrides },
    { "x-ebsn-uuid": login },
  );
  return { ...parseAnswer(answer), session: answer.headers.get("x-ebsn-session") };
}

const emailedPin = async () => /\b\d{6}\b/.exec((await lastEmail(backend, login)).body)?.[0] ?? "";
const differentPin = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");

test("two-factor log-in is off by default, and changes are emailed to the customer", async () => {
  expect(await fetchEnabled()).toBe(false);
  expect((await logIn()).status).toBe(0);
  expect(await setMfa(true)).toMatchObject({ status: 0, data: { enabled: true } });
  expect(await fetchEnabled()).toBe(true);
  await setMfa("false", PASSWORD);
  expect(await fetchEnabled()).toBe(false);
  expect(await emailSubjects(backend, login)).toEqual([
    "Verifica in due passaggi attivata",
    "Verifica in due passaggi disattivata",
  ]);
  expect((await logIn()).status).toBe(0);
});

test("the right password sends a pin, and the right pin opens a session once", async () => {
  await setMfa(true);
  const first = await logIn();
  expect(first).toMatchObject({ http: 200, session: null, codes: ["error.login.mfa_pin.required"] });
  const pin = await emailedPin();
  expect(pin).toMatch(/^\d{6}$/);
  const loggedIn = await logIn({ mfa_pin: `${pin.slice(0, 3)} ${pin.slice(3)}` });
  expect(loggedIn.status).toBe(0);
  expect(loggedIn.session).toMatch(/^[\w-]{43}$/);
  expect(await logIn({ mfa_pin: pin })).toMatchObject({
    session: null,
    codes: ["error.login.mfa_pin.expired"],
  });
});

test("a wrong password sends no pin, and a right pin does not replace it", async () => {
  await setMfa(true);
  const wrong = { password: "sbagliata" };
  expect((await logIn(wrong)).codes).toEqual(["error.login.wrong"]);
  expect(await emailSubjects(backend, login)).toEqual(["Verifica in due passaggi attivata"]);
  await logIn();
  expect((await logIn({ ...wrong, mfa_pin: await emailedPin() })).codes).toEqual(["error.login.wrong"]);
});

test("a pin expires after ten minutes or five attempts, even concurrent ones", async () => {
  await setMfa(true);
  await logIn();
  const expiredPin = await emailedPin();
  backend.clock.advance(10 * MINUTE + 1000);
  expect((await logIn({ mfa_pin: expiredPin })).codes).toEqual(["error.login.mfa_pin.expired"]);
  await logIn();
  const pin = await emailedPin();
  const tries = await Promise.all(Array.from({ length: 5 }, () => logIn({ mfa_pin: differentPin(pin) })));
  expect(tries.flatMap(({ codes }) => codes).sort()).toEqual([
    "error.login.mfa_pin.expired",
    ...Array.from({ length: 4 }, () => "error.login.mfa_pin.wrong"),
  ]);
  expect((await logIn({ mfa_pin: pin })).codes).toEqual(["error.login.mfa_pin.expired"]);
});

test("a resent pin replaces the previous one, with a delay and a limit", async () => {
  await setMfa(true);
  await logIn();
  const before = await emailedPin();
  expect((await logIn({ resend_mfa_pin: "true" })).codes).toEqual(["error.login.mfa_pin.too_soon"]);
  expect((await logIn()).codes).toEqual(["error.login.mfa_pin.required"]);
  expect(await emailedPin()).toBe(before);
  let last = { codes: [] as string[], http: 200 };
  for (let sent = 0; sent < 4; sent += 1) {
    backend.clock.advance(MINUTE);
    last = await logIn({ resend_mfa_pin: "true", mfa_pin: before });
    expect(last.codes).toEqual(["error.login.mfa_pin.resent"]);
  }
  const newPin = await emailedPin();
  backend.clock.advance(MINUTE);
  expect(await logIn({ resend_mfa_pin: "true" })).toMatchObject({
    http: 429,
    codes: ["error.login.mfa_pin.too_many"],
  });
  expect((await logIn({ mfa_pin: newPin })).status).toBe(0);
});

test("a session alone does not switch it off: that takes the password", async () => {
  await setMfa(true);
  expect((await setMfa(false)).codes).toEqual(["error.password.required"]);
  expect((await setMfa(false, "sbagliata")).codes).toEqual(["error.password.wrong"]);
  expect(await fetchEnabled()).toBe(true);
  expect((await setMfa(false, PASSWORD)).status).toBe(0);
  expect(await fetchEnabled()).toBe(false);
});

test("passwords to switch it off are not guessed", async () => {
  await setMfa(true);
  for (let count = 0; count < 5; count += 1) await setMfa(false, `sbagliata${count}`);
  expect(await setMfa(false, PASSWORD)).toMatchObject({ http: 429, codes: ["error.password.too_many"] });
  expect(await fetchEnabled()).toBe(true);
});

test("who logged in a moment ago switches it off without the password", async () => {
  const token = await createSession(backend.context.db, backend.clock.now(), shopper.customerId);
  const account = await createAccountToken(
    backend.context.db,
    backend.clock.now(),
    shopper.customerId,
    token,
    true,
  );
  const switchOff = () =>
    backend
      .post(
        "/ebsn/api/registration/update_mfa",
        { enabled: false },
        { "x-ebsn-session": token, "x-ebsn-account": account },
      )
      .then(parseAnswer);
  await setMfa(true);
  expect((await switchOff()).status).toBe(0);
  await setMfa(true);
  backend.clock.advance(10 * MINUTE);
  expect((await switchOff()).codes).toEqual(["error.password.required"]);
});

test("pins are stored hashed, and switching requires login", async () => {
  await setMfa(true);
  await logIn();
  const { rows } = (await backend.context.db.execute("select pin_hash as hash from mfa_pin")) as unknown as {
    rows: { hash: string }[];
  };
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) expect(hash).toMatch(/^scrypt\$/);
  expect((await backend.post("/ebsn/api/registration/update_mfa", { enabled: false })).http).toBe(403);
  expect((await setMfa("forse")).http).toBe(400);
});
