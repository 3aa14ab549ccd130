import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { socialDetailSchema } from "@/lib/ebsn/schemas/registration";
import { startBackend } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects } from "@/tests/support/mailbox";
import { parseAnswer, shopperWithToken } from "@/tests/support/shopper";

const RELAY = "http://localhost:3000/api/social/demo/callback?state=abc";

const backend = backendForFile();

async function codeOf(email: string): Promise<string> {
  const redirect = await backend.get(
    `/ebsn/api/social-redir/demo-mobile?relay_state_url=${encodeURIComponent(RELAY)}`,
  );
  const page = new URL(redirect.headers.get("location") ?? "");
  expect((await backend.get(`${page.pathname}${page.search}`)).body).toContain("Accesso di prova");
  const answer = await backend.post("/social/demo", {
    relay_state_url: RELAY,
    e_mail: email,
    first_name: "Nora",
    last_name: "Valli",
  });
  const target = new URL(answer.headers.get("location") ?? "");
  expect(target.searchParams.get("state")).toBe("abc");
  return target.searchParams.get("code") ?? "";
}

async function logIn(code: string) {
  const answer = await backend.get(`/ebsn/api/registration/social_user_detail?code=${code}`);
  return { ...parseAnswer(answer), token: answer.headers.get("x-ebsn-session") ?? "" };
}

test("a new person has an account to complete; the second time it is theirs", async () => {
  const first = await logIn(await codeOf("nora@social.test"));
  const { user, completed } = socialDetailSchema.parse(first.data);
  expect(completed).toBe(false);
  const shopper = shopperWithToken(backend, user?.userId ?? 0, first.token);
  await shopper.post("registration/update_user_detail", {
    firstName: "Nora",
    lastName: "Valli",
    phone: "333 1234567",
  });
  const second = socialDetailSchema.parse((await logIn(await codeOf("nora@social.test"))).data);
  expect(second).toMatchObject({ completed: true, user: { userId: user?.userId } });
});

test("a new person who logs in twice at once has one account", async () => {
  const codes = [await codeOf("due@social.test"), await codeOf("due@social.test")];
  const answers = await Promise.all(codes.map(logIn));
  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
  const [first, second] = answers.map(({ data }) => socialDetailSchema.parse(data).user?.userId);
  expect(second).toBe(first);
});

test("an existing customer gets their account, and an email", async () => {
  const { data } = await logIn(await codeOf("cliente@madia.test"));
  expect(socialDetailSchema.parse(data)).toMatchObject({ completed: true, user: { userId: 1001 } });
  expect(await emailSubjects(backend, "cliente@madia.test")).toContain(
    "Un nuovo modo di accedere al tuo account",
  );
});

test("a log-in ends the session that the browser had before, and needs none that is valid", async () => {
  const before = await logIn(await codeOf("nora@social.test"));
  const { user } = socialDetailSchema.parse(before.data);
  const browser = shopperWithToken(backend, user?.userId ?? 0, before.token);
  const code = await codeOf("due@social.test");
  expect((await browser.get(`registration/social_user_detail?code=${code}`)).http).toBe(200);
  expect((await browser.get("auth/test")).http).toBe(419);
  const later = await codeOf("due@social.test");
  expect((await browser.get(`registration/social_user_detail?code=${later}`)).http).toBe(200);
});

test("a code is valid once, for five minutes, and never for staff", async () => {
  const code = await codeOf("nora@social.test");
  expect((await logIn(code)).status).toBe(0);
  expect((await logIn(code)).codes).toEqual(["error.social.code"]);
  const late = await codeOf("nora@social.test");
  backend.clock.advance(6 * 60_000);
  expect((await logIn(late)).codes).toEqual(["error.social.code"]);
  expect((await logIn(await codeOf("staff@madia.test"))).codes).toEqual(["error.social.staff"]);
});

test.each(["google-mobile", "facebook-mobile", "facebook-mobile-init"])(
  "%s leads to the stand-in",
  async (start) => {
    const redirect = await backend.get(
      `/ebsn/api/social-redir/${start}?use-plugin=false&relay_state_url=${encodeURIComponent(RELAY)}`,
    );
    const page = new URL(redirect.headers.get("location") ?? "");
    expect([page.pathname, page.searchParams.get("relay_state_url")]).toEqual(["/social/demo", RELAY]);
  },
);

test("the stand-in, switched off, knows nobody", async () => {
  const closed = await startBackend({ env: { SOCIAL_STAND_IN: "false" } });
  const person = { relay_state_url: RELAY, e_mail: "cliente@madia.test", first_name: "A", last_name: "B" };
  const answers = await Promise.all([
    closed.get(`/ebsn/api/social-redir/demo-mobile?relay_state_url=${encodeURIComponent(RELAY)}`),
    closed.get(`/ebsn/api/social-redir/identity-mobile?relay_state_url=${encodeURIComponent(RELAY)}`),
    closed.post("/social/demo", person),
    closed.post("/social/identity", person),
  ]);
  expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404]);
  await closed.stop();
});

test("the stand-in only redirects to the shop", async () => {
  const foreign = encodeURIComponent("https://example.org/");
  expect((await backend.get(`/ebsn/api/social-redir/demo-mobile?relay_state_url=${foreign}`)).http).toBe(400);
});

test("a new password is asked for by user name or fiscal code too, and the answer does not reveal unknown ones", async () => {
  const ask = (params: string) =>
    backend.get(`/ebsn/api/registration/password_reset_token_request?${params}`).then(parseAnswer);
  await backend.context.db
    .update(customer)
    .set({ username: "giulia.f" })
    .where(eq(customer.customerId, 1001));
  const emails = async () =>
    (await emailSubjects(backend, "cliente@madia.test")).filter(
      (subject) => subject === "Scegli una nuova password",
    );
  expect((await ask("login=Giulia.F")).data).toEqual({ mailed: true });
  expect((await ask("fiscal_code=frrgli86d52f205r")).data).toEqual({ mailed: true });
  expect(await emails()).toHaveLength(2);
  expect((await ask("fiscal_code=RSSMRA80A01H501U")).data).toEqual({ mailed: true });
  expect(await emails()).toHaveLength(2);
});
