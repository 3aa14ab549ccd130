import nock from "nock";
import { contentMarkdown } from "@/lib/markdown/content";
import { documentMetadata } from "@/lib/seo/document";
import { missingRoutes } from "@/lib/upstream/missing-routes";
import { envelope } from "@/tests/support/envelope";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string, values?: { title: string }) => values?.title ?? key),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SITE = "http://localhost:4000";

const post = {
  id: 7,
  slug: "riso",
  date: "2026-11-20T08:30:00",
  title: { rendered: "Riso e zucca" },
  modified: "2026-11-25T09:00:00",
  content: { rendered: "<p>Tosta il riso.</p>", protected: false },
  excerpt: { rendered: "<p>Come al forno</p>", protected: false },
};

function mockSites(type: "posts" | "recipes"): void {
  const site = nock(SITE).persist();
  site.get(/^\/ebsn\/api\/article\//).reply(200, envelope({}));
  site.get(`/p/wp-json/wp/v2/${type}`).query(true).reply(200, [post]);
  site.get(/^\/p\/wp-json\//).reply(200, "[]");
}

afterEach(() => {
  nock.cleanAll();
  missingRoutes.clear();
});

test.each([
  ["post", "posts", "/news/riso"],
  ["recipe", "recipes", "/ricette/riso"],
] as const)(
  "a %s that only WordPress has is found by search engines and programs",
  async (kind, type, path) => {
    mockSites(type);
    const { title, description, alternates, robots, openGraph } = await documentMetadata("riso", kind);
    expect([title, description, robots]).toEqual(["Riso e zucca", "Come al forno", undefined]);
    expect(String(alternates?.canonical)).toMatch(new RegExp(`${path}$`));
    expect(openGraph).toMatchObject({
      type: "article",
      publishedTime: "2026-11-20",
      modifiedTime: "2026-11-25",
    });
    await expect(contentMarkdown(kind, "riso", "it")).resolves.toMatch(
      /^# Riso e zucca\n[^]*Tosta il riso\./,
    );
  },
);

test("a page that asks for a password is not indexed, as nothing of it can be read", async () => {
  const page = { ...post, content: { rendered: "", protected: true } };
  const site = nock(SITE).persist();
  site.get(/^\/ebsn\/api\/article\//).reply(200, envelope({}));
  site.get("/p/wp-json/wp/v2/pages").query(true).reply(200, [page]);
  expect((await documentMetadata("riso", "page")).robots).toEqual({ index: false, follow: true });
});
