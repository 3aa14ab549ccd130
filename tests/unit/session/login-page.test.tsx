import type { ReactElement } from "react";
import LoginPage from "@/app/[locale]/(account)/login/page";
import ProfilePage from "@/app/[locale]/(account)/profile/page";
import { NO_SESSION, type Session } from "@/lib/session/session";

const mockRequest = { locale: "it", session: null as Session | null };

jest.mock("next-intl/server", () => ({ getLocale: async () => mockRequest.locale }));
jest.mock("next/navigation", () => ({
  redirect: (target: string) => {
    throw new Error(`redirected to ${target}`);
  },
}));
jest.mock("@/lib/session/server", () => ({ readSession: async () => mockRequest.session }));
jest.mock("@/app/[locale]/(account)/login/actions", () => ({ logIn: jest.fn() }));
jest.mock("@/components/auth/login-panel", () => ({ LoginPanel: () => null }));

const open = (query: Record<string, string>) =>
  LoginPage({ params: Promise.resolve({ locale: "it" }), searchParams: Promise.resolve(query) });

describe.each([
  ["it", "", "/"],
  ["en", "/en", "/en"],
])("in %s", (locale, prefix, home) => {
  beforeEach(() => {
    mockRequest.locale = locale;
    mockRequest.session = NO_SESSION;
  });

  it("login redirects home or to the requested page", async () => {
    const panel = (page: unknown) => (page as ReactElement<{ target: string }>).props;
    expect(panel(await open({})).target).toBe(home);
    expect(panel(await open({ redirect: "https://evil.example" })).target).toBe(home);
    expect(panel(await open({ redirect: `${prefix}/cart` })).target).toBe(`${prefix}/cart`);
  });

  it("redirects a signed-in customer immediately", async () => {
    mockRequest.session = { session: "s", account: "a", userId: 7, remember: true };
    await expect(open({})).rejects.toThrow(new Error(`redirected to ${home}`));
  });

  it("redirects the profile to the dashboard", async () => {
    await expect(ProfilePage()).rejects.toThrow(new Error(`redirected to ${prefix}/profile/dashboard`));
  });
});
