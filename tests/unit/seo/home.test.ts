import { createTranslator } from "next-intl";
import { getHomeCategory } from "@/lib/ebsn/catalogue";
import type { Category } from "@/lib/ebsn/domain/category";
import { homeMetadata } from "@/lib/seo/home";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";

let mockLocale: "it" | "en" = "it";

jest.mock("next-intl/server", () => ({
  getLocale: async () => mockLocale,
  getTranslations: async (namespace: "seo") =>
    createTranslator({
      locale: mockLocale,
      messages: { it: italian, en: english }[mockLocale],
      namespace,
      onError: () => undefined,
    }),
}));
jest.mock("@/lib/ebsn/catalogue", () => ({ getHomeCategory: jest.fn() }));

const seo = { title: "La spesa fresca", description: "Frutta e verdura." };

test.each([
  ["it", seo],
  ["en", english.seo],
] as const)("the home page in %s has texts of its language", async (locale, expected) => {
  mockLocale = locale;
  jest.mocked(getHomeCategory).mockResolvedValue({ seo, blocks: [] } as unknown as Category);
  const { openGraph, description } = await homeMetadata();
  expect(openGraph?.title).toBe(expected.title);
  expect(description).toBe(expected.description);
});
