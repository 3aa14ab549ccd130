import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { challengeSchema } from "@/lib/ebsn/schemas/bot-check";
import { leadingZeros, proofText } from "@/lib/rules/proof-of-work";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastEmail } from "@/tests/support/mailbox";
import { parseAnswer } from "@/tests/support/shopper";

allowLocalhost();

const CREDENTIALS = { login: "cliente@madia.test", password: "Madia2026!" };

let backend: TestBackend;

afterEach(() => backend.stop());

async function solve(): Promise<string> {
  const { data } = parseAnswer(await backend.get("/ebsn/api/bot-check/challenge"));
  const { challenge, difficulty } = challengeSchema.parse(data);
  for (let nonce = 0; ; nonce += 1) {
    const text = proofText(challenge, nonce);
    if (leadingZeros(createHash("sha256").update(text).digest()) >= difficulty) return text;
  }
}

const logIn = (token = "", pin?: string) =>
  backend
    .post(`/ebsn/api/auth/login${token && `?token_recaptcha=${encodeURIComponent(token)}`}`, {
      ...CREDENTIALS,
      ...(pin === undefined ? {} : { mfa_pin: pin }),
    })
    .then(parseAnswer);

test("a solved challenge is taken once; an unsolved, foreign or old one never", async () => {
  backend = await startBackend();
  const token = await solve();
  expect((await logIn(token)).status).toBe(0);
  expect((await logIn(token)).codes).toEqual(["error.bot_check.used"]);
  const [salt, expires, signature] = (await solve()).split(".");
  expect((await logIn(`${salt}.${expires}.${signature}.x`)).codes).toEqual(["error.bot_check.not_valid"]);
  expect((await logIn(`${salt}.${Number(expires) + 1}.${signature}.0`)).codes).toEqual([
    "error.bot_check.not_valid",
  ]);
  const old = await solve();
  backend.clock.advance(11 * 60_000);
  expect((await logIn(old)).codes).toEqual(["error.bot_check.not_valid"]);
});

test.each([
  "auth/login",
  "registration/update_user_detail",
  "registration/password_reset",
  "registration/register_user",
  "registration/update_password",
  "registration-card/password_reset",
  "registration-card/register-user",
  "auth/login/",
  "auth/log%69n",
])("a shop that insists on it checks %s, and no other call", async (path) => {
  backend = await startBackend({ env: { BOT_CHECK_REQUIRED: "true" } });
  expect(parseAnswer(await backend.post(`/ebsn/api/${path}`, {})).codes).toEqual([
    "error.bot_check.required",
  ]);
  expect(parseAnswer(await backend.get("/ebsn/api/auth/test")).codes).toEqual([]);
});

test("forms without scripts have none, unless the shop insists", async () => {
  backend = await startBackend();
  expect((await logIn()).status).toBe(0);
  await backend.stop();
  backend = await startBackend({ env: { BOT_CHECK_REQUIRED: "true" } });
  expect((await logIn()).codes).toEqual(["error.bot_check.required"]);
  expect((await logIn(await solve())).status).toBe(0);
});

test("no token comes with a pin, where one was sent and can still be entered", async () => {
  backend = await startBackend({ env: { BOT_CHECK_REQUIRED: "true" } });
  const required = ["error.bot_check.required"];
  expect((await logIn("", "000000")).codes).toEqual(required);
  await backend.context.db
    .update(customer)
    .set({ mfaEnabled: true })
    .where(eq(customer.login, CREDENTIALS.login));
  expect((await logIn("", "000000")).codes).toEqual(required);
  expect((await logIn(await solve())).codes).toEqual(["error.login.mfa_pin.required"]);
  const pin = /\b\d{6}\b/.exec((await lastEmail(backend, CREDENTIALS.login)).body)?.[0] ?? "";
  const reset = { e_mail: CREDENTIALS.login, mfa_pin: pin };
  expect(parseAnswer(await backend.post("/ebsn/api/registration/password_reset", reset)).codes).toEqual(
    required,
  );
  expect((await logIn("", pin)).status).toBe(0);
  expect((await logIn("", pin)).codes).toEqual(required);
  backend.clock.advance(60_000);
  await logIn(await solve());
  backend.clock.advance(11 * 60_000);
  expect((await logIn("", "000000")).codes).toEqual(required);
});
