import { createHash } from "node:crypto";
import { challengeSchema } from "@/lib/ebsn/schemas/bot-check";
import { leadingZeros, proofText } from "@/lib/rules/proof-of-work";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
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

const logIn = (token = "") =>
  backend
    .post(`/ebsn/api/auth/login${token && `?token_recaptcha=${encodeURIComponent(token)}`}`, CREDENTIALS)
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
