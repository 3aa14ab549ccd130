/** @jest-environment node */
import { readPreviewQuery } from "@/lib/preview/link";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const IRENE = { name: "Irene Bassani" };
const mockEditor = { read: IRENE as object };
const mockLinks = { addLink: jest.fn(), revokeLink: jest.fn() };

jest.mock("@/lib/preview/staff", () => ({ readContentEditor: async () => mockEditor.read }));
jest.mock("@/lib/preview/link-store", () => mockLinks);

async function routes() {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, REVALIDATE_SECRET: SECRET });
  const [start, share, revoke] = await Promise.all([
    import("@/app/api/preview/start/route"),
    import("@/app/api/preview/share/route"),
    import("@/app/api/preview/revoke/route"),
  ]);
  return { start: start.POST, share: share.POST, revoke: revoke.POST };
}

const post = (fields: Record<string, string>) =>
  new Request("http://localhost/api/preview/start", { method: "POST", body: new URLSearchParams(fields) });

const LINK_ID = "a-link-of-the-test-1234";

beforeEach(() => {
  mockEditor.read = IRENE;
});

test("staff open a preview of a moment, a store and a segment", async () => {
  const { start } = await routes();
  const view = { path: "/pescheria", date: "2026-12-15", time: "08:00", warehouseId: "3", segmentId: "7" };
  const response = await start(post({ ...view, q: "pesce", linkId: LINK_ID }));
  expect([response.status, response.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
  const [, query = ""] = (response.headers.get("location") ?? "").split("?");
  expect(readPreviewQuery(new URLSearchParams(query), SECRET, new Date())).toEqual({
    path: "/pescheria",
    date: "2026-12-15",
    time: "08:00",
    warehouseId: 3,
    segmentId: 7,
    until: expect.any(Number),
  });
});

test("a link is stored with its creator and expiry", async () => {
  const { share } = await routes();
  const response = await share(post({ path: "/", date: "", days: "2" }));
  expect(response.headers.get("location")).toMatch(/^\/backoffice\/content\/links\?created=[\w-]{24}$/);
  expect(mockLinks.addLink).toHaveBeenCalledWith(
    expect.objectContaining({ path: "/", createdBy: "Irene Bassani", revokedAt: null }),
  );
});

test.each([
  ["a foreign address", { path: "//altrove.test/", days: "2" }],
  ["the staff area", { path: "/backoffice/customers", days: "2" }],
  ["an hour that does not exist", { path: "/", date: "2026-12-15", time: "25:00", days: "2" }],
  ["a link that never ends", { path: "/", days: "400" }],
])("rejects %s", async (_name, fields) => {
  const { share } = await routes();
  expect((await share(post(fields))).status).toBe(400);
  expect(mockLinks.addLink).not.toHaveBeenCalled();
});

test("others may neither preview nor share nor revoke", async () => {
  mockEditor.read = { rejected: "forbidden" };
  const { start, share, revoke } = await routes();
  for (const route of [start, share, revoke])
    expect((await route(post({ path: "/", days: "2", linkId: LINK_ID }))).status).toBe(403);
  expect(mockLinks.addLink).not.toHaveBeenCalled();
  expect(mockLinks.revokeLink).not.toHaveBeenCalled();
});

test("after the session has ended the log-in is asked for", async () => {
  mockEditor.read = { rejected: "sessionExpired" };
  const { start, share, revoke } = await routes();
  for (const route of [start, share, revoke]) {
    const response = await route(post({ path: "/", days: "2", linkId: LINK_ID }));
    const expected = "/backoffice/login?redirect=%2Fbackoffice%2Fcontent&expired=1";
    expect([response.status, response.headers.get("location")]).toEqual([303, expected]);
  }
});

test("an hour without a day is one of today", async () => {
  const { share } = await routes();
  await share(post({ path: "/", date: "", time: "18:30", days: "2" }));
  expect(mockLinks.addLink).toHaveBeenLastCalledWith(
    expect.objectContaining({ time: "18:30", date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }),
  );
});

test.each([
  ["a page that cannot be previewed", "start", { path: "//x" }, 400, "/backoffice/content"],
  ["a link that is not there", "revoke", { linkId: "-" }, 404, "/backoffice/content/links"],
] as const)("%s is a page with a way back", async (_name, route, fields, status, href) => {
  const response = await (await routes())[route](post(fields));
  expect([response.status, response.headers.get("content-type")]).toEqual([
    status,
    "text/html; charset=utf-8",
  ]);
  expect(await response.text()).toContain(`<a href="${href}">`);
});

test("revokes a link", async () => {
  const { revoke } = await routes();
  expect((await revoke(post({ linkId: LINK_ID }))).status).toBe(303);
  expect(mockLinks.revokeLink).toHaveBeenCalledWith(LINK_ID, expect.any(Date));
});
