import type { ReactElement } from "react";
import Page, { generateMetadata } from "@/app/[locale]/(account)/registration/confirm/[...result]/page";

jest.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
jest.mock("@/app/[locale]/(account)/email-actions", () => ({ resendEmail: jest.fn() }));

const propsOf = (result: string[]) => ({
  params: Promise.resolve({ locale: "it", result }),
  searchParams: Promise.resolve({}),
});

it.each([
  [["unavailable"], "unavailableTitle", false],
  [["error"], "errorTitle", true],
  [["anything", "else"], "errorTitle", true],
])("the result %j is told as %s", async (result, title, canResend) => {
  const page = (await Page(propsOf(result))) as ReactElement<{ title: string; children?: unknown }>;
  expect(page.props.title).toBe(title);
  expect(Boolean(page.props.children)).toBe(canResend);
  expect(await generateMetadata(propsOf(result))).toEqual({ title: `registration.${title}` });
});
