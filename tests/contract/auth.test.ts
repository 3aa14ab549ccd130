import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, parseAnswer } from "@/tests/support/shopper";

const CREDENTIALS = { login: " Cliente@madia.test ", password: "Madia2026!", remember_me: "true" };
const HOUR = 60 * 60 * 1000;

const backend = backendForFile();

const login = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.post("/ebsn/api/auth/login", body, headers);
const testAuth = (headers: Record<string, string>) => backend.get("/ebsn/api/auth/test", headers);
const userId = (answer: { body: unknown }) => (answer.body as { user?: { userId: number } }).user?.userId;

function tokens({ headers }: { headers: Headers }): Record<string, string> {
  return Object.fromEntries(
    ["x-ebsn-session", "x-ebsn-account"].map((name) => [name, headers.get(name) ?? ""]),
  );
}

function pickToken(tokensByName: Record<string, string>, name: string): Record<string, string> {
  return { [name]: tokensByName[name] ?? "" };
}

test("a visitor without a session is user -1 and auth/test opens no session", async () => {
  const answer = await testAuth({});
  expect(userId(answer)).toBe(-1);
  expect(answer.headers.get("x-ebsn-session")).toBeNull();
});

test("login returns the user and both tokens, ignoring case and spaces of the login name", async () => {
  const answer = await login(CREDENTIALS);
  expect(parseAnswer(answer).status).toBe(0);
  expect(userId(answer)).toBeGreaterThan(0);
  const tokensByName = tokens(answer);
  expect(tokensByName["x-ebsn-session"]).toMatch(/^[\w-]{43}$/);
  expect(tokensByName["x-ebsn-account"]).toMatch(/^[\w-]{43}$/);
  expect(userId(await testAuth(pickToken(tokensByName, "x-ebsn-session")))).toBe(userId(answer));
});

test("login accepts form-encoded bodies", async () => {
  const response = await fetch(`${backend.url}/ebsn/api/auth/login`, {
    method: "POST",
    body: new URLSearchParams(CREDENTIALS),
  });
  expect(((await response.json()) as { response: { status: number } }).response.status).toBe(0);
});

test("a wrong password and an unknown login get the same response", async () => {
  const headers = { "x-ebsn-uuid": "same-answer" };
  const wrong = parseAnswer(await login({ ...CREDENTIALS, password: "sbagliata" }, headers));
  const unknown = parseAnswer(await login({ ...CREDENTIALS, login: "nessuno@madia.test" }, headers));
  expect(wrong.codes).toEqual(["error.login.wrong"]);
  expect(wrong).toEqual(unknown);
});

test("an account token alone opens a new session", async () => {
  const tokensByName = tokens(await login(CREDENTIALS));
  const answer = await testAuth(pickToken(tokensByName, "x-ebsn-account"));
  expect(userId(answer)).toBeGreaterThan(0);
  expect(answer.headers.get("x-ebsn-session")).toMatch(/^[\w-]{43}$/);
});

test("a session expires after two idle hours, a remembered account after sixty days", async () => {
  const tokensByName = tokens(await login(CREDENTIALS));
  backend.clock.advance(2 * HOUR + 1000);
  const expired = await testAuth(pickToken(tokensByName, "x-ebsn-session"));
  expect(expired.http).toBe(419);
  expect(parseAnswer(expired).messages).toEqual([
    "La sessione è scaduta, si prega di rieffettuare il login per continuare.",
  ]);
  expect(userId(await testAuth(tokensByName))).toBeGreaterThan(0);
  backend.clock.advance(61 * 24 * HOUR);
  expect((await testAuth(tokensByName)).http).toBe(419);
});

test("an account token without remember_me expires with its session", async () => {
  const tokensByName = tokens(await login({ ...CREDENTIALS, remember_me: "false" }));
  expect(userId(await testAuth(pickToken(tokensByName, "x-ebsn-account")))).toBeGreaterThan(0);
  backend.clock.advance(2 * HOUR + 1000);
  expect((await testAuth(pickToken(tokensByName, "x-ebsn-account"))).http).toBe(419);
});

test("requests keep a session alive", async () => {
  const tokensByName = pickToken(tokens(await login(CREDENTIALS)), "x-ebsn-session");
  for (const _hour of [1, 2, 3]) {
    backend.clock.advance(HOUR);
    expect(userId(await testAuth(tokensByName))).toBeGreaterThan(0);
  }
});

test("logout revokes both tokens", async () => {
  const tokensByName = tokens(await login(CREDENTIALS));
  const loggedOut = await backend.post("/ebsn/api/auth/logout", {}, tokensByName);
  expect(userId(loggedOut)).toBe(-1);
  expect((await testAuth(pickToken(tokensByName, "x-ebsn-session"))).http).toBe(419);
  expect((await testAuth(pickToken(tokensByName, "x-ebsn-account"))).http).toBe(419);
});

test("logout ends every session that the account token has opened, also one whose answer is still under way", async () => {
  const tokensByName = tokens(await login(CREDENTIALS));
  const account = pickToken(tokensByName, "x-ebsn-account");
  const [kept, late] = await Promise.all([testAuth(account), testAuth(account)]);
  await backend.post(
    "/ebsn/api/auth/logout",
    {},
    { ...account, ...pickToken(tokens(kept), "x-ebsn-session") },
  );
  expect((await testAuth(pickToken(tokens(late), "x-ebsn-session"))).http).toBe(419);
});

test("a stale session token does not prevent login", async () => {
  const answer = await login(CREDENTIALS, { "x-ebsn-session": "nobody-knows-this-token" });
  expect(parseAnswer(answer).status).toBe(0);
});

test("every response of a session carries its user at the root", async () => {
  const shopper = await newShopper(backend);
  const answer = await shopper.get("store/list");
  expect(userId(answer)).toBe(shopper.customerId);
});

test("the database stores no plain-text tokens or passwords", async () => {
  const tokensByName = tokens(await login(CREDENTIALS));
  const { rows } = (await backend.context.db.execute(
    "select (select json_agg(s) from session s)::text || (select json_agg(a) from account_token a)::text || (select json_agg(c) from customer c)::text as everything",
  )) as unknown as { rows: { everything: string }[] };
  const everything = rows[0]?.everything ?? "";
  expect(everything).toContain("scrypt$");
  for (const secret of [...Object.values(tokensByName), CREDENTIALS.password])
    expect(everything).not.toContain(secret);
});

const TOO_MANY = /^Troppi tentativi di accesso\. Riprova tra \d+ minut[oi]\.$/;

const failTimes = (count: number, name: string, visitorOf: (index: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      login({ login: name, password: `prova${index}` }, { "x-ebsn-uuid": visitorOf(index) }),
    ),
  );

test("a visitor gets five attempts at a login, even when concurrent", async () => {
  const answers = await failTimes(8, "bersaglio@madia.test", () => "one-guesser");
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(5);
  const throttled = answers.find(({ http }) => http === 429);
  expect(throttled && parseAnswer(throttled).messages[0]).toMatch(TOO_MANY);
  backend.clock.advance(16 * 60 * 1000);
  const later = await login({ login: "bersaglio@madia.test", password: "prova" });
  expect(later.http).toBe(200);
});

test("wrong passwords of others do not lock a customer out", async () => {
  await failTimes(8, CREDENTIALS.login, (index) => `guesser-${index}`);
  const answer = await login(CREDENTIALS, { "x-ebsn-uuid": "customer-elsewhere" });
  expect(parseAnswer(answer).status).toBe(0);
});

test("many visitors together are stopped, but not one who logged in before", async () => {
  const customer = { "x-ebsn-uuid": "customer-at-home" };
  await login(CREDENTIALS, customer);
  const answers = await failTimes(60, CREDENTIALS.login, (index) => `crowd-${index}`);
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(50);
  const somebody = await login(CREDENTIALS, { "x-ebsn-uuid": "somebody" });
  expect([somebody.http, parseAnswer(somebody).codes]).toEqual([429, ["error.login.many_wrong"]]);
  expect(parseAnswer(await login(CREDENTIALS, customer)).status).toBe(0);
  backend.clock.advance(16 * 60 * 1000);
});

test("login attempts are limited per visitor", async () => {
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
])("a login with missing fields returns 400 and names the field", async (body, field) => {
  const answer = parseAnswer(await login(body as Record<string, string>));
  expect(answer.http).toBe(400);
  expect(answer.codes).toContain(`error.input.${field}`);
});
