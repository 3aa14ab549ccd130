import nock from "nock";
import { z } from "zod";
import { previewQuery } from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const SHOP = "http://localhost:4000";

const mockDraft = { isEnabled: true };
const mockJar = { value: "" };

jest.mock("next/headers", () => ({
  draftMode: async () => mockDraft,
  cookies: async () => ({ get: () => ({ value: mockJar.value }) }),
}));

/** With the secret in the environment, which is read once. */
async function freshReader() {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, REVALIDATE_SECRET: SECRET });
  return import("@/lib/ebsn/transport");
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const answer = { response: { status: 0 }, data: {} };
const call = {
  path: "/ebsn/api/category",
  schema: z.object({}),
  policy: { revalidate: 900, tags: ["category"] },
};

beforeEach(() => {
  mockDraft.isEnabled = true;
  mockJar.value = previewQuery({ path: "/", date: "2026-12-10" }, inAnHour(), SECRET);
});
afterEach(() => nock.cleanAll());

test("pages in preview are read as of its day, past every cache", async () => {
  const { readPublic } = await freshReader();
  const asked = nock(SHOP).get(call.path).query({ forcedPreviewDate: "2026-12-10" }).reply(200, answer);
  const fetched = jest.spyOn(globalThis, "fetch");
  await readPublic(call);
  expect(asked.isDone()).toBe(true);
  expect(fetched).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ cache: "no-store" }));
});

test("pages of a draft are read with the drafts", async () => {
  mockJar.value = previewQuery({ path: "/", date: "" }, inAnHour(), SECRET);
  const { readPublic } = await freshReader();
  const asked = nock(SHOP).get(call.path).query({ previewDrafts: "true" }).reply(200, answer);
  await readPublic(call);
  expect(asked.isDone()).toBe(true);
});

test.each([
  [
    "a day, up to it",
    "2026-12-10",
    { forcedPreviewDate: "2026-12-10", status: "publish,future", before: "2026-12-10T23:59:59" },
  ],
  ["drafts", "", { previewDrafts: "true", status: "publish,future,draft,pending" }],
])("a content system that knows its users is asked as one of them for %s", async (_name, date, asked) => {
  mockJar.value = previewQuery({ path: "/page/cambia", date }, inAnHour(), SECRET);
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    REVALIDATE_SECRET: SECRET,
    CONTENT_API_AUTH: "prova:abcd efgh",
  });
  const { getContentPage } = await import("@/lib/content/documents");
  const found = nock(SHOP, { reqheaders: { authorization: `Basic ${btoa("prova:abcd efgh")}` } })
    .get("/p/wp-json/wp/v2/pages")
    .query({ slug: "cambia", _embed: 1, ...asked })
    .reply(200, [{ id: 1, slug: "cambia", title: { rendered: "Cambia" } }]);
  await expect(getContentPage("cambia")).resolves.toMatchObject({ title: "Cambia" });
  expect(found.isDone()).toBe(true);
});

test.each([
  ["outside draft mode", () => (mockDraft.isEnabled = false)],
  ["with a cookie nobody signed", () => (mockJar.value = "path=/&date=2026-12-10")],
])("pages %s are read as of today, and kept", async (_name, change) => {
  change();
  const { readPublic } = await freshReader();
  const asked = nock(SHOP).get(call.path).reply(200, answer);
  const fetched = jest.spyOn(globalThis, "fetch");
  await readPublic(call);
  expect(asked.isDone()).toBe(true);
  expect(fetched).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ next: call.policy }));
});
