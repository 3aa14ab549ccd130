import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { mfaSchema } from "@/lib/ebsn/schemas/profile";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastMail, lettersTo } from "@/tests/support/mailbox";
import { newShopper, told, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

const PASSWORD = "Madia2026!";
const MINUTE = 60_000;

let backend: TestBackend;
let shopper: Shopper;
let login: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const rowOf = async () => {
  const [row] = await backend.context.db
    .select()
    .from(customer)
    .where(eq(customer.customerId, shopper.customerId));
  if (!row) throw new Error("no customer");
  return row;
};

beforeEach(async () => {
  shopper = await newShopper(backend);
  ({ login } = await rowOf());
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, shopper.customerId));
});

const enabled = async () => mfaSchema.parse(told(await shopper.get("registration/mfa_enabled")).data).enabled;
const turn = (on: boolean | string) => shopper.post("registration/update_mfa", { enabled: on }).then(told);

async function logIn(more: Record<string, string> = {}) {
  const answer = await backend.post(
    "/ebsn/api/auth/login",
    { login, password: PASSWORD, remember_me: "true", ...more },
    { "x-ebsn-uuid": login },
  );
  return { ...told(answer), session: answer.headers.get("x-ebsn-session") };
}

const mailedPin = async () => /\b\d{6}\b/.exec((await lastMail(backend, login)).body)?.[0] ?? "";
const other = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");

test("is off until it is switched on, and its owner is told", async () => {
  expect(await enabled()).toBe(false);
  expect((await logIn()).status).toBe(0);
  expect(await turn(true)).toMatchObject({ status: 0, data: { enabled: true } });
  expect(await enabled()).toBe(true);
  await turn("false");
  expect(await enabled()).toBe(false);
  expect(await lettersTo(backend, login)).toEqual([
    "Verifica in due passaggi attivata",
    "Verifica in due passaggi disattivata",
  ]);
  expect((await logIn()).status).toBe(0);
});

test("the right password brings a pin instead of a session, the right pin a session, once", async () => {
  await turn(true);
  const first = await logIn();
  expect(first).toMatchObject({ http: 200, session: null, codes: ["error.login.mfa_pin.required"] });
  const pin = await mailedPin();
  expect(pin).toMatch(/^\d{6}$/);
  const done = await logIn({ mfa_pin: `${pin.slice(0, 3)} ${pin.slice(3)}` });
  expect(done.status).toBe(0);
  expect(done.session).toMatch(/^[\w-]{43}$/);
  expect(await logIn({ mfa_pin: pin })).toMatchObject({
    session: null,
    codes: ["error.login.mfa_pin.expired"],
  });
});

test("a wrong password sends no pin and a right pin does not make up for it", async () => {
  await turn(true);
  const wrong = { password: "sbagliata" };
  expect((await logIn(wrong)).codes).toEqual(["error.login.wrong"]);
  expect(await lettersTo(backend, login)).toEqual(["Verifica in due passaggi attivata"]);
  await logIn();
  expect((await logIn({ ...wrong, mfa_pin: await mailedPin() })).codes).toEqual(["error.login.wrong"]);
});

test("a pin lasts ten minutes and five tries, also when they come at once", async () => {
  await turn(true);
  await logIn();
  const old = await mailedPin();
  backend.clock.advance(10 * MINUTE + 1000);
  expect((await logIn({ mfa_pin: old })).codes).toEqual(["error.login.mfa_pin.expired"]);
  await logIn();
  const pin = await mailedPin();
  const tries = await Promise.all(Array.from({ length: 5 }, () => logIn({ mfa_pin: other(pin) })));
  expect(tries.flatMap(({ codes }) => codes).sort()).toEqual([
    "error.login.mfa_pin.expired",
    ...Array.from({ length: 4 }, () => "error.login.mfa_pin.wrong"),
  ]);
  expect((await logIn({ mfa_pin: pin })).codes).toEqual(["error.login.mfa_pin.expired"]);
});

test("another pin takes the place of the one before, not at once and not without end", async () => {
  await turn(true);
  await logIn();
  const before = await mailedPin();
  expect((await logIn({ resend_mfa_pin: "true" })).codes).toEqual(["error.login.mfa_pin.too_soon"]);
  expect((await logIn()).codes).toEqual(["error.login.mfa_pin.required"]);
  expect(await mailedPin()).toBe(before);
  let last = { codes: [] as string[], http: 200 };
  for (let sent = 0; sent < 4; sent += 1) {
    backend.clock.advance(MINUTE);
    last = await logIn({ resend_mfa_pin: "true", mfa_pin: before });
    expect(last.codes).toEqual(["error.login.mfa_pin.resent"]);
  }
  const fresh = await mailedPin();
  backend.clock.advance(MINUTE);
  expect(await logIn({ resend_mfa_pin: "true" })).toMatchObject({
    http: 429,
    codes: ["error.login.mfa_pin.too_many"],
  });
  expect((await logIn({ mfa_pin: fresh })).status).toBe(0);
});

test("the database holds no pin as it is, and nobody switches another's", async () => {
  await turn(true);
  await logIn();
  const { rows } = (await backend.context.db.execute("select pin_hash as hash from mfa_pin")) as unknown as {
    rows: { hash: string }[];
  };
  for (const { hash } of rows) expect(hash).toMatch(/^scrypt\$/);
  expect((await backend.post("/ebsn/api/registration/update_mfa", { enabled: false })).http).toBe(403);
  expect((await turn("forse")).http).toBe(400);
});
