import { sealData } from "iron-session";
import { serializeCookie, sessionCookies } from "@/lib/session/cookies";
import {
  isSignedIn,
  NO_SESSION,
  openSession,
  sealSession,
  SESSION_SECONDS,
  type Session,
} from "@/lib/session/session";
import { isLogOutHint } from "@/lib/session/log-out-hint";
import { getClientIp } from "@/lib/session/client-ip";
import { visitorUuid } from "@/lib/session/visitor-uuid";

const oldSecret = "an-old-secret-of-at-least-32-characters";
const freshSecret = "a-fresh-secret-of-at-least-32-characters";
const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };

const cookieValue = (cookie = "") => cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));

describe("the sealed session", () => {
  it("opens with its secret and does not reveal its tokens", async () => {
    const sealed = await sealSession(customer, [freshSecret]);
    expect(sealed).not.toContain("token");
    await expect(openSession(sealed, [freshSecret])).resolves.toEqual(customer);
  });

  it("opens after a rotation until the old secret is removed", async () => {
    const sealed = await sealSession(customer, [oldSecret]);
    await expect(openSession(sealed, [freshSecret, oldSecret])).resolves.toEqual(customer);
    await expect(openSession(sealed, [freshSecret])).resolves.toEqual(NO_SESSION);
  });

  it("stays open through a whole rotation", async () => {
    const sealed = await sealSession(customer, [freshSecret, oldSecret]);
    await expect(openSession(sealed, [freshSecret, oldSecret])).resolves.toEqual(customer);
    await expect(openSession(sealed, [freshSecret])).resolves.toEqual(customer);
    await expect(openSession(sealed, [oldSecret])).resolves.toEqual(NO_SESSION);
  });

  it.each([
    ["the newest secret", freshSecret],
    ["an older secret", oldSecret],
  ])("opens when it was sealed without a secret's id, with %s", async (_, password) => {
    const sealed = await sealData(customer, { password, ttl: SESSION_SECONDS });
    await expect(openSession(sealed, [freshSecret, oldSecret])).resolves.toEqual(customer);
    await expect(openSession(sealed, ["another-secret-of-at-least-32-characters"])).resolves.toEqual(
      NO_SESSION,
    );
  });

  it.each([undefined, "", "nonsense", "Fe26.2*1*x*y*z*1*a*b~2", "{}"])(
    "is anonymous for the value %p",
    async (sealed) => {
      await expect(openSession(sealed, [freshSecret])).resolves.toEqual(NO_SESSION);
    },
  );

  it("is anonymous when tampered with", async () => {
    const sealed = await sealSession(customer, [freshSecret]);
    const at = sealed.length - 20;
    const forged = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    await expect(openSession(forged, [freshSecret])).resolves.toEqual(NO_SESSION);
  });

  it("is opened once for the requests of a minute", async () => {
    const secrets = [freshSecret];
    const sealed = await sealSession(customer, secrets);
    const derivations = jest.spyOn(crypto.subtle, "deriveBits");
    await openSession(sealed, secrets);
    const once = derivations.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    await expect(openSession(sealed, secrets)).resolves.toEqual(customer);
    expect(derivations).toHaveBeenCalledTimes(once);
  });

  it("is signed in only with a customer and a token", () => {
    expect(isSignedIn(customer)).toBe(true);
    expect(isSignedIn({ ...customer, session: "" })).toBe(true);
    expect(isSignedIn({ ...customer, userId: -1 })).toBe(false);
    expect(isSignedIn({ ...NO_SESSION, userId: 7 })).toBe(false);
  });
});

describe("session cookies", () => {
  const settings = { secrets: [freshSecret], secure: false };
  const cookieLines = async (...args: Parameters<typeof sessionCookies>) =>
    (await sessionCookies(...args)).map(serializeCookie);

  it("hide the tokens from scripts and set an opaque hint", async () => {
    const [sealed, hint] = await cookieLines(customer, settings);
    expect(sealed).toMatch(/^madia_session=.+; Path=\/; SameSite=Lax; Max-Age=5184000; HttpOnly$/);
    expect(hint).toMatch(/^madia_in=1-[0-9a-f]{8}; Path=\/; SameSite=Lax; Max-Age=5184000$/);
    await expect(openSession(cookieValue(sealed), [freshSecret])).resolves.toEqual(customer);
  });

  it("end with the browser when the customer is not to be remembered", async () => {
    const cookies = await cookieLines({ ...customer, remember: false }, settings);
    expect(cookies.join()).not.toContain("Max-Age");
  });

  it("are removed together", async () => {
    await expect(cookieLines(NO_SESSION, { ...settings, secure: true })).resolves.toEqual([
      "madia_session=; Path=/; SameSite=Lax; Max-Age=0; Secure; HttpOnly",
      "madia_in=; Path=/; SameSite=Lax; Max-Age=0; Secure",
    ]);
  });

  const hintOf = async (session: Session, hasLoggedOut = false) =>
    cookieValue((await cookieLines(session, { ...settings, hasLoggedOut }))[1]);

  it("tell customers apart in the hint, and know one again after a new log-in", async () => {
    const hint = await hintOf(customer);
    expect(await hintOf({ ...customer, session: "renewed", account: "", remember: false })).toBe(hint);
    expect(await hintOf({ ...customer, userId: 8 })).not.toBe(hint);
  });

  it.each([
    ["nobody", NO_SESSION, false, ""],
    ["nobody after a log-out", NO_SESSION, true, "0"],
    ["a visitor", { ...NO_SESSION, session: "s" }, false, "2"],
    ["a visitor after a log-out", { ...NO_SESSION, session: "s" }, true, "20"],
  ])("hint at %s", async (_, session, hasLoggedOut, hint) => {
    expect(await hintOf(session, hasLoggedOut)).toBe(hint);
    expect(isLogOutHint(hint)).toBe(hasLoggedOut);
  });

  it("with a customer's id are not read as a log-out, even when they end with 0", () => {
    expect(isLogOutHint("1-abcdefa0")).toBe(false);
  });

  it("fit a browser's limit even with long tokens", async () => {
    const [sealed = ""] = await cookieLines({ ...customer, account: "x".repeat(1500) }, settings);
    expect(sealed.length).toBeLessThan(4096);
  });
});

describe("client address and uuid", () => {
  it.each([
    ["203.0.113.9", 0, "203.0.113.9"],
    ["6.6.6.6, 203.0.113.9", 0, "203.0.113.9"],
    ["6.6.6.6, 203.0.113.9, 10.0.0.2", 1, "203.0.113.9"],
    ["6.6.6.6, 203.0.113.9, 10.0.0.2, 10.0.0.3", 2, "203.0.113.9"],
    ["203.0.113.9", 2, "203.0.113.9"],
    [null, 1, ""],
  ])("uses the address before the outermost trusted proxy: %s, %i", (forwardedFor, proxies, expected) => {
    const headers = new Headers(forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor });
    expect(getClientIp(headers, proxies)).toBe(expected);
  });

  it.each([
    ["2001:DB8:0:12:aaaa:bbbb:cccc:dddd", "2001:db8:0:12::"],
    ["2001:db8::12:0:0:0:1", "2001:db8:0:12::"],
    ["2001:0db8:0000:0012::7", "2001:db8:0:12::"],
    ["2001:db8:0:13::7", "2001:db8:0:13::"],
    ["::1", "0:0:0:0::"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
  ])("takes %s for the visitor %s", (address, expected) => {
    expect(getClientIp(new Headers({ "x-forwarded-for": address }), 0)).toBe(expected);
  });

  it("derives a stable uuid for each visitor", () => {
    const uuid = visitorUuid("203.0.113.9", freshSecret);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(visitorUuid("203.0.113.9", freshSecret)).toBe(uuid);
    expect(visitorUuid("203.0.113.10", freshSecret)).not.toBe(uuid);
    expect(visitorUuid("203.0.113.9", oldSecret)).not.toBe(uuid);
  });
});
