import nock from "nock";
import { NO_SESSION, type Session } from "@/lib/session/session";
import { codeOf, customer, hintOf, requestGateway, sessionOf, user } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const API = "/ebsn/api";
const staffMember = { session: "token-z", username: "anna", name: "Anna Rossi", roles: ["CUSTOMER_CARE"] };
const staffSession: Session = { ...NO_SESSION, staff: staffMember };
const impersonatingSession: Session = {
  session: "token-s",
  account: "",
  userId: 7,
  remember: false,
  staff: staffMember,
};
const ssoUser = { username: "anna", name: "Anna Rossi", roles: ["CUSTOMER_CARE"] };
const errorResponse = { status: 1, errors: [{ code: "error.sso.wrong", message: "No" }] };

const SEARCH = "user-search/list_user?q=ferrario";
const SELECT = "user-search/select_user";

let visitors = 0;
const newIpHeader = () => ({ "x-forwarded-for": `198.51.100.${(visitors += 1)}` });
const logIn = (session?: Session) =>
  requestGateway("backoffice-access/sso-login", {
    body: { backoffice_user: "anna", password: "x", otp: "123456", login: "y" },
    headers: newIpHeader(),
    ...(session ? { session } : {}),
  });

afterEach(() => nock.cleanAll());

describe("staff calls in the gateway", () => {
  it.each([
    ["GET", SEARCH],
    ["POST", `${SELECT}?user_id=7`],
    ["GET", "backoffice-access/get-form?cu_form_id=1&user_id=7"],
    ["POST", "sso-auth/logout"],
  ])("%s %s are rejected for customers and visitors without calling the API", async (method, path) => {
    for (const session of [customer, NO_SESSION, undefined]) {
      const answer = await requestGateway(path, { method, ...(session ? { session } : {}) });
      expect([answer.status, await codeOf(answer)]).toEqual([403, "error.auth.staff"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each(["backoffice-access/sso-login", "saml/login", `${SELECT}?user_id=7`, "sso-auth/logout"])(
    "%s is rejected from another site and as a GET",
    async (path) => {
      const crossSite = await requestGateway(path, {
        method: "POST",
        headers: { origin: "https://evil.example" },
        session: staffSession,
      });
      expect([crossSite.status, await codeOf(crossSite)]).toEqual([403, "error.gateway.origin"]);
      expect((await requestGateway(path, { session: staffSession })).status).toBe(405);
    },
  );

  it("use the staff token, also while impersonating, and are never cached", async () => {
    const users = [{ userId: "7", firstName: "Giulia", userType: { userTypeId: 2 } }, { broken: 1 }];
    const scope = nock(API_URL, {
      reqheaders: { "x-ebsn-session": "token-z" },
      badheaders: ["x-ebsn-account"],
    })
      .get(`${API}/${SEARCH}`)
      .reply(200, envelope({ users, page: { selPage: 1, totPages: 3, totItems: 30, itemsPerPage: 12 } }));
    const answer = await requestGateway(`${SEARCH}&fields=password`, { session: impersonatingSession });
    expect(scope.isDone()).toBe(true);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { data } = (await answer.json()) as { data: unknown };
    expect(data).toEqual({
      users: [{ userId: 7, firstName: "Giulia", lastName: "", email: "", phone: "", fidelityCard: "" }],
      page: { number: 1, count: 3, items: 30, size: 12 },
    });
  });
});

describe("staff login", () => {
  it("stores the staff token in the session and drops the customer's", async () => {
    const scope = nock(API_URL, { reqheaders: { "x-ebsn-session": "token-s" } })
      .post(`${API}/backoffice-access/sso-login`, "backoffice_user=anna&password=x&otp=123456")
      .reply(200, envelope({ ssoUser }), { "x-ebsn-session": "token-z" });
    const answer = await logIn(customer);
    expect(scope.isDone()).toBe(true);
    expect(await sessionOf(answer)).toEqual(staffSession);
    expect(hintOf(answer)).toBe("0");
    expect(JSON.stringify(await answer.json())).not.toContain("token-z");
  });

  it("changes nothing when it fails", async () => {
    nock(API_URL)
      .post(`${API}/backoffice-access/sso-login`)
      .reply(200, envelope({}, errorResponse), { "x-ebsn-session": "x" });
    const answer = await logIn(customer);
    expect(await codeOf(answer)).toBe("error.sso.wrong");
    expect(await sessionOf(answer)).toBeNull();
  });

  it("is throttled by user and IP address", async () => {
    nock(API_URL)
      .post(`${API}/backoffice-access/sso-login`)
      .times(10)
      .reply(200, envelope({}, errorResponse));
    const headers = newIpHeader();
    const codes = [];
    for (let index = 0; index < 11; index += 1) {
      // A parameter that the call does not know does not make another user.
      const body = { backoffice_user: "bersaglio", password: "x", login: `user${index}` };
      codes.push(await codeOf(await requestGateway("backoffice-access/sso-login", { body, headers })));
    }
    expect(codes.at(9)).toBe("error.sso.wrong");
    expect(codes.at(10)).toBe("error.login.too_many");
  });
});

describe("staff log-in by SAML", () => {
  const samlSession: Session = { ...NO_SESSION, staff: { ...staffMember, isSaml: true } };
  const logOut = () => requestGateway("sso-auth/logout", { method: "POST", session: samlSession });

  it("stores the staff token in the session and drops the customer's", async () => {
    nock(API_URL)
      .post(`${API}/saml/login`, "code=abc")
      .reply(200, envelope({ ssoUser }), { "x-ebsn-session": "token-z" });
    const answer = await requestGateway("saml/login", { body: { code: "abc" }, session: customer });
    expect(await sessionOf(answer)).toEqual(samlSession);
  });

  it("ends with the log-out of SAML, which says where it ends elsewhere", async () => {
    const redirectUrl = "https://idp.example/logout?SAMLRequest=x";
    nock(API_URL, { reqheaders: { "x-ebsn-session": "token-z" } })
      .get(`${API}/saml/do-logout`)
      .reply(200, envelope({ redirectUrl }));
    const answer = await logOut();
    expect(await sessionOf(answer)).toEqual(NO_SESSION);
    expect(hintOf(answer)).toBe("0");
    expect(((await answer.json()) as { data: unknown }).data).toBe(redirectUrl);
  });

  it("ends even when the shop cannot be reached", async () => {
    nock(API_URL).get(`${API}/saml/do-logout`).replyWithError("down");
    expect(await sessionOf(await logOut())).toEqual(NO_SESSION);
  });
});

describe("impersonation", () => {
  const mockSelect = (
    headers: Record<string, string>,
    root: Record<string, unknown> = { user },
    data: Record<string, unknown> = { user, cartId: 1 },
  ) =>
    nock(API_URL, { reqheaders: { "x-ebsn-session": "token-z" } })
      .get(`${API}/${SELECT}?user_id=7`)
      .reply(200, envelope(data, {}, root), headers);
  const selectCustomer = (session: Session) => requestGateway(SELECT, { body: { user_id: "7" }, session });

  it("adds the customer's session and keeps staff logged in", async () => {
    mockSelect({ "x-ebsn-session": "token-s" });
    expect(await sessionOf(await selectCustomer(staffSession))).toEqual(impersonatingSession);
  });

  it("works with an API that reuses the staff session for the customer", async () => {
    mockSelect({});
    expect(await sessionOf(await selectCustomer(staffSession))).toEqual({
      ...impersonatingSession,
      session: "token-z",
    });
  });

  it("works with an API that names the customer in the data only", async () => {
    mockSelect({ "x-ebsn-session": "token-s" }, {});
    expect(await sessionOf(await selectCustomer(staffSession))).toEqual(impersonatingSession);
  });

  it("ends the previous impersonation even when the response has no user", async () => {
    mockSelect({ "x-ebsn-session": "token-s" }, {}, { cartId: 1 });
    const answer = await selectCustomer({ ...impersonatingSession, userId: 8 });
    expect(await sessionOf(answer)).toEqual(staffSession);
    expect(hintOf(answer)).toBe("0");
  });

  it("ends at the customer's logout, whatever the API returns; staff stay logged in", async () => {
    nock(API_URL).post(`${API}/auth/logout`).reply(500, "");
    expect(
      await sessionOf(await requestGateway("auth/logout", { method: "POST", session: impersonatingSession })),
    ).toEqual(staffSession);
    nock(API_URL)
      .get(`${API}/auth/test`)
      .reply(419, envelope({}, { status: 419 }));
    expect(await sessionOf(await requestGateway("auth/test", { session: impersonatingSession }))).toEqual(
      staffSession,
    );
  });

  it.each([
    ["GET", "cart/view", false],
    ["POST", "cart/empty", true],
    ["GET", "auth/test", true],
  ])("a 419 to %s %s while impersonating clears the session: %s", async (method, path, ends) => {
    nock(API_URL)
      .intercept(`${API}/${path}`, method)
      .query(true)
      .reply(419, envelope({}, { status: 419 }));
    const response = await requestGateway(path, { method, session: impersonatingSession });
    expect(response.status).toBe(419);
    expect(response.headers.getSetCookie().length > 0).toBe(ends);
  });

  it("ends with everything else at staff logout or session expiry", async () => {
    nock(API_URL).post(`${API}/sso-auth/logout`).reply(500, "");
    expect(
      await sessionOf(
        await requestGateway("sso-auth/logout", { method: "POST", session: impersonatingSession }),
      ),
    ).toEqual(NO_SESSION);
    nock(API_URL)
      .get(`${API}/${SEARCH}`)
      .reply(419, envelope({}, { status: 419 }));
    expect(await sessionOf(await requestGateway(SEARCH, { session: impersonatingSession }))).toEqual(
      NO_SESSION,
    );
  });

  it("a customer login ends the staff session", async () => {
    nock(API_URL)
      .post(`${API}/auth/login`)
      .twice()
      .reply(200, envelope({ user }, {}, { user }), {
        "x-ebsn-session": "token-s",
        "x-ebsn-account": "token-a",
      });
    const body = { login: "cliente@madia.test", password: "x", remember_me: true };
    for (const session of [staffSession, impersonatingSession])
      expect(
        await sessionOf(await requestGateway("auth/login", { body, session, headers: newIpHeader() })),
      ).toEqual(customer);
  });

  it("ends when a response carries another user's session", async () => {
    const otherUser = { userId: 8, login: "altra@madia.test" };
    nock(API_URL)
      .get(`${API}/cart/view`)
      .query(true)
      .reply(200, envelope({}, {}, { user: otherUser }), { "x-ebsn-session": "token-o" });
    const sessionAfter = await sessionOf(
      await requestGateway("cart/view", { session: impersonatingSession }),
    );
    expect(sessionAfter).toMatchObject({ userId: 8 });
    expect(sessionAfter).not.toHaveProperty("staff");
  });
});
