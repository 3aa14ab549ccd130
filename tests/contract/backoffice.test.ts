import { codeOf, stepAt } from "@/backend/modules/backoffice/totp";
import { foundUsersSchema, staffLoginSchema } from "@/lib/ebsn/schemas/backoffice";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  cartOf,
  itemsOf,
  newShopper,
  plainProducts,
  settleDelivery,
  shopperWith,
  told,
} from "@/tests/support/shopper";

allowLocalhost();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SERENA = { backoffice_user: " Staff@madia.test ", password: "Madia2026!" };
const DARIO = { backoffice_user: "moduli@madia.test", password: "Madia2026!" };
const GIULIA = 1001;
const STAFF_CUSTOMER = 1003;

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

// Log-ins are counted: each test begins with none.
beforeEach(async () => {
  await backend.post("/__test/sql", { sql: "delete from login_attempt" });
});

const logIn = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  backend.post("/ebsn/api/backoffice-access/sso-login", body, headers);

async function staff(given = SERENA) {
  const answer = await logIn(given);
  return shopperWith(backend, -1, answer.headers.get("x-ebsn-session") ?? "");
}

type Staff = Awaited<ReturnType<typeof staff>>;

async function actAs(member: Staff, customerId: number) {
  const answer = await member.get(`user-search/select_user?user_id=${customerId}`);
  return shopperWith(backend, customerId, answer.headers.get("x-ebsn-session") ?? "");
}

async function found(member: Staff, query: string) {
  return foundUsersSchema.parse(told(await member.get(`user-search/list_user?${query}`)).data);
}

async function rowsOf<T>(sql: string): Promise<T[]> {
  return ((await backend.post("/__test/sql", { sql })).body as { rows: T[] }).rows;
}

const secretCode = () => codeOf("JBSWY3DPEHPK3PXP", stepAt(backend.clock.now()));

describe("the log-in of staff", () => {
  test("answers who they are and their roles, and a token that is stored only hashed", async () => {
    const answer = await logIn(SERENA);
    expect(staffLoginSchema.parse(told(answer).data).ssoUser).toEqual({
      username: "staff@madia.test",
      name: "Serena Galli",
      roles: ["CUSTOMER_CARE"],
    });
    const token = answer.headers.get("x-ebsn-session") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get("x-ebsn-account")).toBeNull();
    const [row] = await rowsOf<{ everything: string }>(
      "select (select json_agg(s) from staff_session s)::text || (select json_agg(m) from staff_member m)::text as everything",
    );
    expect(row?.everything).toContain("scrypt$");
    expect(row?.everything).not.toContain(token);
    expect(row?.everything).not.toContain(SERENA.password);
  });

  test("tells nobody what was wrong", async () => {
    const wrong = told(await logIn({ ...SERENA, password: "sbagliata" }));
    expect(wrong.codes).toEqual(["error.sso.wrong"]);
    const customer = { backoffice_user: "cliente@madia.test", password: "Madia2026!" };
    for (const body of [
      { ...SERENA, password: "" },
      { ...SERENA, password: undefined },
      { backoffice_user: "nessuno", password: "x" },
      customer,
      DARIO,
      { ...DARIO, otp: "000000" },
    ])
      expect(told(await logIn(body, { "x-ebsn-uuid": JSON.stringify(body) }))).toEqual(wrong);
  });

  test("takes a one-time code once", async () => {
    const otp = secretCode();
    const right = await logIn({ ...DARIO, otp: `${otp.slice(0, 3)} ${otp.slice(3)}` });
    expect(told(right).status).toBe(0);
    expect(told(await logIn({ ...DARIO, otp })).codes).toEqual(["error.sso.wrong"]);
    backend.clock.advance(MINUTE);
    const both = await Promise.all([1, 2].map(() => logIn({ ...DARIO, otp: secretCode() })));
    expect(both.map((answer) => told(answer).status).sort()).toEqual([0, 1]);
  });

  test("is refused after five wrong ones, also at once, and open again a quarter of an hour later", async () => {
    const tries = Array.from({ length: 8 }, (_, index) =>
      logIn({ ...SERENA, password: `prova${index}` }, { "x-ebsn-uuid": `staff-${index}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(5);
    expect(told(await logIn(SERENA)).codes).toEqual(["error.login.too_many"]);
    backend.clock.advance(16 * MINUTE);
    expect(told(await logIn(SERENA)).status).toBe(0);
  });

  test.each([{}, { backoffice_user: "" }, { backoffice_user: ["a", "b"] }])("%p is named", async (body) => {
    const answer = told(await logIn(body));
    expect([answer.http, answer.codes]).toEqual([400, ["error.input.backoffice_user"]]);
  });

  test("ends after two idle hours and after a shift, whatever was done in it", async () => {
    const idle = await staff();
    backend.clock.advance(2 * HOUR + 1000);
    expect((await idle.get("user-search/list_user?q=ferrario")).http).toBe(419);
    const busy = await staff();
    const acting = await actAs(busy, GIULIA);
    for (let hour = 1; hour < 12; hour += 1) {
      backend.clock.advance(HOUR);
      expect((await acting.get("cart/view")).http).toBe(200);
    }
    backend.clock.advance(HOUR + 1000);
    expect((await acting.get("cart/view")).http).toBe(419);
    expect((await busy.get("user-search/list_user?q=ferrario")).http).toBe(419);
  });
});

describe("the search of customers", () => {
  test("finds by name, e-mail, telephone, card and number, without accents and in any case", async () => {
    const member = await staff();
    await rowsOf("update customer set first_name = 'Giulià' where customer_id = 1001");
    for (const words of ["FERRARIO giulia", "cliente@", "333412", "04711002"])
      expect(
        (await found(member, `q=${encodeURIComponent(words)}`)).users.map(({ userId }) => userId),
      ).toEqual([GIULIA]);
    const { users, page } = await found(member, `cod_int=${GIULIA}`);
    expect(users).toEqual([
      expect.objectContaining({ email: "cliente@madia.test", phone: "333 4127856", lastName: "Ferrario" }),
    ]);
    expect(page).toMatchObject({ selPage: 1, totPages: 1, totItems: 1 });
    expect(JSON.stringify(users)).not.toMatch(/fiscal|password|birth/i);
  });

  test("goes page by page in the wished order, and never finds who works for the shop", async () => {
    const member = await staff();
    for (let index = 0; index < 3; index += 1) await newShopper(backend);
    const first = await found(member, "q=madia.test&page_size=2");
    const second = await found(member, "q=madia.test&page_size=2&page=2");
    expect(first.page?.totItems).toBeGreaterThanOrEqual(5);
    const names = [...first.users, ...second.users].map(({ lastName }) => lastName);
    expect(names).toEqual([...names].sort());
    expect(new Set([...first.users, ...second.users].map(({ userId }) => userId)).size).toBe(4);
    const last = await found(member, "q=madia.test&sort=-lastName&page_size=50");
    const backwards = last.users.map(({ lastName }) => lastName);
    expect(backwards).toEqual([...backwards].sort().reverse());
    expect((await found(member, "q=galli")).users).toEqual([]);
    expect((await found(member, "q=galli&user_type_id=3")).users).toEqual([]);
  });

  test.each(["%25%25", "__", "a%5C", "%27;--"])("takes %s as it is written", async (q) => {
    expect((await found(await staff(), `q=${q}`)).users).toEqual([]);
  });

  test("asks for two letters, and names what it cannot read", async () => {
    const member = await staff();
    for (const query of ["", "q=a", "q=%20%20a%20"])
      expect(told(await member.get(`user-search/list_user?${query}`)).codes).toEqual([
        "error.user_search.short",
      ]);
    for (const [query, name] of [
      ["q=ab&page=0", "page"],
      ["q=ab&page_size=51", "page_size"],
      ["q=ab&sort=password_hash", "sort"],
      ["cod_int=1e3", "cod_int"],
      ["q=ab&user_type_id=x", "user_type_id"],
    ]) {
      const answer = told(await member.get(`user-search/list_user?${query}`));
      expect([answer.http, answer.codes]).toEqual([400, [`error.input.${name}`]]);
    }
  });

  test("is for staff with the role alone", async () => {
    const customer = await newShopper(backend);
    const colleague = shopperWith(
      backend,
      STAFF_CUSTOMER,
      (
        await backend.post("/ebsn/api/auth/login", { login: "staff@madia.test", password: "Madia2026!" })
      ).headers.get("x-ebsn-session") ?? "",
    );
    backend.clock.advance(MINUTE);
    const dario = await staff({ ...DARIO, otp: secretCode() } as typeof DARIO);
    const acting = await actAs(await staff(), GIULIA);
    for (const path of ["user-search/list_user?q=ferrario", `user-search/select_user?user_id=${GIULIA}`]) {
      for (const who of [customer, colleague, acting])
        expect(told(await who.get(path))).toMatchObject({ http: 403, codes: ["error.auth.staff"], data: {} });
      const refused = await dario.get(path);
      expect(told(refused)).toMatchObject({ http: 403, codes: ["error.auth.role"], data: {} });
      expect(refused.headers.get("x-ebsn-session")).toBeNull();
      expect(told(await backend.get(`/ebsn/api/${path}`)).http).toBe(403);
    }
    await rowsOf("update staff_member set roles = '{STORE,ADMIN}' where username = 'moduli@madia.test'");
    expect((await found(dario, "q=ferrario")).users).toHaveLength(1);
  });
});

describe("in a customer's place", () => {
  test("staff have that customer's cart and orders, which are the customer's own", async () => {
    const [productId = 0] = await plainProducts(backend, 1);
    const anna = await newShopper(backend);
    await settleDelivery(backend, anna);
    const member = await staff();
    const acting = await actAs(member, anna.customerId);
    expect(told(await acting.get("auth/test")).data).toMatchObject({ user: { userId: anna.customerId } });
    expect(told(await add(acting, productId, 2))).toMatchObject({ status: 0, messages: [] });
    const lines = itemsOf(cartOf(await anna.get("cart/view")));
    expect(lines.map(({ product, quantity }) => [product?.productId, quantity])).toEqual([[productId, 2]]);
    const { orders } = told(await (await actAs(member, GIULIA)).get("order/list")).data as {
      orders: { orderId: number }[];
    };
    expect(orders.map(({ orderId }) => orderId)).toContain(700001);
  });

  test("what they do is written down under their name", async () => {
    await rowsOf("delete from staff_act");
    const [productId = 0] = await plainProducts(backend, 1);
    const anna = await newShopper(backend);
    await settleDelivery(backend, anna);
    const acting = await actAs(await staff(), anna.customerId);
    await add(acting, productId, 1);
    await acting.post("cart/add", { items: "x" });
    const acts = await rowsOf<Record<string, unknown>>(
      "select username, customer_id, method, url, status from staff_act order by act_id",
    );
    const mine = { username: "staff@madia.test", customer_id: anna.customerId };
    expect(acts).toEqual([
      {
        ...mine,
        method: "GET",
        url: `/ebsn/api/user-search/select_user?user_id=${anna.customerId}`,
        status: 0,
      },
      { ...mine, method: "POST", url: "/ebsn/api/cart/add", status: 0 },
      { ...mine, method: "POST", url: "/ebsn/api/cart/add", status: 400 },
    ]);
    await add(anna, productId, 1);
    expect(await rowsOf("select 1 from staff_act")).toHaveLength(3);
  });

  test.each([
    ["get", "registration/update_password?old_password=Madia2026!&new_password=Nuova2026!"],
    ["post", "registration/update_password"],
    ["get", "registration/update_email_request?new_email=altra@madia.test"],
    ["get", "registration/anonymize_token_request"],
    ["get", "registration/user_anonymize?token=x"],
    ["post", "user-registration-disclaimer/update-disclaimer"],
    ["get", "payment-type/list-auth"],
    ["post", "checkout/buy?payment_type_id=12&cart_version=1&user_payment_auth_id=1"],
  ] as const)("%s %s stays the customer's alone", async (method, path) => {
    const acting = await actAs(await staff(), GIULIA);
    const answer = told(method === "get" ? await acting.get(path) : await acting.post(path, {}));
    expect(answer).toMatchObject({ http: 403, codes: ["error.staff.customer_only"] });
  });

  test("nobody of the shop can be chosen, nor somebody who is not there", async () => {
    const member = await staff();
    for (const userId of [STAFF_CUSTOMER, 999_999]) {
      const answer = await member.get(`user-search/select_user?user_id=${userId}`);
      expect(told(answer).codes).toEqual(["error.user_search.not_found"]);
      expect(answer.headers.get("x-ebsn-session")).toBeNull();
    }
    expect(told(await member.get("user-search/select_user?user_id=x")).http).toBe(400);
  });

  test("choosing another customer ends the place of the one before", async () => {
    const member = await staff();
    const other = await newShopper(backend);
    const first = await actAs(member, GIULIA);
    const second = await actAs(member, other.customerId);
    expect((await first.get("cart/view")).http).toBe(419);
    expect((await second.get("cart/view")).http).toBe(200);
    expect((await other.get("cart/view")).http).toBe(200);
  });

  test("leaving it keeps staff logged in; their log-out ends both", async () => {
    const member = await staff();
    const first = await actAs(member, GIULIA);
    await first.post("auth/logout", {});
    expect((await first.get("cart/view")).http).toBe(419);
    const second = await actAs(member, GIULIA);
    expect(told(await member.post("sso-auth/logout", {})).status).toBe(0);
    for (const path of ["user-search/list_user?q=ferrario", `user-search/select_user?user_id=${GIULIA}`])
      expect((await member.get(path)).http).toBe(419);
    expect((await second.get("cart/view")).http).toBe(419);
    expect(told(await member.post("sso-auth/logout", {})).http).toBe(200);
  });

  test("a member who is taken away is out at once", async () => {
    await rowsOf(
      "insert into staff_member (username, name, password_hash, roles) select 'breve', 'Breve', password_hash, '{ADMIN}' from staff_member where username = 'staff@madia.test'",
    );
    const acting = await actAs(await staff({ ...SERENA, backoffice_user: "breve" }), GIULIA);
    await rowsOf("delete from staff_member where username = 'breve'");
    expect((await acting.get("cart/view")).http).toBe(419);
  });
});

test("staff with the role read a customer's request; who acts for somebody else does not", async () => {
  const carla = await newShopper(backend);
  const content = {
    prodotto: "Farina",
    quantita: "1",
    ricerca: "no",
    email: "carla@example.it",
    privacy: true,
  };
  const sent = told(await carla.post("cu-form/insert?cuform_type_id=1", { content })).data;
  const path = `backoffice-access/get-form?cu_form_id=${(sent as { cuFormId: number }).cuFormId}&user_id=${carla.customerId}`;
  backend.clock.advance(2 * MINUTE);
  for (const member of [await staff(), await staff({ ...DARIO, otp: secretCode() } as typeof DARIO)])
    expect(told(await member.get(path)).data).toMatchObject({ content: { prodotto: "Farina" } });
  const acting = await actAs(await staff(), GIULIA);
  expect(told(await acting.get(path))).toMatchObject({ http: 403, data: {} });
  await rowsOf("update staff_member set roles = '{STORE}' where username = 'staff@madia.test'");
  expect(told(await (await staff()).get(path)).codes).toEqual(["error.auth.role"]);
  await rowsOf("update staff_member set roles = '{CUSTOMER_CARE}' where username = 'staff@madia.test'");
});
