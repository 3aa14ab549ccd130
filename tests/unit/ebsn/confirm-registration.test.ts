import nock from "nock";
import { HEAD } from "@/app/[locale]/(account)/registration/confirm/route";
import { confirmRegistration, isResetTokenValid } from "@/lib/ebsn/registration";
import { findLoginPage } from "@/lib/ebsn/login-page";
import { getFirstAvailableDay } from "@/lib/ebsn/delivery-services";
import { log } from "@/lib/log";
import { closeCircuits } from "@/lib/upstream/circuit";
import { skipTimeouts } from "../../support/skip-timeouts";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";
const CONFIRM = "/ebsn/api/registration/registration_confirm";
const QUERY = { e_mail: "ada@example.it", reg_control_code: "abc" };

const confirm = () => confirmRegistration(QUERY.e_mail, QUERY.reg_control_code);
const answerConfirm = (http: number, location?: string) =>
  nock(API_URL)
    .get(CONFIRM)
    .query(QUERY)
    .reply(http, "", location === undefined ? {} : { location });
const redirect = (path: string, location: string) => nock(API_URL).get(path).reply(302, "", { location });

test.each([
  ["https://shop.example/registration/confirm/success", "success"],
  ["/registration/confirm/success", "success"],
  ["/registration/confirm/success/", "success"],
  ["/registration/confirm/success?utm_source=email", "success"],
  ["/registration/confirm/already-confirmed/?a=1#top", "already-confirmed"],
  ["/registration/confirm/error", "error"],
  ["/registration/confirm/unsuccess", "error"],
  ["https://shop.example/login?next=/success", "error"],
  ["http://[", "error"],
])("a redirect to %s is %s", async (location, result) => {
  answerConfirm(302, location);
  if (location.endsWith("/unsuccess")) nock(API_URL).get(location).reply(404, "");
  await expect(confirm()).resolves.toBe(result);
});

test("a mail program that checks the link with a HEAD confirms nothing", async () => {
  answerConfirm(302, "/registration/confirm/success");
  expect(HEAD().status).toBe(200);
  expect(nock.isDone()).toBe(false);
  nock.cleanAll();
});

test("follows the API's own redirects to the last page", async () => {
  answerConfirm(301, "registration_confirmed?step=1");
  redirect("/ebsn/api/registration/registration_confirmed?step=1", "/registration/confirm");
  redirect("/registration/confirm", "https://shop.example/registration/confirm/already-confirmed/");
  await expect(confirm()).resolves.toBe("already-confirmed");
  expect(nock.isDone()).toBe(true);
});

test("sends no visitor's uuid, and no empty one", async () => {
  const scope = nock(API_URL, { badheaders: ["x-ebsn-uuid", "x-ebsn-client-uuid"] })
    .get(CONFIRM)
    .query(QUERY)
    .reply(302, "", { location: "/registration/confirm/success" });
  await expect(confirm()).resolves.toBe("success");
  expect(scope.isDone()).toBe(true);
});

test("never asks another host", async () => {
  answerConfirm(302, "https://other.example/confirm");
  const other = nock("https://other.example").get("/confirm").reply(302, "", { location: "/success" });
  await expect(confirm()).resolves.toBe("error");
  expect(other.isDone()).toBe(false);
});

test("gives up on a loop", async () => {
  answerConfirm(302, "/again");
  const loop = nock(API_URL).get("/again").times(20).reply(302, "", { location: "/again" });
  await expect(confirm()).resolves.toBe("error");
  expect(loop.isDone()).toBe(false);
});

test.each([200, 400, 500])("an answer %i without a redirect is an error", async (http) => {
  answerConfirm(http);
  await expect(confirm()).resolves.toBe("error");
});

describe("a shop that does not answer", () => {
  const FAILED = ["warn", "upstream.failed"] as const;
  const down = () => nock(API_URL).persist().get(/./).query(true).replyWithError("down");

  beforeEach(() => void skipTimeouts());
  afterEach(() => {
    jest.mocked(log).mockClear();
    nock.cleanAll();
    closeCircuits();
  });

  it("is no invalid link", async () => {
    down();
    await expect(confirm()).resolves.toBe("unavailable");
    expect(log).toHaveBeenCalledWith(...FAILED, { call: CONFIRM, kind: "network", reason: "down" });
  });

  it.each([502, 503, 504])("is no invalid link with %i", async (http) => {
    answerConfirm(http);
    await expect(confirm()).resolves.toBe("unavailable");
    expect(log).toHaveBeenCalledWith(...FAILED, expect.objectContaining({ call: CONFIRM }));
  });

  it("is not asked for a confirmation while it is known to be down", async () => {
    down();
    for (let call = 0; call < 15; call += 1) await confirm();
    nock.cleanAll();
    answerConfirm(302, "/registration/confirm/success");
    await expect(confirm()).resolves.toBe("unavailable");
    expect(nock.pendingMocks()).toHaveLength(1);
  });

  it.each([
    [
      "a log-in page",
      () => findLoginPage("/ebsn/api/saml/do-login", { relay_state_url: "x" }),
      "/ebsn/api/saml/do-login",
    ],
    ["a token", () => isResetTokenValid("a@b.it", "t"), "/ebsn/api/registration/password_reset_token_check"],
    ["the first free day", () => getFirstAvailableDay(2), "/ebsn/api/timeslot/list"],
  ])("is logged when it was asked for %s, without what was sent", async (_, ask, call) => {
    down();
    await expect(ask()).resolves.toBeNull();
    expect(log).toHaveBeenCalledWith(...FAILED, expect.objectContaining({ call }));
    expect(JSON.stringify(jest.mocked(log).mock.calls)).not.toContain("a@b.it");
  });

  it("is logged when it answers without a log-in page", async () => {
    nock(API_URL).get("/ebsn/api/saml/do-login").query(true).reply(404, "");
    await expect(findLoginPage("/ebsn/api/saml/do-login", { checkUser: "true" })).resolves.toBeNull();
    expect(log).toHaveBeenCalledWith(...FAILED, expect.objectContaining({ call: "/ebsn/api/saml/do-login" }));
  });
});
