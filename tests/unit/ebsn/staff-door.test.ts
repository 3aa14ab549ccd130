import nock from "nock";
import { NO_SESSION, type Session } from "@/lib/session/session";
import { codeOf, customer, door, sessionOf, user } from "../../support/ask-door";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";
const API = "/ebsn/api";
const member = { session: "token-z", username: "anna", name: "Anna Rossi", roles: ["CUSTOMER_CARE"] };
const alone: Session = { ...NO_SESSION, staff: member };
const acting: Session = { session: "token-s", account: "", userId: 7, remember: false, staff: member };
const ssoUser = { username: "anna", name: "Anna Rossi", roles: ["CUSTOMER_CARE"] };
const refusal = { status: 1, errors: [{ code: "error.sso.wrong", message: "No" }] };

const SEARCH = "user-search/list_user?q=ferrario";
const SELECT = "user-search/select_user";

let visitors = 0;
const somewhere = () => ({ "x-forwarded-for": `198.51.100.${(visitors += 1)}` });
const logIn = (session?: Session) =>
  door("backoffice-access/sso-login", {
    body: { backoffice_user: "anna", password: "x", otp: "123456", login: "y" },
    headers: somewhere(),
    ...(session ? { session } : {}),
  });

afterEach(() => nock.cleanAll());

describe("calls of staff at the door", () => {
  it.each([
    ["GET", SEARCH],
    ["POST", `${SELECT}?user_id=7`],
    ["GET", "backoffice-access/get-form?cu_form_id=1&user_id=7"],
    ["POST", "sso-auth/logout"],
  ])("%s %s are refused to customers and visitors without asking the shop", async (method, path) => {
    for (const session of [customer, NO_SESSION, undefined]) {
      const answer = await door(path, { method, ...(session ? { session } : {}) });
      expect([answer.status, await codeOf(answer)]).toEqual([403, "error.auth.staff"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each(["backoffice-access/sso-login", `${SELECT}?user_id=7`, "sso-auth/logout"])(
    "%s does not come from another site, nor as a GET",
    async (path) => {
      const foreign = await door(path, {
        method: "POST",
        headers: { origin: "https://evil.example" },
        session: alone,
      });
      expect([foreign.status, await codeOf(foreign)]).toEqual([403, "error.door.origin"]);
      expect((await door(path, { session: alone })).status).toBe(405);
    },
  );

  it("go out with the staff's own token, in a customer's place too, and never kept", async () => {
    const users = [{ userId: "7", firstName: "Giulia", userType: { userTypeId: 2 } }, { broken: 1 }];
    const shop = nock(SHOP, { reqheaders: { "x-ebsn-session": "token-z" }, badheaders: ["x-ebsn-account"] })
      .get(`${API}/${SEARCH}`)
      .reply(200, envelope({ users, page: { selPage: 1, totPages: 3, totItems: 30, itemsPerPage: 12 } }));
    const answer = await door(`${SEARCH}&fields=password`, { session: acting });
    expect(shop.isDone()).toBe(true);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { data } = (await answer.json()) as { data: unknown };
    expect(data).toEqual({
      users: [{ userId: 7, firstName: "Giulia", lastName: "", email: "", phone: "", fidelityCard: "" }],
      page: 1,
      pages: 3,
      total: 30,
    });
  });
});

describe("the log-in of staff", () => {
  it("puts their token into the seal, beside no customer's", async () => {
    const shop = nock(SHOP, { reqheaders: { "x-ebsn-session": "token-s" } })
      .post(`${API}/backoffice-access/sso-login`, "backoffice_user=anna&password=x&otp=123456")
      .reply(200, envelope({ ssoUser }), { "x-ebsn-session": "token-z" });
    const answer = await logIn(customer);
    expect(shop.isDone()).toBe(true);
    expect(await sessionOf(answer)).toEqual(alone);
    expect(JSON.stringify(await answer.json())).not.toContain("token-z");
  });

  it("that fails changes nothing", async () => {
    nock(SHOP)
      .post(`${API}/backoffice-access/sso-login`)
      .reply(200, envelope({}, refusal), { "x-ebsn-session": "x" });
    const answer = await logIn(customer);
    expect(await codeOf(answer)).toBe("error.sso.wrong");
    expect(await sessionOf(answer)).toBeNull();
  });

  it("is counted by user and address", async () => {
    nock(SHOP).post(`${API}/backoffice-access/sso-login`).times(10).reply(200, envelope({}, refusal));
    const headers = somewhere();
    const body = { backoffice_user: "bersaglio", password: "x" };
    const codes = [];
    for (let index = 0; index < 11; index += 1)
      codes.push(await codeOf(await door("backoffice-access/sso-login", { body, headers })));
    expect(codes.at(9)).toBe("error.sso.wrong");
    expect(codes.at(10)).toBe("error.login.too_many");
  });
});

describe("taking a customer's place", () => {
  const selects = (headers: Record<string, string>, root: Record<string, unknown> = { user }) =>
    nock(SHOP, { reqheaders: { "x-ebsn-session": "token-z" } })
      .get(`${API}/${SELECT}?user_id=7`)
      .reply(200, envelope({ user, cartId: 1 }, {}, root), headers);
  const select = (session: Session) => door(SELECT, { body: { user_id: "7" }, session });

  it("gives the browser the customer's session and keeps staff logged in", async () => {
    selects({ "x-ebsn-session": "token-s" });
    expect(await sessionOf(await select(alone))).toEqual(acting);
  });

  it("works with a shop that makes the staff's own session the customer's", async () => {
    selects({});
    expect(await sessionOf(await select(alone))).toEqual({ ...acting, session: "token-z" });
  });

  it("leaves the place of the customer before, also when the shop does not say whose it is now", async () => {
    selects({ "x-ebsn-session": "token-s" }, {});
    expect(await sessionOf(await select({ ...acting, userId: 8 }))).toEqual(alone);
  });

  it("ends with the customer's log-out, whatever the shop answers; staff stay", async () => {
    nock(SHOP).post(`${API}/auth/logout`).reply(500, "");
    expect(await sessionOf(await door("auth/logout", { method: "POST", session: acting }))).toEqual(alone);
    nock(SHOP)
      .get(`${API}/cart/view`)
      .query(true)
      .reply(419, envelope({}, { status: 419 }));
    expect(await sessionOf(await door("cart/view", { session: acting }))).toEqual(alone);
  });

  it("ends with the log-out of staff or the end of their session, and so does everything", async () => {
    nock(SHOP).post(`${API}/sso-auth/logout`).reply(500, "");
    expect(await sessionOf(await door("sso-auth/logout", { method: "POST", session: acting }))).toEqual(
      NO_SESSION,
    );
    nock(SHOP)
      .get(`${API}/${SEARCH}`)
      .reply(419, envelope({}, { status: 419 }));
    expect(await sessionOf(await door(SEARCH, { session: acting }))).toEqual(NO_SESSION);
  });

  it("is not what a customer's own log-in does: that ends the staff's", async () => {
    nock(SHOP)
      .post(`${API}/auth/login`)
      .twice()
      .reply(200, envelope({ user }, {}, { user }), {
        "x-ebsn-session": "token-s",
        "x-ebsn-account": "token-a",
      });
    const body = { login: "cliente@madia.test", password: "x", remember_me: true };
    for (const session of [alone, acting])
      expect(await sessionOf(await door("auth/login", { body, session, headers: somewhere() }))).toEqual(
        customer,
      );
  });

  it("does not outlive a session of somebody else that an answer brings", async () => {
    const other = { userId: 8, login: "altra@madia.test" };
    nock(SHOP)
      .get(`${API}/cart/view`)
      .query(true)
      .reply(200, envelope({}, {}, { user: other }), { "x-ebsn-session": "token-o" });
    const after = await sessionOf(await door("cart/view", { session: acting }));
    expect(after).toMatchObject({ userId: 8 });
    expect(after).not.toHaveProperty("staff");
  });
});
