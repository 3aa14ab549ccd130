import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, told } from "@/tests/support/shopper";

allowLocalhost();

const RIGHT = { login: " Cliente@madia.test ", password: "Madia2026!", remember_me: "true" };
const HOUR = 60 * 60 * 1000;

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

const login = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.post("/ebsn/api/auth/login", body, headers);
const ask = (headers: Record<string, string>) => backend.get("/ebsn/api/auth/test", headers);
const userId = (answer: { body: unknown }) => (answer.body as { user?: { userId: number } }).user?.userId;

function tokens({ headers }: { headers: Headers }): Record<string, string> {
  return Object.fromEntries(
    ["x-ebsn-session", "x-ebsn-account"].map((name) => [name, headers.get(name) ?? ""]),
  );
}

function only(given: Record<string, string>, name: string): Record<string, string> {
  return { [name]: given[name] ?? "" };
}

test("a visitor without session is user -1 and gets none by asking", async () => {
  const answer = await ask({});
  expect(userId(answer)).toBe(-1);
  expect(answer.headers.get("x-ebsn-session")).toBeNull();
});

test("logging in answers the user and both tokens, whatever the case and the spaces of the login", async () => {
  const answer = await login(RIGHT);
  expect(told(answer).status).toBe(0);
  expect(userId(answer)).toBeGreaterThan(0);
  const given = tokens(answer);
  expect(given["x-ebsn-session"]).toMatch(/^[\w-]{43}$/);
  expect(given["x-ebsn-account"]).toMatch(/^[\w-]{43}$/);
  expect(userId(await ask(only(given, "x-ebsn-session")))).toBe(userId(answer));
});

test("the form of a browser is understood too", async () => {
  const response = await fetch(`${backend.url}/ebsn/api/auth/login`, {
    method: "POST",
    body: new URLSearchParams(RIGHT),
  });
  expect(((await response.json()) as { response: { status: number } }).response.status).toBe(0);
});

test("a wrong password and an unknown login get the same answer", async () => {
  const headers = { "x-ebsn-uuid": "same-answer" };
  const wrong = told(await login({ ...RIGHT, password: "sbagliata" }, headers));
  const unknown = told(await login({ ...RIGHT, login: "nessuno@madia.test" }, headers));
  expect(wrong.codes).toEqual(["error.login.wrong"]);
  expect(wrong).toEqual(unknown);
});

test("an account token alone opens a new session", async () => {
  const given = tokens(await login(RIGHT));
  const answer = await ask(only(given, "x-ebsn-account"));
  expect(userId(answer)).toBeGreaterThan(0);
  expect(answer.headers.get("x-ebsn-session")).toMatch(/^[\w-]{43}$/);
});

test("a session ends after two idle hours; a remembered account goes on for sixty days", async () => {
  const given = tokens(await login(RIGHT));
  backend.clock.advance(2 * HOUR + 1000);
  const expired = await ask(only(given, "x-ebsn-session"));
  expect(expired.http).toBe(419);
  expect(told(expired).messages).toEqual([
    "La sessione è scaduta, si prega di rieffettuare il login per continuare.",
  ]);
  expect(userId(await ask(given))).toBeGreaterThan(0);
  backend.clock.advance(61 * 24 * HOUR);
  expect((await ask(given)).http).toBe(419);
});

test("an account that is not remembered ends with its session", async () => {
  const given = tokens(await login({ ...RIGHT, remember_me: "false" }));
  expect(userId(await ask(only(given, "x-ebsn-account")))).toBeGreaterThan(0);
  backend.clock.advance(2 * HOUR + 1000);
  expect((await ask(only(given, "x-ebsn-account"))).http).toBe(419);
});

test("being used keeps a session alive", async () => {
  const given = only(tokens(await login(RIGHT)), "x-ebsn-session");
  for (const _hour of [1, 2, 3]) {
    backend.clock.advance(HOUR);
    expect(userId(await ask(given))).toBeGreaterThan(0);
  }
});

test("logging out revokes both tokens", async () => {
  const given = tokens(await login(RIGHT));
  const out = await backend.post("/ebsn/api/auth/logout", {}, given);
  expect(userId(out)).toBe(-1);
  expect((await ask(only(given, "x-ebsn-session"))).http).toBe(419);
  expect((await ask(only(given, "x-ebsn-account"))).http).toBe(419);
});

test("a stale session does not keep anybody from logging in again", async () => {
  const answer = await login(RIGHT, { "x-ebsn-session": "nobody-knows-this-token" });
  expect(told(answer).status).toBe(0);
});

test("every answer of a session carries its user at the root", async () => {
  const shopper = await newShopper(backend);
  const answer = await shopper.get("store/list");
  expect(userId(answer)).toBe(shopper.customerId);
});

test("the database holds no token and no password as they are", async () => {
  const given = tokens(await login(RIGHT));
  const { rows } = (await backend.context.db.execute(
    "select (select json_agg(s) from session s)::text || (select json_agg(a) from account_token a)::text || (select json_agg(c) from customer c)::text as everything",
  )) as unknown as { rows: { everything: string }[] };
  const everything = rows[0]?.everything ?? "";
  expect(everything).toContain("scrypt$");
  for (const secret of [...Object.values(given), RIGHT.password]) expect(everything).not.toContain(secret);
});

test("too many wrong attempts are refused with 429, also when they come at once", async () => {
  const attempts = Array.from({ length: 8 }, (_, index) =>
    login(
      { login: "bersaglio@madia.test", password: `prova${index}` },
      { "x-ebsn-uuid": `visitor-${index}` },
    ),
  );
  const answers = await Promise.all(attempts);
  expect(answers.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(5);
  const refused = answers.find(({ http }) => http === 429);
  expect(refused && told(refused).messages[0]).toMatch(
    /^Troppi tentativi di accesso\. Riprova tra \d+ minut[oi]\.$/,
  );
  backend.clock.advance(16 * 60 * 1000);
  const later = await login({ login: "bersaglio@madia.test", password: "prova" });
  expect(later.http).toBe(200);
});

test("one visitor cannot try many logins", async () => {
  const headers = { "x-ebsn-uuid": "one-visitor" };
  const answers = [];
  for (let index = 0; index < 21; index += 1)
    answers.push(await login({ login: `altro${index}@madia.test`, password: "prova" }, headers));
  expect(answers.at(-1)?.http).toBe(429);
});

test.each([
  [{}, "login"],
  [{ login: "", password: "x" }, "login"],
  [{ login: "x@madia.test" }, "password"],
])("a login without its fields is named in the answer", async (body, field) => {
  const answer = told(await login(body as Record<string, string>));
  expect(answer.http).toBe(400);
  expect(answer.codes).toContain(`error.input.${field}`);
});
