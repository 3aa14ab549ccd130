import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { userDetailAnswerSchema } from "@/lib/ebsn/schemas/profile";
import { backendForFile } from "@/tests/support/file-backend";
import { untilWaiting } from "@/tests/support/lock-waits";
import { lastEmail, emailSubjects, linkParams } from "@/tests/support/mailbox";
import { onPostgres } from "@/tests/support/on-postgres";
import { newShopper, shopperWithToken, parseAnswer, type Shopper } from "@/tests/support/shopper";

const OLD = "Vecchia2026!";
const NEW = "Nuova2026!";
const DETAIL = {
  firstName: "Nina",
  lastName: "D'Amico",
  phone: "333 4127856",
  birthDate: "12/04/1986",
  postalcode: "20144",
  fiscalCode: "frrgli86d52f205r",
};

const backend = backendForFile();
let shopper: Shopper;
let login: string;

const fetchCustomer = async ({ customerId }: Shopper) => {
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.customerId, customerId));
  if (!row) throw new Error("no customer");
  return row;
};

async function signIn(name: string, password: string) {
  const { http, body, headers } = await backend.post("/ebsn/api/auth/login", { login: name, password });
  return { ...parseAnswer({ http, body, headers }), token: headers.get("x-ebsn-session") ?? "" };
}

beforeEach(async () => {
  shopper = await newShopper(backend);
  ({ login } = await fetchCustomer(shopper));
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(OLD) })
    .where(eq(customer.customerId, shopper.customerId));
});

const fetchDetail = async () =>
  userDetailAnswerSchema.parse(parseAnswer(await shopper.get("registration/user_detail")).data).user;

describe("user details", () => {
  test("are stored as entered, with the fiscal code in upper case", async () => {
    expect(parseAnswer(await shopper.post("registration/update_user_detail", DETAIL)).status).toBe(0);
    expect(await fetchDetail()).toMatchObject({ ...DETAIL, fiscalCode: "FRRGLI86D52F205R", login });
  });

  test("an omitted postal code stays, an empty one is cleared; saving completes the profile", async () => {
    await backend.context.db
      .update(customer)
      .set({ profileLevel: 1 })
      .where(eq(customer.customerId, shopper.customerId));
    const level = async () =>
      (parseAnswer(await shopper.get("auth/test")).data as { user: { profile: { level: number } } }).user
        .profile;
    expect(await level()).toEqual({ level: 1 });
    await shopper.post("registration/update_user_detail", DETAIL);
    expect(await level()).toEqual({ level: 2 });
    const { postalcode: _postalcode, ...withoutPostalcode } = DETAIL;
    await shopper.post("registration/update_user_detail", withoutPostalcode);
    expect((await fetchDetail())?.postalcode).toBe("20144");
    await shopper.post("registration/update_user_detail", { ...DETAIL, postalcode: "" });
    expect((await fetchDetail())?.postalcode).toBe("");
  });

  test("invalid values return errors by field and nothing is stored", async () => {
    const before = await fetchDetail();
    const invalid = { ...DETAIL, firstName: "", phone: "12", birthDate: "31/02/1986", fiscalCode: "X" };
    const rejected = parseAnswer(await shopper.post("registration/update_user_detail", invalid));
    expect(rejected.codes).toEqual([
      "error.profile.first_name.not_valid",
      "error.profile.phone.not_valid",
      "error.profile.birth_date.not_valid",
      "error.profile.fiscal_code.not_valid",
    ]);
    const future = { ...DETAIL, birthDate: "01/01/2090" };
    expect(parseAnswer(await shopper.post("registration/update_user_detail", future)).codes).toEqual([
      "error.profile.birth_date.future",
    ]);
    expect(await fetchDetail()).toEqual(before);
  });

  test("single person infos are stored; unknown types are rejected", async () => {
    const updateInfo = (personInfoTypeId: number, value: string) =>
      shopper.post("registration/update_person_info", { personInfoTypeId, value });
    await updateInfo(201, "4");
    expect((await fetchDetail())?.personInfos).toEqual([{ personInfoTypeId: 201, value: "4" }]);
    expect(parseAnswer(await updateInfo(201, "99")).codes).toEqual(["error.profile.person_info"]);
    expect(parseAnswer(await updateInfo(7, "1")).codes).toEqual(["error.profile.person_info"]);
  });

  onPostgres("person infos written at once are all kept", async () => {
    const infos: Record<number, string> = { 201: "4", 202: "vegan;milk" };
    // The lock makes both requests read the customer before either writes.
    const answers = await backend.context.db.transaction(async (tx) => {
      await tx
        .select()
        .from(customer)
        .where(eq(customer.customerId, shopper.customerId))
        .for("no key update");
      const requests = Object.entries(infos).map(([personInfoTypeId, value]) =>
        shopper.post("registration/update_person_info", { personInfoTypeId, value }),
      );
      await untilWaiting(backend.context.db, requests.length);
      return requests;
    });
    const codes = (await Promise.all(answers)).flatMap((answer) => parseAnswer(answer).codes);
    expect(codes).toEqual([]);
    expect((await fetchCustomer(shopper)).personInfos).toEqual(infos);
  });

  test("require login", async () => {
    expect((await backend.get("/ebsn/api/registration/user_detail")).http).toBe(403);
  });
});

describe("changing the e-mail address", () => {
  const requestChange = (email: string, password = OLD) =>
    shopper.post("registration/update_email_request", { new_email: email, password });
  const findToken = async (email: string) =>
    linkParams((await lastEmail(backend, email)).body).get("token") ?? "";
  const confirmToken = async (token: string) =>
    parseAnswer(await backend.get(`/ebsn/api/registration/update_email?token=${token}`));
  const confirmChange = async (email: string) => confirmToken(await findToken(email));

  test("takes effect when confirmed and notifies the old address; the link opened again answers the same", async () => {
    const email = `nuova.${login}`;
    await requestChange(email);
    expect(await fetchDetail()).toMatchObject({ login, newEmail: email });
    expect(await confirmChange(email)).toMatchObject({ status: 0, data: { email } });
    expect(await fetchDetail()).toMatchObject({ login: email, email, newEmail: "" });
    expect(await emailSubjects(backend, login)).toEqual(["La tua e-mail è cambiata"]);
    expect(await confirmChange(email)).toMatchObject({ status: 0, data: { email } });
    expect(await emailSubjects(backend, login)).toEqual(["La tua e-mail è cambiata"]);
    expect((await signIn(email, OLD)).status).toBe(0);
  });

  test("is not asked for with a session alone: it takes the password, or a log-in just before", async () => {
    const email = `altra.${login}`;
    const path = `registration/update_email_request?new_email=${encodeURIComponent(email)}`;
    expect(parseAnswer(await shopper.get(path)).codes).toEqual(["error.password.required"]);
    expect(parseAnswer(await requestChange(email, "sbagliata")).codes).toEqual(["error.password.wrong"]);
    expect(await fetchDetail()).toMatchObject({ newEmail: "" });
    const { headers } = await backend.post("/ebsn/api/auth/login", { login, password: OLD });
    const tokens = Object.fromEntries(
      ["x-ebsn-session", "x-ebsn-account"].map((name) => [name, headers.get(name) ?? ""]),
    );
    expect(parseAnswer(await backend.get(`/ebsn/api/${path}`, tokens)).data).toEqual({ mailed: true });
  });

  test("does not reveal that an address is taken", async () => {
    const { login: takenLogin } = await fetchCustomer(await newShopper(backend));
    expect(parseAnswer(await requestChange(takenLogin))).toMatchObject({ status: 0, data: { mailed: true } });
    expect(await emailSubjects(backend, takenLogin)).toEqual(["Questa e-mail è già di un account"]);
    expect(parseAnswer(await requestChange(login)).codes).toEqual(["error.profile.email.same"]);
    expect(parseAnswer(await requestChange("nessuna")).codes).toEqual(["error.profile.email.not_valid"]);
  });

  test("a used link no longer answers once the e-mail has changed again", async () => {
    const [second, third] = [`seconda.${login}`, `terza.${login}`];
    await requestChange(second);
    const usedToken = await findToken(second);
    expect((await confirmToken(usedToken)).status).toBe(0);
    await requestChange(third);
    await confirmChange(third);
    expect((await confirmToken(usedToken)).codes).toEqual(["error.profile.email.token"]);
  });

  test("ends the links for a new password that were sent to the old address", async () => {
    await backend.post("/ebsn/api/registration/password_reset_token_request", { e_mail: login });
    const resetToken = await findToken(login);
    const email = `nuova.${login}`;
    await requestChange(email);
    expect((await confirmChange(email)).status).toBe(0);
    const reset = { e_mail: email, reset_token: resetToken, password: NEW };
    const answer = await backend.post("/ebsn/api/registration/password_reset", reset);
    expect(parseAnswer(answer).codes).toEqual(["error.password_reset.token.not_valid"]);
  });

  test("a new request invalidates the previous one", async () => {
    await requestChange(`prima.${login}`);
    await requestChange(`dopo.${login}`);
    expect((await confirmChange(`prima.${login}`)).codes).toEqual(["error.profile.email.token"]);
    expect((await confirmChange(`dopo.${login}`)).status).toBe(0);
  });
});

describe("changing the password", () => {
  const changePassword = (currentPassword: string, newPassword: string) =>
    shopper.post("registration/update_password", {
      old_password: currentPassword,
      new_password: newPassword,
    });

  test("replaces the old one and ends all other sessions", async () => {
    const otherLogin = await signIn(login, OLD);
    const other = shopperWithToken(backend, shopper.customerId, otherLogin.token);
    expect(parseAnswer(await changePassword(OLD, NEW)).status).toBe(0);
    expect((await shopper.get("registration/user_detail")).http).toBe(200);
    expect((await other.get("registration/user_detail")).http).toBe(419);
    expect((await signIn(login, OLD)).codes).toEqual(["error.login.wrong"]);
    expect((await signIn(login, NEW)).status).toBe(0);
    expect(await emailSubjects(backend, login)).toEqual(["La tua password è cambiata"]);
  });

  test("ends the links that were e-mailed before", async () => {
    await backend.post("/ebsn/api/registration/password_reset_token_request", { e_mail: login });
    const resetToken = linkParams((await lastEmail(backend, login)).body).get("token") ?? "";
    const email = `altrui.${login}`;
    await shopper.post("registration/update_email_request", { new_email: email, password: OLD });
    const changeToken = linkParams((await lastEmail(backend, email)).body).get("token") ?? "";
    expect(parseAnswer(await changePassword(OLD, NEW)).status).toBe(0);
    const reset = { e_mail: login, reset_token: resetToken, password: OLD };
    const resetAnswer = await backend.post("/ebsn/api/registration/password_reset", reset);
    expect(parseAnswer(resetAnswer).codes).toEqual(["error.password_reset.token.not_valid"]);
    const change = await backend.get(`/ebsn/api/registration/update_email?token=${changeToken}`);
    expect(parseAnswer(change).codes).toEqual(["error.profile.email.token"]);
  });

  test("requires a strong, different password and the current one", async () => {
    expect(parseAnswer(await changePassword(OLD, "corta")).messages).toEqual([
      "La password deve essere di 8-25 caratteri e contenere almeno 1 carattere minuscolo, 1 carattere maiuscolo, 1 numero ed 1 carattere speciale",
    ]);
    expect(parseAnswer(await changePassword(OLD, OLD)).codes).toEqual(["error.password.same"]);
    expect(parseAnswer(await changePassword("Sbagliata1!", NEW)).codes).toEqual(["error.password.wrong"]);
  });

  test("takes the new one alone just after a log-in, for cards only", async () => {
    const answer = await backend.post("/ebsn/api/auth/login", { login, password: OLD });
    const headers = {
      "x-ebsn-session": answer.headers.get("x-ebsn-session") ?? "",
      "x-ebsn-account": answer.headers.get("x-ebsn-account") ?? "",
    };
    const change = async (prefix: string, newPassword: string) =>
      parseAnswer(
        await backend.post(`/ebsn/api/${prefix}/update_password`, { new_password: newPassword }, headers),
      ).codes;
    expect(await change("registration", NEW)).toEqual(["error.password.wrong"]);
    expect(await change("registration-card", OLD)).toEqual(["error.password.same"]);
    expect(await change("registration-card", NEW)).toEqual([]);
    expect((await signIn(login, NEW)).status).toBe(0);
    backend.clock.advance(10 * 60_000);
    expect(await change("registration-card", OLD)).toEqual(["error.password.wrong"]);
  });

  test("attempts are limited, and passwords in the URL return 404", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await changePassword("Sbagliata1!", NEW);
    expect(parseAnswer(await changePassword(OLD, NEW))).toMatchObject({
      http: 429,
      codes: ["error.password.too_many"],
    });
    const inAddress = `registration/update_password?old_password=${OLD}&new_password=${NEW}`;
    expect((await shopper.get(inAddress)).http).toBe(404);
  });
});
