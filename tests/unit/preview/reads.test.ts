import nock from "nock";
import { z } from "zod";
import { previewQuery } from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const SHOP = "http://localhost:4000";

const mockDraft = { isEnabled: true };
const mockCookies = { value: "" };

const mockReadCached = jest.fn((_key: string, _policy: unknown, load: () => Promise<unknown>) => load());

jest.mock("@/lib/upstream/read-cached", () => ({
  readCached: mockReadCached,
  readOnce: (_key: string, load: () => Promise<unknown>) => load(),
}));

jest.mock("next/headers", () => ({
  draftMode: async () => mockDraft,
  cookies: async () => ({ get: () => ({ value: mockCookies.value }) }),
}));

/** The environment is read once, on import. */
async function importFreshTransport() {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, REVALIDATE_SECRET: SECRET });
  return import("@/lib/ebsn/transport");
}

const oneHourFromNow = () => Math.floor(Date.now() / 1000) + 3600;
const okResponse = { response: { status: 0 }, data: {} };
const call = {
  path: "/ebsn/api/category",
  schema: z.object({}),
  policy: { revalidate: 900, tags: ["category"] },
};

beforeEach(() => {
  mockDraft.isEnabled = true;
  mockCookies.value = previewQuery({ path: "/", date: "2026-12-10" }, oneHourFromNow(), SECRET);
});
afterEach(() => nock.cleanAll());

test("reads as of the preview date without caching", async () => {
  const { readPublic } = await importFreshTransport();
  const expected = nock(SHOP)
    .get(call.path)
    .query({ forcedPreviewDate: "2026-12-10" })
    .reply(200, okResponse);
  await readPublic(call);
  expect(expected.isDone()).toBe(true);
  expect(mockReadCached).not.toHaveBeenCalled();
});

test("includes drafts in a draft preview", async () => {
  mockCookies.value = previewQuery({ path: "/", date: "" }, oneHourFromNow(), SECRET);
  const { readPublic } = await importFreshTransport();
  const expected = nock(SHOP).get(call.path).query({ previewDrafts: "true" }).reply(200, okResponse);
  await readPublic(call);
  expect(expected.isDone()).toBe(true);
});

test.each([
  ["2026-12-15", "08:00", "2026-12-15T07:00:00.000Z"],
  ["2026-12-15", "", "2026-12-15T11:00:00.000Z"],
])(
  "the page's own clock stands at %s %s, for leaflets, promotions and opening hours",
  async (date, time, moment) => {
    const view = { path: "/", date, ...(time ? { time } : {}) };
    mockCookies.value = previewQuery(view, oneHourFromNow(), SECRET);
    await importFreshTransport();
    const { pageTime } = await import("@/lib/preview/server");
    expect((await pageTime()).toISOString()).toBe(moment);
  },
);

test.each([
  [
    "a date",
    "2026-12-10",
    { forcedPreviewDate: "2026-12-10", status: "publish,future", before: "2026-12-10T23:59:59" },
  ],
  ["drafts", "", { previewDrafts: "true", status: "publish,future,draft,pending" }],
])("authenticates with the content system for %s", async (_name, date, expected) => {
  mockCookies.value = previewQuery({ path: "/page/cambia", date }, oneHourFromNow(), SECRET);
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    REVALIDATE_SECRET: SECRET,
    CONTENT_API_AUTH: "prova:abcd efgh",
  });
  const { getContentPage } = await import("@/lib/content/documents");
  const request = nock(SHOP, { reqheaders: { authorization: `Basic ${btoa("prova:abcd efgh")}` } })
    .get("/p/wp-json/wp/v2/pages")
    .query({ slug: "cambia", _embed: 1, ...expected })
    .reply(200, [{ id: 1, slug: "cambia", title: { rendered: "Cambia" } }]);
  await expect(getContentPage("cambia")).resolves.toMatchObject({ title: "Cambia" });
  expect(request.isDone()).toBe(true);
});

test.each([
  ["is off", () => (mockDraft.isEnabled = false)],
  ["has an unsigned cookie", () => (mockCookies.value = "path=/&date=2026-12-10")],
])("reads current data with caching when draft mode %s", async (_name, change) => {
  change();
  const { readPublic } = await importFreshTransport();
  const expected = nock(SHOP).get(call.path).reply(200, okResponse);
  await readPublic(call);
  expect(expected.isDone()).toBe(true);
  expect(mockReadCached).toHaveBeenCalledWith(expect.any(String), call.policy, expect.any(Function));
});
