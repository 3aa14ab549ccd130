import { staffLoginSchema } from "@/lib/ebsn/schemas/backoffice";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, shopperWithToken, parseAnswer } from "@/tests/support/shopper";
import { DARIO, GIULIA, HOUR, MINUTE, SERENA, STAFF_CUSTOMER, createStaffApi } from "@/tests/support/staff";

const backend = backendForFile();
let staffApi: ReturnType<typeof createStaffApi>;

beforeAll(async () => {
  staffApi = createStaffApi(backend);
});

beforeEach(async () => {
  await staffApi.queryRows("delete from login_attempt");
});

describe("staff login", () => {
  test("returns the user, their roles and a token that is stored hashed", async () => {
    const answer = await staffApi.logIn(SERENA);
    expect(staffLoginSchema.parse(parseAnswer(answer).data).ssoUser).toEqual({
      username: "staff@madia.test",
      name: "Serena Galli",
      roles: ["CUSTOMER_CARE"],
    });
    const token = answer.headers.get("x-ebsn-session") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get("x-ebsn-account")).toBeNull();
    const [row] = await staffApi.queryRows<{ everything: string }>(
      "select (select json_agg(s) from staff_session s)::text || (select json_agg(m) from staff_member m)::text as everything",
    );
    expect(row?.everything).toContain("scrypt$");
    expect(row?.everything).not.toContain(token);
    expect(row?.everything).not.toContain(SERENA.password);
  });

  test("does not reveal what was wrong", async () => {
    const wrong = parseAnswer(await staffApi.logIn({ ...SERENA, password: "sbagliata" }));
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
      expect(parseAnswer(await staffApi.logIn(body, { "x-ebsn-uuid": JSON.stringify(body) }))).toEqual(wrong);
  });

  test("accepts a one-time code once", async () => {
    const otp = staffApi.oneTimeCode();
    const right = await staffApi.logIn({ ...DARIO, otp: `${otp.slice(0, 3)} ${otp.slice(3)}` });
    expect(parseAnswer(right).status).toBe(0);
    expect(parseAnswer(await staffApi.logIn({ ...DARIO, otp })).codes).toEqual(["error.sso.wrong"]);
    backend.clock.advance(MINUTE);
    const attempts = await Promise.all(
      [1, 2].map(() => staffApi.logIn({ ...DARIO, otp: staffApi.oneTimeCode() })),
    );
    expect(attempts.map((answer) => parseAnswer(answer).status).sort()).toEqual([0, 1]);
  });

  test("is locked for a visitor for fifteen minutes after five failed attempts, even when concurrent", async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      staffApi.logIn({ ...SERENA, password: `prova${index}` }, { "x-ebsn-uuid": "one-guesser" }),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(5);
    const again = () => staffApi.logIn(SERENA, { "x-ebsn-uuid": "one-guesser" });
    expect(parseAnswer(await again()).codes).toEqual(["error.login.too_many"]);
    backend.clock.advance(16 * MINUTE);
    expect(parseAnswer(await again()).status).toBe(0);
  });

  test("is not locked by a few strangers' failed attempts, but by a crowd's", async () => {
    const failFrom = (name: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          staffApi.logIn({ ...SERENA, password: "prova" }, { "x-ebsn-uuid": `${name}-${index}` }),
        ),
      );
    await failFrom("stranger", 8);
    expect(parseAnswer(await staffApi.logIn(SERENA, { "x-ebsn-uuid": "at-home" })).status).toBe(0);
    await failFrom("crowd", 50);
    expect(parseAnswer(await staffApi.logIn(SERENA, { "x-ebsn-uuid": "new-place" })).codes).toEqual([
      "error.login.too_many",
    ]);
    expect(parseAnswer(await staffApi.logIn(SERENA, { "x-ebsn-uuid": "at-home" })).status).toBe(0);
  });

  test.each([{}, { backoffice_user: "" }, { backoffice_user: ["a", "b"] }])(
    "%p returns 400 and names the field",
    async (body) => {
      const answer = parseAnswer(await staffApi.logIn(body));
      expect([answer.http, answer.codes]).toEqual([400, ["error.input.backoffice_user"]]);
    },
  );

  test("expires after two idle hours and after twelve hours in any case", async () => {
    const idle = await staffApi.logInStaff();
    backend.clock.advance(2 * HOUR + 1000);
    expect((await idle.get("user-search/list_user?q=ferrario")).http).toBe(419);
    const busy = await staffApi.logInStaff();
    const impersonating = await staffApi.impersonate(busy, GIULIA);
    for (let hour = 1; hour < 12; hour += 1) {
      backend.clock.advance(HOUR);
      expect((await impersonating.get("cart/view")).http).toBe(200);
    }
    backend.clock.advance(HOUR + 1000);
    expect((await impersonating.get("cart/view")).http).toBe(419);
    expect((await busy.get("user-search/list_user?q=ferrario")).http).toBe(419);
  });
});

describe("customer search", () => {
  test("finds customers by name, e-mail, phone, card and id, ignoring accents and case", async () => {
    const member = await staffApi.logInStaff();
    await staffApi.queryRows("update customer set first_name = 'Giulià' where customer_id = 1001");
    for (const searchText of ["FERRARIO giulia", "cliente@", "333412", "04711002"])
      expect(
        (await staffApi.searchUsers(member, `q=${encodeURIComponent(searchText)}`)).users.map(
          ({ userId }) => userId,
        ),
      ).toEqual([GIULIA]);
    const { users, page } = await staffApi.searchUsers(member, `cod_int=${GIULIA}`);
    expect(users).toEqual([
      expect.objectContaining({ email: "cliente@madia.test", phone: "333 4127856", lastName: "Ferrario" }),
    ]);
    expect(page).toMatchObject({ selPage: 1, totPages: 1, totItems: 1 });
    expect(JSON.stringify(users)).not.toMatch(/fiscal|password|birth/i);
  });

  test("paginates and sorts, and never returns staff", async () => {
    const member = await staffApi.logInStaff();
    for (let index = 0; index < 3; index += 1) await newShopper(backend);
    const first = await staffApi.searchUsers(member, "q=madia.test&page_size=2");
    const second = await staffApi.searchUsers(member, "q=madia.test&page_size=2&page=2");
    expect(first.page?.totItems).toBeGreaterThanOrEqual(5);
    const names = [...first.users, ...second.users].map(({ lastName }) => lastName);
    expect(names).toEqual([...names].sort());
    expect(new Set([...first.users, ...second.users].map(({ userId }) => userId)).size).toBe(4);
    const last = await staffApi.searchUsers(member, "q=madia.test&sort=-lastName&page_size=50");
    const backwards = last.users.map(({ lastName }) => lastName);
    expect(backwards).toEqual([...backwards].sort().reverse());
    expect((await staffApi.searchUsers(member, "q=galli")).users).toEqual([]);
    expect((await staffApi.searchUsers(member, "q=galli&user_type_id=3")).users).toEqual([]);
  });

  test.each(["%25%25", "__", "a%5C", "%27;--"])("treats %s literally", async (q) => {
    expect((await staffApi.searchUsers(await staffApi.logInStaff(), `q=${q}`)).users).toEqual([]);
  });

  test("requires two characters and names invalid parameters", async () => {
    const member = await staffApi.logInStaff();
    for (const query of ["", "q=a", "q=%20%20a%20"])
      expect(parseAnswer(await member.get(`user-search/list_user?${query}`)).codes).toEqual([
        "error.user_search.short",
      ]);
    for (const [query, name] of [
      ["q=ab&page=0", "page"],
      ["q=ab&page_size=51", "page_size"],
      ["q=ab&sort=password_hash", "sort"],
      ["cod_int=1e3", "cod_int"],
      ["q=ab&user_type_id=x", "user_type_id"],
    ]) {
      const answer = parseAnswer(await member.get(`user-search/list_user?${query}`));
      expect([answer.http, answer.codes]).toEqual([400, [`error.input.${name}`]]);
    }
  });

  test("requires staff with the right role", async () => {
    const customer = await newShopper(backend);
    const colleague = shopperWithToken(
      backend,
      STAFF_CUSTOMER,
      (
        await backend.post("/ebsn/api/auth/login", { login: "staff@madia.test", password: "Madia2026!" })
      ).headers.get("x-ebsn-session") ?? "",
    );
    const dario = await staffApi.logInDario();
    const impersonating = await staffApi.impersonate(await staffApi.logInStaff(), GIULIA);
    for (const path of ["user-search/list_user?q=ferrario", `user-search/select_user?user_id=${GIULIA}`]) {
      for (const caller of [customer, colleague, impersonating])
        expect(parseAnswer(await caller.get(path))).toMatchObject({
          http: 403,
          codes: ["error.auth.staff"],
          data: {},
        });
      const rejected = await dario.get(path);
      expect(parseAnswer(rejected)).toMatchObject({ http: 403, codes: ["error.auth.role"], data: {} });
      expect(rejected.headers.get("x-ebsn-session")).toBeNull();
      expect(parseAnswer(await backend.get(`/ebsn/api/${path}`)).http).toBe(403);
    }
    await staffApi.queryRows(
      "update staff_member set roles = '{STORE,ADMIN}' where username = 'moduli@madia.test'",
    );
    expect((await staffApi.searchUsers(dario, "q=ferrario")).users).toHaveLength(1);
  });
});
