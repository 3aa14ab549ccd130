import { eq } from "drizzle-orm";
import { customer, order } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { userDetailAnswerSchema } from "@/lib/ebsn/schemas/profile";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastMail, lettersTo, linkIn } from "@/tests/support/mailbox";
import { bought } from "@/tests/support/purchase";
import {
  buy,
  newShopper,
  plainProducts,
  readyShopper,
  shopperWith,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

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

let backend: TestBackend;
let shopper: Shopper;
let login: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const rowOf = async ({ customerId }: Shopper) => {
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.customerId, customerId));
  if (!row) throw new Error("no customer");
  return row;
};

async function signIn(name: string, password: string) {
  const { http, body, headers } = await backend.post("/ebsn/api/auth/login", { login: name, password });
  return { ...told({ http, body, headers }), token: headers.get("x-ebsn-session") ?? "" };
}

beforeEach(async () => {
  shopper = await newShopper(backend);
  ({ login } = await rowOf(shopper));
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(OLD) })
    .where(eq(customer.customerId, shopper.customerId));
});

const detail = async () =>
  userDetailAnswerSchema.parse(told(await shopper.get("registration/user_detail")).data).user;

describe("own data", () => {
  test("are kept as they were written, the fiscal code in capitals", async () => {
    expect(told(await shopper.post("registration/update_user_detail", DETAIL)).status).toBe(0);
    expect(await detail()).toMatchObject({ ...DETAIL, fiscalCode: "FRRGLI86D52F205R", login });
  });

  test("a postal code that is not sent stays, an empty one goes; a saved profile is complete", async () => {
    await backend.context.db
      .update(customer)
      .set({ profileLevel: 1 })
      .where(eq(customer.customerId, shopper.customerId));
    const level = async () =>
      (told(await shopper.get("auth/test")).data as { user: { profile: { level: number } } }).user.profile;
    expect(await level()).toEqual({ level: 1 });
    await shopper.post("registration/update_user_detail", DETAIL);
    expect(await level()).toEqual({ level: 2 });
    const { postalcode: _postalcode, ...without } = DETAIL;
    await shopper.post("registration/update_user_detail", without);
    expect((await detail())?.postalcode).toBe("20144");
    await shopper.post("registration/update_user_detail", { ...DETAIL, postalcode: "" });
    expect((await detail())?.postalcode).toBe("");
  });

  test("wrong ones are refused each by name, and nothing of them is kept", async () => {
    const before = await detail();
    const wrong = { ...DETAIL, firstName: "", phone: "12", birthDate: "31/02/1986", fiscalCode: "X" };
    const refused = told(await shopper.post("registration/update_user_detail", wrong));
    expect(refused.codes).toEqual([
      "error.profile.first_name.not_valid",
      "error.profile.phone.not_valid",
      "error.profile.birth_date.not_valid",
      "error.profile.fiscal_code.not_valid",
    ]);
    const future = { ...DETAIL, birthDate: "01/01/2090" };
    expect(told(await shopper.post("registration/update_user_detail", future)).codes).toEqual([
      "error.profile.birth_date.not_valid",
    ]);
    expect(await detail()).toEqual(before);
  });

  test("a single fact is kept by itself; kinds nobody asked for are not", async () => {
    const info = (personInfoTypeId: number, value: string) =>
      shopper.post("registration/update_person_info", { personInfoTypeId, value });
    await info(201, "4");
    expect((await detail())?.personInfos).toEqual([{ personInfoTypeId: 201, value: "4" }]);
    expect(told(await info(201, "99")).codes).toEqual(["error.profile.person_info"]);
    expect(told(await info(7, "1")).codes).toEqual(["error.profile.person_info"]);
  });

  test("are nobody else's", async () => {
    expect((await backend.get("/ebsn/api/registration/user_detail")).http).toBe(403);
  });
});

describe("another e-mail", () => {
  const ask = (email: string) =>
    shopper.get(`registration/update_email_request?new_email=${encodeURIComponent(email)}`);
  const confirm = async (email: string) => {
    const token = linkIn((await lastMail(backend, email)).body).get("token") ?? "";
    return told(await backend.get(`/ebsn/api/registration/update_email?token=${token}`));
  };

  test("counts once it is confirmed from its own mailbox, once; the old one is told", async () => {
    const email = `nuova.${login}`;
    await ask(email);
    expect(await detail()).toMatchObject({ login, newEmail: email });
    expect(await confirm(email)).toMatchObject({ status: 0, data: { email } });
    expect(await detail()).toMatchObject({ login: email, email, newEmail: "" });
    expect(await lettersTo(backend, login)).toEqual(["La tua e-mail è cambiata"]);
    expect((await confirm(email)).codes).toEqual(["error.profile.email.token"]);
    expect((await signIn(email, OLD)).status).toBe(0);
  });

  test("of somebody else is not taken, and the answer does not tell", async () => {
    const { login: taken } = await rowOf(await newShopper(backend));
    expect(told(await ask(taken))).toMatchObject({ status: 0, data: { mailed: true } });
    expect(await lettersTo(backend, taken)).toEqual(["Questa e-mail è già di un account"]);
    expect(told(await ask(login)).codes).toEqual(["error.profile.email.same"]);
    expect(told(await ask("nessuna")).codes).toEqual(["error.profile.email.not_valid"]);
  });

  test("an earlier request is good no more once another is made", async () => {
    await ask(`prima.${login}`);
    await ask(`dopo.${login}`);
    expect((await confirm(`prima.${login}`)).codes).toEqual(["error.profile.email.token"]);
    expect((await confirm(`dopo.${login}`)).status).toBe(0);
  });
});

describe("another password", () => {
  const change = (old: string, fresh: string) =>
    shopper.post("registration/update_password", { old_password: old, new_password: fresh });

  test("replaces the old one and ends the sessions elsewhere, not this one", async () => {
    const elsewhere = await signIn(login, OLD);
    const other = shopperWith(backend, shopper.customerId, elsewhere.token);
    expect(told(await change(OLD, NEW)).status).toBe(0);
    expect((await shopper.get("registration/user_detail")).http).toBe(200);
    expect((await other.get("registration/user_detail")).http).toBe(419);
    expect((await signIn(login, OLD)).codes).toEqual(["error.login.wrong"]);
    expect((await signIn(login, NEW)).status).toBe(0);
    expect(await lettersTo(backend, login)).toEqual(["La tua password è cambiata"]);
  });

  test("must be strong, another one, and asked for with the right one", async () => {
    expect(told(await change(OLD, "corta")).messages).toEqual([
      "La password deve essere di 8-25 caratteri e contenere almeno 1 carattere minuscolo, 1 carattere maiuscolo, 1 numero ed 1 carattere speciale",
    ]);
    expect(told(await change(OLD, OLD)).codes).toEqual(["error.password.same"]);
    expect(told(await change("Sbagliata1!", NEW)).codes).toEqual(["error.password.wrong"]);
  });

  test("guesses are counted, and a password in an address is no call at all", async () => {
    for (let tried = 0; tried < 5; tried += 1) await change("Sbagliata1!", NEW);
    expect(told(await change(OLD, NEW))).toMatchObject({ http: 429, codes: ["error.password.too_many"] });
    const inAddress = `registration/update_password?old_password=${OLD}&new_password=${NEW}`;
    expect((await shopper.get(inAddress)).http).toBe(404);
  });
});

describe("the end of an account", () => {
  const request = async () => told(await shopper.get("registration/anonymize_token_request"));
  const token = async () => linkIn((await lastMail(backend, login)).body).get("token") ?? "";
  const end = async (given: string) =>
    told(await shopper.post("registration/user_anonymize", { token: given }));

  test("waits for the orders that wait for their customer", async () => {
    const [productId = 0] = await plainProducts(backend, 1);
    const ready = await readyShopper(backend, productId);
    shopper = ready.shopper;
    const { orderId } = bought(await buy(shopper, ready.cart.version));
    expect(await request()).toMatchObject({ status: 0, data: { mailed: false, openOrders: [{ orderId }] } });
    expect((await rowOf(shopper)).firstName).toBe("Persona");
  });

  test("takes the person out and leaves the orders", async () => {
    const [productId = 0] = await plainProducts(backend, 1);
    const ready = await readyShopper(backend, productId);
    shopper = ready.shopper;
    ({ login } = await rowOf(shopper));
    const { orderId } = bought(await buy(shopper, ready.cart.version));
    await backend.context.db.update(order).set({ orderStatusId: 8 }).where(eq(order.orderId, orderId));
    expect(await request()).toMatchObject({ data: { mailed: true } });
    const given = await token();
    const checked = await shopper.get(`registration/anonymize_token_check?login=${login}&token=${given}`);
    expect(told(checked).data).toEqual({ valid: true });
    expect((await end("altro")).codes).toEqual(["error.deletion.token"]);
    expect((await end(given)).status).toBe(0);
    expect(await rowOf(shopper)).toMatchObject({ email: "", firstName: "", lastName: "", fidelityCard: "" });
    expect((await shopper.get("registration/user_detail")).http).toBe(419);
    const [kept] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
    expect(kept).toMatchObject({ customerId: shopper.customerId, shippingAddress: { city: "Milano" } });
    await expect(lastMail(backend, login)).rejects.toThrow();
  });

  test("cannot be confirmed by somebody else", async () => {
    await request();
    const given = await token();
    const owner = shopper;
    shopper = await newShopper(backend);
    expect((await end(given)).codes).toEqual(["error.deletion.token"]);
    expect((await rowOf(owner)).firstName).toBe("Persona");
  });
});
