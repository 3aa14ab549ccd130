import { staffLoginSchema } from "@/lib/ebsn/schemas/backoffice";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, shopperWith, told } from "@/tests/support/shopper";
import { DARIO, GIULIA, HOUR, MINUTE, SERENA, STAFF_CUSTOMER, staffOf } from "@/tests/support/staff";

allowLocalhost();

let backend: TestBackend;
let shop: ReturnType<typeof staffOf>;

beforeAll(async () => {
  backend = await startBackend();
  shop = staffOf(backend);
});

afterAll(() => backend.stop());

// Log-ins are counted: each test begins with none.
beforeEach(async () => {
  await shop.rowsOf("delete from login_attempt");
});

describe("the log-in of staff", () => {
  test("answers who they are and their roles, and a token that is stored only hashed", async () => {
    const answer = await shop.logIn(SERENA);
    expect(staffLoginSchema.parse(told(answer).data).ssoUser).toEqual({
      username: "staff@madia.test",
      name: "Serena Galli",
      roles: ["CUSTOMER_CARE"],
    });
    const token = answer.headers.get("x-ebsn-session") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get("x-ebsn-account")).toBeNull();
    const [row] = await shop.rowsOf<{ everything: string }>(
      "select (select json_agg(s) from staff_session s)::text || (select json_agg(m) from staff_member m)::text as everything",
    );
    expect(row?.everything).toContain("scrypt$");
    expect(row?.everything).not.toContain(token);
    expect(row?.everything).not.toContain(SERENA.password);
  });

  test("tells nobody what was wrong", async () => {
    const wrong = told(await shop.logIn({ ...SERENA, password: "sbagliata" }));
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
      expect(told(await shop.logIn(body, { "x-ebsn-uuid": JSON.stringify(body) }))).toEqual(wrong);
  });

  test("takes a one-time code once", async () => {
    const otp = shop.secretCode();
    const right = await shop.logIn({ ...DARIO, otp: `${otp.slice(0, 3)} ${otp.slice(3)}` });
    expect(told(right).status).toBe(0);
    expect(told(await shop.logIn({ ...DARIO, otp })).codes).toEqual(["error.sso.wrong"]);
    backend.clock.advance(MINUTE);
    const both = await Promise.all([1, 2].map(() => shop.logIn({ ...DARIO, otp: shop.secretCode() })));
    expect(both.map((answer) => told(answer).status).sort()).toEqual([0, 1]);
  });

  test("is refused after five wrong ones, also at once, and open again a quarter of an hour later", async () => {
    const tries = Array.from({ length: 8 }, (_, index) =>
      shop.logIn({ ...SERENA, password: `prova${index}` }, { "x-ebsn-uuid": `staff-${index}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(5);
    expect(told(await shop.logIn(SERENA)).codes).toEqual(["error.login.too_many"]);
    backend.clock.advance(16 * MINUTE);
    expect(told(await shop.logIn(SERENA)).status).toBe(0);
  });

  test.each([{}, { backoffice_user: "" }, { backoffice_user: ["a", "b"] }])("%p is named", async (body) => {
    const answer = told(await shop.logIn(body));
    expect([answer.http, answer.codes]).toEqual([400, ["error.input.backoffice_user"]]);
  });

  test("ends after two idle hours and after a shift, whatever was done in it", async () => {
    const idle = await shop.staff();
    backend.clock.advance(2 * HOUR + 1000);
    expect((await idle.get("user-search/list_user?q=ferrario")).http).toBe(419);
    const busy = await shop.staff();
    const acting = await shop.actAs(busy, GIULIA);
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
    const member = await shop.staff();
    await shop.rowsOf("update customer set first_name = 'Giulià' where customer_id = 1001");
    for (const words of ["FERRARIO giulia", "cliente@", "333412", "04711002"])
      expect(
        (await shop.found(member, `q=${encodeURIComponent(words)}`)).users.map(({ userId }) => userId),
      ).toEqual([GIULIA]);
    const { users, page } = await shop.found(member, `cod_int=${GIULIA}`);
    expect(users).toEqual([
      expect.objectContaining({ email: "cliente@madia.test", phone: "333 4127856", lastName: "Ferrario" }),
    ]);
    expect(page).toMatchObject({ selPage: 1, totPages: 1, totItems: 1 });
    expect(JSON.stringify(users)).not.toMatch(/fiscal|password|birth/i);
  });

  test("goes page by page in the wished order, and never finds who works for the shop", async () => {
    const member = await shop.staff();
    for (let index = 0; index < 3; index += 1) await newShopper(backend);
    const first = await shop.found(member, "q=madia.test&page_size=2");
    const second = await shop.found(member, "q=madia.test&page_size=2&page=2");
    expect(first.page?.totItems).toBeGreaterThanOrEqual(5);
    const names = [...first.users, ...second.users].map(({ lastName }) => lastName);
    expect(names).toEqual([...names].sort());
    expect(new Set([...first.users, ...second.users].map(({ userId }) => userId)).size).toBe(4);
    const last = await shop.found(member, "q=madia.test&sort=-lastName&page_size=50");
    const backwards = last.users.map(({ lastName }) => lastName);
    expect(backwards).toEqual([...backwards].sort().reverse());
    expect((await shop.found(member, "q=galli")).users).toEqual([]);
    expect((await shop.found(member, "q=galli&user_type_id=3")).users).toEqual([]);
  });

  test.each(["%25%25", "__", "a%5C", "%27;--"])("takes %s as it is written", async (q) => {
    expect((await shop.found(await shop.staff(), `q=${q}`)).users).toEqual([]);
  });

  test("asks for two letters, and names what it cannot read", async () => {
    const member = await shop.staff();
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
    const dario = await shop.dario();
    const acting = await shop.actAs(await shop.staff(), GIULIA);
    for (const path of ["user-search/list_user?q=ferrario", `user-search/select_user?user_id=${GIULIA}`]) {
      for (const who of [customer, colleague, acting])
        expect(told(await who.get(path))).toMatchObject({ http: 403, codes: ["error.auth.staff"], data: {} });
      const refused = await dario.get(path);
      expect(told(refused)).toMatchObject({ http: 403, codes: ["error.auth.role"], data: {} });
      expect(refused.headers.get("x-ebsn-session")).toBeNull();
      expect(told(await backend.get(`/ebsn/api/${path}`)).http).toBe(403);
    }
    await shop.rowsOf("update staff_member set roles = '{STORE,ADMIN}' where username = 'moduli@madia.test'");
    expect((await shop.found(dario, "q=ferrario")).users).toHaveLength(1);
  });
});
