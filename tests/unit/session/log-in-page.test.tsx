import type { ReactElement } from "react";
import LoginPage from "@/app/[locale]/(account)/login/page";
import ProfilePage from "@/app/[locale]/(account)/profile/page";
import { NO_SESSION, type Session } from "@/lib/session/session";

const mockPlace = { locale: "it", session: null as Session | null };

jest.mock("next-intl/server", () => ({ getLocale: async () => mockPlace.locale }));
jest.mock("next/navigation", () => ({
  redirect: (target: string) => {
    throw new Error(`sent to ${target}`);
  },
}));
jest.mock("@/lib/session/server", () => ({ readSession: async () => mockPlace.session }));
jest.mock("@/app/[locale]/(account)/login/actions", () => ({ logIn: jest.fn() }));
jest.mock("@/components/account/login-panel", () => ({ LoginPanel: () => null }));

const open = (query: Record<string, string>) => LoginPage({ searchParams: Promise.resolve(query) });

describe.each([
  ["it", "", "/"],
  ["en", "/en", "/en"],
])("in %s", (locale, prefix, home) => {
  beforeEach(() => {
    mockPlace.locale = locale;
    mockPlace.session = NO_SESSION;
  });

  it("log-in leads Home, or where the customer wanted to go", async () => {
    const panel = (page: unknown) => (page as ReactElement<{ target: string }>).props;
    expect(panel(await open({})).target).toBe(home);
    expect(panel(await open({ redirect: "https://evil.example" })).target).toBe(home);
    expect(panel(await open({ redirect: `${prefix}/cart` })).target).toBe(`${prefix}/cart`);
  });

  it("a customer who is signed in is sent on at once", async () => {
    mockPlace.session = { session: "s", account: "a", userId: 7, remember: true };
    await expect(open({})).rejects.toThrow(new Error(`sent to ${home}`));
  });

  it("the profile begins with its first page", async () => {
    await expect(ProfilePage()).rejects.toThrow(new Error(`sent to ${prefix}/profile/dashboard`));
  });
});
