import { eq } from "drizzle-orm";
import { consent } from "@/backend/db/schema";
import { createSession } from "@/backend/modules/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects } from "@/tests/support/mailbox";
import {
  createRegistrationApi,
  newEmail,
  newVisitor,
  redirectTarget,
  REGISTRATION as API,
  registrationForm,
} from "@/tests/support/registration";
import { parseAnswer } from "@/tests/support/shopper";

const HOUR = 60 * 60 * 1000;

const backend = backendForFile();

const { post, register, confirm, login, fetchCode, findCustomer } = createRegistrationApi(() => backend);

const choosePassword = async (email: string, password: string) => {
  const token = (await fetchCode(email)).get("token") ?? "";
  return post(`${API}/password_reset`, { e_mail: email, reset_token: token, password });
};
const resend = (e_mail: string) => post(`${API}/registration_resend_email`, { e_mail });
const consentsOf = async (email: string) =>
  backend.context.db
    .select()
    .from(consent)
    .where(eq(consent.customerId, (await findCustomer(email))?.customerId ?? 0));

describe("several registrations for one address", () => {
  const STRANGER = { firstName: "Altri", password: "Altri&latte1" };

  async function registerTwice() {
    const email = newEmail();
    await register(email, { firstName: "Mia", password: "Mia&latte1" });
    const ownCode = await fetchCode(email);
    await register(email, STRANGER);
    return { email, ownCode };
  }

  test("no link opens an account, and the mailbox's owner chooses the password", async () => {
    const { email, ownCode } = await registerTwice();
    expect((await emailSubjects(backend, email)).at(-1)).toBe("Scegli la password del tuo account");
    const chosen = await fetchCode(email);
    expect([chosen.get("e_mail"), chosen.get("reg_control_code")]).toEqual([email, null]);
    const asConfirmation = new URLSearchParams({
      e_mail: email,
      reg_control_code: chosen.get("token") ?? "",
    });
    for (const code of [ownCode, asConfirmation]) expect(redirectTarget(await confirm(code))).toBe("error");
    expect(await findCustomer(email)).toBeUndefined();
    for (const password of ["Mia&latte1", STRANGER.password])
      expect(parseAnswer(await login(email, password)).codes).toEqual([
        "error.registration.registration_not_confirmed",
      ]);
  });

  test("the password of a registration brings its data, not those of the newest", async () => {
    const { email, ownCode } = await registerTwice();
    const query = `e_mail=${email}&reset_token=${(await fetchCode(email)).get("token")}`;
    expect((await backend.get(`${API}/password_reset_token_check?${query}`)).body).toMatchObject({
      data: { valid: true },
    });
    expect(parseAnswer(await choosePassword(email, "Mia&latte1")).status).toBe(0);
    expect(await findCustomer(email)).toMatchObject({ firstName: "Mia", lastName: "Bellini" });
    expect(await consentsOf(email)).toHaveLength(3);
    expect(parseAnswer(await login(email, "Mia&latte1")).status).toBe(0);
    expect(parseAnswer(await login(email, STRANGER.password)).codes).toEqual(["error.login.wrong"]);
    expect(redirectTarget(await confirm(ownCode))).toBe("already-confirmed");
    expect(parseAnswer(await choosePassword(email, "Altra&latte1")).codes).toEqual([
      "error.password_reset.token.not_valid",
    ]);
  });

  test("another password opens an account with nobody's data or consents", async () => {
    const { email } = await registerTwice();
    expect(parseAnswer(await choosePassword(email, "Terza&latte1")).status).toBe(0);
    expect(await findCustomer(email)).toMatchObject({
      firstName: "",
      lastName: "",
      phone: "",
      profileConfirmed: false,
    });
    expect(await consentsOf(email)).toEqual([]);
    expect(parseAnswer(await login(email, "Terza&latte1")).status).toBe(0);
    for (const password of ["Mia&latte1", STRANGER.password])
      expect(parseAnswer(await login(email, password)).codes).toEqual(["error.login.wrong"]);
  });

  test.each(["registration_resend_email", "password_reset_token_request"])(
    "%s mails nobody's registration",
    async (call) => {
      const { email } = await registerTwice();
      await post(`${API}/${call}`, { e_mail: email });
      expect((await fetchCode(email)).get("reg_control_code")).toBeNull();
      expect(parseAnswer(await choosePassword(email, "Mia&latte1")).status).toBe(0);
      expect(await findCustomer(email)).toMatchObject({ firstName: "Mia" });
    },
  );

  test("a link resent before the other registration does not open the account either", async () => {
    const email = newEmail();
    await register(email);
    await resend(email);
    const code = await fetchCode(email);
    await register(email, STRANGER);
    expect(redirectTarget(await confirm(code))).toBe("error");
  });

  test("the same browser's next registration replaces its first", async () => {
    const email = newEmail();
    const session = await createSession(backend.context.db, backend.clock.now(), null);
    const send = (values: object) =>
      backend.post(`${API}/register_user`, registrationForm(email, values), {
        "x-ebsn-uuid": newVisitor(),
        "x-ebsn-session": session,
      });
    await send({ password: "Prima&latte1" });
    const first = await fetchCode(email);
    await send({ password: "Dopo&latte1" });
    expect(redirectTarget(await confirm(first))).toBe("error");
    expect(redirectTarget(await confirm(await fetchCode(email)))).toBe("success");
    expect(parseAnswer(await login(email, "Dopo&latte1")).status).toBe(0);
  });
});

test("a forgotten password of a registration nobody confirmed is chosen by the mailbox's owner", async () => {
  const email = newEmail();
  await register(email, { firstName: "Altri", password: "Altri&latte1", invitationCode: "INVITO" });
  await post(`${API}/password_reset_token_request`, { e_mail: email });
  expect((await emailSubjects(backend, email)).at(-1)).toBe("Scegli la password del tuo account");
  expect(parseAnswer(await choosePassword(email, "Mia&latte1")).status).toBe(0);
  expect(await findCustomer(email)).toMatchObject({ firstName: "" });
  expect(parseAnswer(await login(email, "Altri&latte1")).codes).toEqual(["error.login.wrong"]);
});

test("a password is chosen once, also by two at a time", async () => {
  const email = newEmail();
  await register(email);
  await post(`${API}/password_reset_token_request`, { e_mail: email });
  const answers = await Promise.all(["Mia&latte1", "Tua&latte1"].map((word) => choosePassword(email, word)));
  expect(answers.map((answer) => parseAnswer(answer).status).sort()).toEqual([0, 1]);
});

test("a link to choose the password ends after two days", async () => {
  const email = newEmail();
  await register(email);
  await post(`${API}/password_reset_token_request`, { e_mail: email });
  backend.clock.advance(49 * HOUR);
  expect(parseAnswer(await choosePassword(email, "Mia&latte1")).codes).toEqual([
    "error.password_reset.token.not_valid",
  ]);
});

test("strangers neither flood a mailbox nor keep its owner from registering", async () => {
  const email = newEmail();
  for (let index = 0; index < 7; index += 1) await register(email, { password: `Altri&latte${index}` });
  expect(await emailSubjects(backend, email)).toHaveLength(5);
  expect(parseAnswer(await register(email, { firstName: "Mia", password: "Mia&latte1" })).status).toBe(0);
  expect(await emailSubjects(backend, email)).toHaveLength(5);
  expect(parseAnswer(await choosePassword(email, "Mia&latte1")).status).toBe(0);
  expect(await findCustomer(email)).toMatchObject({ firstName: "Mia" });
});
