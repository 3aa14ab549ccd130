import { sessionCookies } from "@/lib/session/cookies";
import { isSignedIn, NO_SESSION, openSession, sealSession, type Session } from "@/lib/session/session";
import { clientAddress, visitorUuid } from "@/lib/session/visitor";

const old = "an-old-secret-of-at-least-32-characters";
const fresh = "a-fresh-secret-of-at-least-32-characters";
const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };

const value = (cookie = "") => cookie.slice(cookie.indexOf("=") + 1, cookie.indexOf(";"));

describe("the sealed session", () => {
  it("opens with the secret that sealed it and shows nothing of its tokens", async () => {
    const sealed = await sealSession(customer, [fresh]);
    expect(sealed).not.toContain("token");
    await expect(openSession(sealed, [fresh])).resolves.toEqual(customer);
  });

  it("opens after the secrets were rotated, and not once the old one is gone", async () => {
    const sealed = await sealSession(customer, [old]);
    await expect(openSession(sealed, [fresh, old])).resolves.toEqual(customer);
    await expect(openSession(sealed, [fresh])).resolves.toEqual(NO_SESSION);
  });

  it.each([undefined, "", "nonsense", "Fe26.2*1*x*y*z*1*a*b~2", "{}"])(
    "is nobody's when it reads %p",
    async (sealed) => {
      await expect(openSession(sealed, [fresh])).resolves.toEqual(NO_SESSION);
    },
  );

  it("is nobody's when one letter was changed", async () => {
    const sealed = await sealSession(customer, [fresh]);
    const at = sealed.length - 20;
    const forged = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    await expect(openSession(forged, [fresh])).resolves.toEqual(NO_SESSION);
  });

  it("signs in only a customer with a token", () => {
    expect(isSignedIn(customer)).toBe(true);
    expect(isSignedIn({ ...customer, session: "" })).toBe(true);
    expect(isSignedIn({ ...customer, userId: -1 })).toBe(false);
    expect(isSignedIn({ ...NO_SESSION, userId: 7 })).toBe(false);
  });
});

describe("its cookies", () => {
  const settings = { secrets: [fresh], secure: false };

  it("keep the tokens from scripts and leave a hint that says nothing", async () => {
    const [sealed, hint] = await sessionCookies(customer, settings);
    expect(sealed).toMatch(/^madia_session=.+; Path=\/; SameSite=Lax; Max-Age=5184000; HttpOnly$/);
    expect(hint).toBe("madia_in=1; Path=/; SameSite=Lax; Max-Age=5184000");
    await expect(openSession(value(sealed), [fresh])).resolves.toEqual(customer);
  });

  it("end with the browser when the customer is not to be remembered", async () => {
    const cookies = await sessionCookies({ ...customer, remember: false }, settings);
    expect(cookies.join()).not.toContain("Max-Age");
  });

  it("are both taken away together", async () => {
    await expect(sessionCookies(NO_SESSION, { ...settings, secure: true })).resolves.toEqual([
      "madia_session=; Path=/; SameSite=Lax; Max-Age=0; Secure; HttpOnly",
      "madia_in=; Path=/; SameSite=Lax; Max-Age=0; Secure",
    ]);
  });

  it("fit a browser's limit even with long tokens", async () => {
    const [sealed = ""] = await sessionCookies({ ...customer, account: "x".repeat(1500) }, settings);
    expect(sealed.length).toBeLessThan(4096);
  });
});

describe("the visitor", () => {
  it("is the address next to the outermost trusted proxy", () => {
    expect(clientAddress("203.0.113.9", 0)).toBe("203.0.113.9");
    expect(clientAddress("6.6.6.6, 203.0.113.9", 1)).toBe("203.0.113.9");
    expect(clientAddress("6.6.6.6, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
    expect(clientAddress("203.0.113.9", 2)).toBe("203.0.113.9");
    expect(clientAddress(null, 1)).toBe("");
  });

  it("has a uuid that stays the same and differs from others", () => {
    const uuid = visitorUuid("203.0.113.9", fresh);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(visitorUuid("203.0.113.9", fresh)).toBe(uuid);
    expect(visitorUuid("203.0.113.10", fresh)).not.toBe(uuid);
    expect(visitorUuid("203.0.113.9", old)).not.toBe(uuid);
  });
});
