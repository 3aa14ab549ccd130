import type { ReactElement } from "react";
import Page from "@/app/[locale]/(account)/registration-social-completed/page";
import { SocialSignedOut } from "@/components/auth/social-signed-out";
import { NO_SESSION, type Session } from "@/lib/session/session";

const mockRequest = { locale: "it", session: null as Session | null };

jest.mock("next-intl/server", () => ({
  getLocale: async () => mockRequest.locale,
  getTranslations: async () => (key: string) => key,
}));
jest.mock("@/lib/session/server", () => ({ readSession: async () => mockRequest.session }));
jest.mock("@/components/profile/social-completion", () => ({ SocialCompletion: () => null }));

const open = async (query: Record<string, string> = {}) =>
  (await Page({
    params: Promise.resolve({ locale: mockRequest.locale }),
    searchParams: Promise.resolve(query),
  })) as ReactElement<{ target: string }>;

const linksOf = async (page: ReactElement<{ target: string }>) =>
  ((await SocialSignedOut(page.props)) as ReactElement<{ links: { href: string }[] }>).props.links;

it.each([
  ["it", {}, "/login?redirect=%2Fregistration-social-completed"],
  [
    "en",
    { redirect: "/en/checkout" },
    "/login?redirect=%2Fen%2Fregistration-social-completed%3Fredirect%3D%252Fen%252Fcheckout",
  ],
  ["it", { redirect: "https://evil.example" }, "/login?redirect=%2Fregistration-social-completed"],
])("leads a visitor in %s to the log-in and back", async (locale, query, href) => {
  Object.assign(mockRequest, { locale, session: NO_SESSION });
  const page = await open(query);
  expect(page.type).toBe(SocialSignedOut);
  expect(await linksOf(page)).toEqual([{ href, label: "submit" }]);
});

it("asks a customer for what is missing", async () => {
  mockRequest.session = { session: "s", account: "a", userId: 7, remember: true };
  expect((await open()).type).not.toBe(SocialSignedOut);
});
