import { openSession, NO_SESSION, type Session } from "@/lib/session/session";
import { readSessionCookie } from "@/lib/session/session-cookie";
import { serializeCookie, type SessionCookie, sessionCookies } from "@/lib/session/cookies";
import { log } from "@/lib/log";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const oldSecret = "an-old-secret-of-at-least-32-characters";
const freshSecret = "a-fresh-secret-of-at-least-32-characters";

const sessionOf = (tokenLength: number): Session => ({
  session: "token-s",
  account: "x".repeat(tokenLength),
  userId: 7,
  remember: true,
});

const browserOf = (cookies: SessionCookie[]) =>
  new Map(cookies.filter(({ options }) => options.maxAge !== 0).map(({ name, value }) => [name, { value }]));

const namesOf = (cookies: Iterable<string>) =>
  [...cookies].filter((name) => name.startsWith("madia_session"));

async function write(session: Session, sentNames: string[] = [], secrets = [freshSecret]) {
  return sessionCookies(session, { secrets, secure: true, sentNames });
}

describe("the session cookie", () => {
  it.each([
    [100, 1],
    [2_400, 1],
    [2_900, 2],
    [5_000, 2],
    [8_000, 3],
  ])(
    "of a token of %i characters is kept in %i cookies that every browser accepts",
    async (length, count) => {
      const session = sessionOf(length);
      const cookies = await write(session);
      for (const cookie of cookies) expect(serializeCookie(cookie).length).toBeLessThan(4096);
      const browser = browserOf(cookies);
      expect(namesOf(browser.keys())).toEqual(
        ["madia_session", "madia_session.1", "madia_session.2"].slice(0, count),
      );
      const { sealed, names } = readSessionCookie(browser);
      expect(names).toHaveLength(count);
      await expect(openSession(sealed, [freshSecret])).resolves.toEqual(session);
    },
  );

  it("hides every part from scripts", async () => {
    const parts = (await write(sessionOf(5_000))).filter(({ name }) => name.startsWith("madia_session"));
    expect(parts).toHaveLength(2);
    for (const { options } of parts)
      expect(options).toEqual({
        path: "/",
        sameSite: "lax",
        maxAge: 5_184_000,
        secure: true,
        httpOnly: true,
      });
  });

  it("opens after a change of the secret", async () => {
    const browser = browserOf(await write(sessionOf(5_000), [], [oldSecret]));
    const { sealed } = readSessionCookie(browser);
    await expect(openSession(sealed, [freshSecret, oldSecret])).resolves.toEqual(sessionOf(5_000));
  });

  it.each([
    ["a shorter session", sessionOf(100), ["madia_session.1", "madia_session.2"]],
    ["a session of two parts", sessionOf(5_000), ["madia_session.2"]],
    ["no session", NO_SESSION, ["madia_session", "madia_session.1", "madia_session.2"]],
  ])("leaves no part behind when it becomes %s", async (_, session, removed) => {
    const { names } = readSessionCookie(browserOf(await write(sessionOf(8_000))));
    const cookies = await write(session, names);
    expect(cookies.filter(({ options }) => options.maxAge === 0).map(({ name }) => name)).toEqual(
      expect.arrayContaining(removed),
    );
    expect(namesOf(browserOf(cookies).keys())).toHaveLength(3 - removed.length);
  });

  it("does not mind a part that another answer has left", async () => {
    const browser = browserOf(await write(sessionOf(100)));
    browser.set("madia_session.1", { value: "left" });
    const { sealed, names } = readSessionCookie(browser);
    expect(names).toEqual(["madia_session", "madia_session.1"]);
    await expect(openSession(sealed, [freshSecret])).resolves.toEqual(sessionOf(100));
  });

  it.each(["madia_session", "madia_session.1"])("is no session without %s", async (name) => {
    const browser = browserOf(await write(sessionOf(5_000)));
    browser.delete(name);
    await expect(openSession(readSessionCookie(browser).sealed, [freshSecret])).resolves.toEqual(NO_SESSION);
  });

  it.each(["", "2.", "9.Fe26", "nonsense"])("is no session with the value %p", async (value) => {
    const { sealed } = readSessionCookie(new Map([["madia_session", { value }]]));
    await expect(openSession(sealed, [freshSecret])).resolves.toEqual(NO_SESSION);
  });

  it("of a session that is too long for three is not set, and the log says why", async () => {
    const cookies = await write(sessionOf(12_000), ["madia_session", "madia_session.1"]);
    expect([...browserOf(cookies).keys()]).toEqual([]);
    expect(cookies.map(({ name }) => name)).toEqual(["madia_session", "madia_session.1", "madia_in"]);
    expect(log).toHaveBeenCalledWith("error", "session", {
      reason: "The tokens of the shop are too long for 3 cookies: the customer stays logged out.",
      sealedLength: expect.any(Number) as number,
      maxLength: expect.any(Number) as number,
    });
  });
});
