import nock from "nock";
import { closeCircuits } from "@/lib/upstream/circuit";
import { codeOf, customer, requestGateway, sessionOf } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";
import { skipTimeouts } from "../../support/skip-timeouts";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

describe("errors of the gateway", () => {
  it("passes on the API's error message, without data", async () => {
    nock(API_URL)
      .post("/ebsn/api/cart/add")
      .reply(
        200,
        envelope({ cartId: 3 }, { status: 1, errors: [{ code: "error.cart.login", message: "Accedi." }] }),
      );
    const response = await requestGateway("cart/add", { body: { items: [] } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      response: {
        status: 1,
        errors: [{ code: "error.cart.login", message: "Accedi." }],
        infos: [],
        warnings: [],
      },
      data: null,
    });
  });

  it.each([
    [
      "is unreachable",
      () => nock(API_URL).get("/ebsn/api/cart/view").times(3).replyWithError("down"),
      502,
      "error.network",
    ],
    [
      "returns 500",
      () => nock(API_URL).get("/ebsn/api/cart/view").times(3).reply(500, "<html>"),
      502,
      "error.http",
    ],
    [
      "returns HTML",
      () => nock(API_URL).get("/ebsn/api/cart/view").reply(200, "<html>"),
      502,
      "error.contract",
    ],
  ])("returns a generic message when the API %s", async (_, mockFailure, status, code) => {
    skipTimeouts();
    mockFailure();
    const response = await requestGateway("cart/view", { session: customer });
    expect(response.status).toBe(status);
    expect(await sessionOf(response)).toBeNull();
    const answer = (await response.json()) as { response: { errors: unknown[] } };
    expect(answer.response.errors).toEqual([
      { code, message: "Si è verificato un errore, riprova tra qualche minuto." },
    ]);
  });

  it("passes on retry-after", async () => {
    const errors = [{ code: "error.login.too_many", message: "Riprova tra 4 minuti." }];
    nock(API_URL)
      .post("/ebsn/api/auth/login")
      .reply(429, envelope({}, { status: 429, errors: errors }), { "retry-after": "240" });
    const response = await requestGateway("auth/login", { body: { login: "c@d.it", password: "x" } });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("240");
    expect(await codeOf(response)).toBe("error.login.too_many");
  });

  it("throttles login attempts before calling the API", async () => {
    const wrong = envelope({}, { status: 1, errors: [{ code: "error.login.wrong" }] });
    nock(API_URL).post("/ebsn/api/auth/login").times(10).reply(200, wrong);
    const attemptLogin = (login: string) => requestGateway("auth/login", { body: { login, password: "x" } });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await attemptLogin("victim@madia.test")).status).toBe(200);
    const throttled = await attemptLogin(" VICTIM@madia.test");
    expect(throttled.status).toBe(429);
    expect(Number(throttled.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each<[string, (interceptor: nock.Interceptor) => nock.Scope, number]>([
    ["cannot be reached", (login) => login.replyWithError("down"), 200],
    ["is under maintenance", (login) => login.reply(503, "<html>"), 200],
    ["fails at this log-in", (login) => login.reply(500, "<html>"), 429],
  ])("has counted login attempts, or not, when the API %s", async (login, fail, status) => {
    const body = { login, password: "x" };
    fail(nock(API_URL).post("/ebsn/api/auth/login").times(10));
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await requestGateway("auth/login", { body })).status).toBe(502);
    closeCircuits();
    nock(API_URL)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope({}, { status: 1, errors: [{ code: "error.login.wrong" }] }));
    expect((await requestGateway("auth/login", { body })).status).toBe(status);
  });
});
