import nock from "nock";
import { codeOf, requestGateway } from "../../support/gateway-request";
import { closeCircuits } from "@/lib/upstream/circuit";
import { envelope } from "../../support/envelope";
import { skipTimeouts } from "../../support/skip-timeouts";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const API = "/ebsn/api/registration";
const mailedEnvelope = envelope({ mailed: true });

const data = async (response: Response) => ((await response.json()) as { data: unknown }).data;

it("registers by POST, with known fields only", async () => {
  const scope = nock(API_URL)
    .post(`${API}/register_user`, { email: "nora@madia.test", password: "Pane&latte1", business: false })
    .reply(200, mailedEnvelope);
  const body = { email: "nora@madia.test", password: "Pane&latte1", business: false, userTypeId: 3 };
  expect(await data(await requestGateway("registration/register_user", { body }))).toEqual({ mailed: true });
  expect(scope.isDone()).toBe(true);
});

it("removes the card of the registration once the account is registered", async () => {
  const register = () =>
    requestGateway("registration/register_user", {
      body: { email: "nora@madia.test", password: "Pane&latte1" },
    });
  nock(API_URL)
    .post(`${API}/register_user`)
    .reply(200, envelope({}, { status: 1 }));
  expect((await register()).headers.getSetCookie()).toEqual([]);
  nock(API_URL).post(`${API}/register_user`).reply(200, mailedEnvelope);
  expect((await register()).headers.getSetCookie()).toEqual([
    "madia_card=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly",
  ]);
});

it.each(["registration_resend_email", "password_reset_token_request"])(
  "%s is mapped from POST to EBSN's GET",
  async (name) => {
    const scope = nock(API_URL)
      .get(`${API}/${name}`)
      .query({ e_mail: "nora@madia.test" })
      .reply(200, mailedEnvelope);
    const body = { e_mail: "nora@madia.test", password: "Pane&latte1" };
    expect(await data(await requestGateway(`registration/${name}`, { body }))).toEqual({ mailed: true });
    expect(scope.isDone()).toBe(true);
    expect((await requestGateway(`registration/${name}?e_mail=nora@madia.test`)).status).toBe(405);
  },
);

it("never puts a new password or its token into the URL", async () => {
  const sent = { e_mail: "nora@madia.test", reset_token: "abc", password: "Pane&latte1" };
  const scope = nock(API_URL)
    .post(`${API}/password_reset`, sent)
    .query((query) => Object.keys(query).length === 0)
    .reply(200, envelope({}));
  expect((await requestGateway("registration/password_reset", { body: sent })).status).toBe(200);
  expect(scope.isDone()).toBe(true);
});

it("takes the way of a shop that offers a new password as a GET only", async () => {
  const sent = { e_mail: "nora@madia.test", reset_token: "abc", password: "Pane&latte1" };
  nock(API_URL)
    .post(`${API}/password_reset`)
    .reply(405, envelope({}, { status: 1 }));
  const scope = nock(API_URL).get(`${API}/password_reset`).query(sent).reply(200, envelope({}));
  expect((await requestGateway("registration/password_reset", { body: sent })).status).toBe(200);
  expect(scope.isDone()).toBe(true);
});

describe("a shop that is down for a moment", () => {
  const countCalls = (path: string, upstream: "get" | "post" = "get") => {
    const calls: string[] = [];
    nock(API_URL)
      .persist()
      [upstream](`/ebsn/api/${path}`)
      .query(true)
      .reply(503, (uri) => {
        calls.push(uri);
        return "";
      });
    return calls;
  };

  beforeEach(() => void skipTimeouts());
  afterEach(() => {
    nock.cleanAll();
    closeCircuits();
  });

  it.each([
    "registration/password_reset_token_request",
    "registration/registration_resend_email",
    "registration/update_email",
    "registration/user_anonymize",
    "timeslot/select",
    "user-address/delete",
  ])("gets %s once, though EBSN has it as GET", async (path) => {
    const calls = countCalls(path);
    expect((await requestGateway(path, { body: { e_mail: "nora@madia.test" } })).status).toBe(502);
    expect(calls).toHaveLength(1);
  });

  it.each(["password_reset", "update_password"])("gets the GET of %s after a 405 once", async (name) => {
    nock(API_URL)
      .post(`${API}/${name}`)
      .reply(405, envelope({}, { status: 1 }));
    const calls = countCalls(`registration/${name}`);
    await requestGateway(`registration/${name}`, { body: { e_mail: "nora@madia.test" } });
    expect(calls).toHaveLength(1);
  });

  it("is asked again for what is only read", async () => {
    const calls = countCalls("cart/view");
    await requestGateway("cart/view");
    expect(calls).toHaveLength(3);
  });
});

it("asks for a new e-mail by EBSN's GET, and sends a password in a body only", async () => {
  const asked = nock(API_URL)
    .get(`${API}/update_email_request`)
    .query({ new_email: "nuova@madia.test" })
    .reply(200, mailedEnvelope);
  const body = { new_email: "nuova@madia.test", password: "Pane&latte1" };
  expect(await data(await requestGateway("registration/update_email_request", { body }))).toBe(true);
  expect(asked.isDone()).toBe(true);
  const confirmed = nock(API_URL)
    .post(`${API}/update_email_request`, body)
    .query((query) => Object.keys(query).length === 0)
    .reply(200, mailedEnvelope);
  expect(await data(await requestGateway("registration/update_email_with_password", { body }))).toBe(true);
  expect(confirmed.isDone()).toBe(true);
});

it("does not expose the calls of emailed links", async () => {
  for (const name of ["registration_confirm", "password_reset_token_check"])
    expect((await requestGateway(`registration/${name}?e_mail=nora@madia.test`)).status).toBe(404);
});

it("throttles requests by IP address", async () => {
  nock(API_URL).persist().post("/ebsn/api/finiper/registration-with-card-load").reply(200, envelope({}));
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const loadCard = () =>
    requestGateway("finiper/registration-with-card-load", {
      body: { fidelityCard: "1", lastName: "R" },
      headers,
    });
  for (let index = 0; index < 30; index += 1) expect((await loadCard()).status).toBe(200);
  const throttled = await loadCard();
  expect([throttled.status, await codeOf(throttled)]).toEqual([429, "error.gateway.too_many"]);
  expect(Number(throttled.headers.get("retry-after"))).toBeGreaterThan(0);
  nock.cleanAll();
});
