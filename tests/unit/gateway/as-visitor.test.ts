import { subscribe, unsubscribe } from "node:diagnostics_channel";
import nock from "nock";
import { UPSTREAM_CHANNEL, type UpstreamCall } from "@/config/upstream-channel.mjs";
import { env } from "@/lib/env";
import {
  fetchAsVisitor,
  fetchResponseAsVisitor,
  fetchResponse,
  submitAsVisitor,
} from "@/lib/gateway/as-visitor";
import { log } from "@/lib/log";
import { closeCircuits } from "@/lib/upstream/circuit";
import { NO_SESSION, openSession, sealSession, type Session } from "@/lib/session/session";
import { customer, SECRETS, user } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

const API = "http://localhost:4000";
const jar = new Map<string, { value: string; options?: unknown }>();

jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("next-intl/server", () => ({ getLocale: () => Promise.resolve("it") }));
jest.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-forwarded-for": "203.0.113.50" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      set: (name: string, value: string, options: unknown) => jar.set(name, { value, options }),
    }),
}));

beforeEach(() => jar.clear());

afterEach(() => {
  closeCircuits();
  jest.restoreAllMocks();
});

const signIn = async (session: Session) =>
  jar.set("madia_session", { value: await sealSession(session, SECRETS) });

describe("a server action's call", () => {
  it("sets the cookies of the session it starts", async () => {
    nock(API)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope({ user, cartId: 3 }, {}, { user }), { "x-ebsn-session": "new" });
    const body = { login: "a@b.it", password: "segreta!", remember_me: true };
    const { response, data } = await submitAsVisitor("auth/login", body, "it");
    expect(response.status).toBe(0);
    expect(data).toMatchObject({ user: { userId: 7 } });
    expect(await openSession(jar.get("madia_session")?.value, SECRETS)).toMatchObject({ session: "new" });
    const common = { path: "/", sameSite: "lax", secure: false, maxAge: 5_184_000 };
    expect(jar.get("madia_session")?.options).toEqual({ ...common, httpOnly: true });
    expect(jar.get("madia_in")).toEqual({
      value: expect.stringMatching(/^1-/) as string,
      options: { ...common, httpOnly: false },
    });
  });

  it("marks a log-out, also when the session has been lost before", async () => {
    nock(API)
      .post("/ebsn/api/auth/logout")
      .reply(403, envelope({}, { status: 1 }));
    await submitAsVisitor("auth/logout", {}, "it");
    expect(jar.get("madia_in")?.value).toBe("0");
  });

  it("carries the mark of a log-out over to the visitor's session", async () => {
    jar.set("madia_in", { value: "0" });
    nock(API)
      .post("/ebsn/api/store/select")
      .query({ store_id: "5" })
      .reply(200, envelope({ cartId: null }, {}, { user: { userId: -1 } }), { "x-ebsn-session": "s" });
    await submitAsVisitor("store/select", { store_id: 5 }, "it");
    expect(jar.get("madia_in")?.value).toBe("20");
  });

  it("leaves the cookies of an unchanged session alone", async () => {
    nock(API)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope({}, { status: 1 }));
    await submitAsVisitor("auth/login", { login: "a@b.it", password: "x" }, "it");
    expect(jar.size).toBe(0);
  });

  it("removes the card of a registration that has succeeded", async () => {
    jar.set("madia_card", { value: "{}" });
    nock(API)
      .post("/ebsn/api/registration/register_user")
      .reply(200, envelope({ mailed: true }));
    await submitAsVisitor("registration/register_user", { email: "a@b.it" }, "it");
    expect(jar.get("madia_card")).toEqual({
      value: "",
      options: { path: "/", sameSite: "lax", maxAge: 0, secure: false, httpOnly: true },
    });
  });

  it("leaves the cookie of an ended session of the staff: the page with what was typed stays", async () => {
    await signIn({
      ...NO_SESSION,
      staff: { session: "z", username: "anna", name: "Anna", roles: ["FORMS"] },
    });
    const before = jar.get("madia_session");
    nock(API)
      .post("/ebsn/api/backoffice-access/close-form")
      .reply(419, envelope({}, { status: 419, errors: [{ code: "error.session.expired" }] }));
    const result = await submitAsVisitor("backoffice-access/close-form", { cu_form_id: "7" }, "it");
    expect(result.http).toBe(419);
    expect(jar).toEqual(new Map([["madia_session", before]]));
  });

  it("may read, in the locale of its form", async () => {
    const path = "backoffice-access/get-content";
    const { response } = await fetchResponse(path, {}, "en");
    expect(response.errors[0]?.message).toBe("This area is for the shop's staff only.");
  });

  it("is limited to the listed calls", async () => {
    expect(await submitAsVisitor("cart/view", {}, "it")).toMatchObject({ http: 404, data: null });
  });
});

describe("a page's call", () => {
  it("is made with the visitor's session, and sets no cookie", async () => {
    await signIn(customer);
    nock(API, { reqheaders: { "x-ebsn-session": "token-s" } })
      .get("/ebsn/api/cart/view?show_sectors=true")
      .reply(200, envelope({ cartId: 3 }), { "x-ebsn-session": "renewed" });
    const before = jar.get("madia_session");
    expect(await fetchAsVisitor("cart/view", { show_sectors: "true" })).toMatchObject({ cartId: 3 });
    expect(jar).toEqual(new Map([["madia_session", before]]));
  });

  it("on a shop that hangs is given up with the page's time, logged and counted against the shop", async () => {
    jest.replaceProperty(env(), "pageBudgetMs", 30);
    const outcomes: unknown[] = [];
    const listen = (call: unknown) => void outcomes.push((call as UpstreamCall).outcome);
    subscribe(UPSTREAM_CHANNEL, listen);
    nock(API).get("/ebsn/api/cart/view").times(15).delay(60_000).reply(200, envelope({}));
    for (let call = 0; call < 15; call += 1) expect(await fetchAsVisitor("cart/view", {})).toBeNull();
    expect(log).toHaveBeenCalledWith("warn", "gateway", expect.objectContaining({ kind: "timeout" }));
    expect(await fetchAsVisitor("cart/view", {})).toBeNull();
    unsubscribe(UPSTREAM_CHANNEL, listen);
    expect(outcomes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => "failed"));
    expect(outcomes.at(-1)).toBe("refused");
    nock.abortPendingRequests();
  });

  it("fetchAsVisitor is null and fetchResponseAsVisitor keeps the answer after a 419", async () => {
    const expired = envelope({}, { status: 419, errors: [{ code: "error.session.expired" }] });
    nock(API).get("/ebsn/api/cart/view").twice().reply(419, expired);
    expect(await fetchAsVisitor("cart/view", {})).toBeNull();
    expect(await fetchResponseAsVisitor("cart/view", {})).toMatchObject({ http: 419, data: null });
  });
});
